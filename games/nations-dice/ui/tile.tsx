import { ClauseMark, Icon, IconScene, Name, Portrait, ResourceToken, useSay, Words } from "@civitas/table-kit";
import { isTile } from "../src/buildings.ts";
import { startingBuildingDice } from "../src/content/boards.ts";
import { type ChitKind, chitKinds, type PrintedChits } from "../src/content/chits.ts";
import { colours, type PrintedDice, type Resource } from "../src/content/dice.ts";
import { originOf } from "../src/content/origin.ts";
import { type TileId, type TileKind, tileOf } from "../src/content/tiles.ts";
import { tileName } from "../src/names.ts";
import type { BuildingId } from "../src/state.ts";
import { PrintedDie } from "./die.tsx";
import { say } from "./say.ts";
import { groundOf } from "./scenes.ts";

/** What a tile or a printed building gives, in one shape. */
export interface Printed {
  readonly kind: TileKind;
  readonly dice: PrintedDice;
  readonly chits: PrintedChits;
  readonly vp: number;
  readonly stone: number;
}

/** What a tile costs where it lies. */
interface Price {
  readonly resource: Resource;
  readonly amount: number;
}

const PRINTED_ON_BOARD: Printed = { kind: "building", dice: startingBuildingDice, chits: {}, vp: 0, stone: 0 };

export const printedOn = (id: BuildingId): Printed => (isTile(id) ? tileOf(id) : PRINTED_ON_BOARD);

/** The dice and chits a tile brings, drawn one by one. */
export function Gives({ dice, chits }: { readonly dice: PrintedDice; readonly chits: PrintedChits }) {
  return (
    <span className="nd-gives">
      {colours.flatMap((colour) =>
        Array.from({ length: dice[colour] ?? 0 }, (_, i) => <PrintedDie key={`${colour}${i}`} colour={colour} />),
      )}
      {chitKinds.flatMap((kind) =>
        Array.from({ length: chits[kind] ?? 0 }, (_, i) => <Chit key={kind + i} kind={kind} />),
      )}
    </span>
  );
}

/** A round cardboard chit, worth 1 of its resource, or a reroll. */
export function Chit({ kind, n }: { readonly kind: ChitKind; readonly n?: number }) {
  return (
    <span className="nd-chit" data-kind={kind}>
      <Icon name={kind} />
      {n !== undefined && n > 1 && <b>×{n}</b>}
    </span>
  );
}

export function Points({ n }: { readonly n: number }) {
  const words = useSay();
  return (
    <span className="nd-points">
      <Icon name="points" label={words.plain(say("ui.points"))} />
      <b>{n}</b>
    </span>
  );
}

/** A progress tile: its picture on a band in the colour of its kind, its name, what it brings. */
export function TileFace({ id, price }: { readonly id: BuildingId; readonly price?: Price }) {
  const printed = printedOn(id);
  return (
    <span className="nd-tile" data-kind={printed.kind} data-tone={TONES[printed.kind]}>
      <span className="nd-band">
        <IconScene icon={id} ground={groundOf(id)} />
        {price !== undefined && (
          <span className="nd-price">
            <ResourceToken kind={price.resource} n={price.amount} size="small" />
          </span>
        )}
      </span>
      <span className="nd-body name-room">
        <span className="nd-name">
          <Name message={tileName(id)} />
        </span>
        <span className="nd-foot">
          {printed.stone > 0 && <ResourceToken kind="stone" n={printed.stone} size="small" />}
          <Gives dice={printed.dice} chits={printed.chits} />
          {printed.vp > 0 && <Points n={printed.vp} />}
        </span>
      </span>
    </span>
  );
}

/** The colour of a kind of tile. */
export const TONES: Readonly<Record<TileKind, string>> = {
  building: "building",
  advisor: "culture",
  colony: "military",
  wonder: "stone",
};

/** Where the rules speak of a kind of tile. */
const RULE_OF: Readonly<Record<TileKind, string>> = {
  building: "ND-11.1",
  advisor: "ND-12.1",
  colony: "ND-13.1",
  wonder: "ND-14.1",
};

/** The tile, large, with everything it does in words. */
export function BigTile({ id }: { readonly id: TileId }) {
  const printed = tileOf(id);
  const dice = Object.entries(printed.dice);
  const chits = Object.entries(printed.chits);
  return (
    <Portrait
      tone={TONES[printed.kind]}
      icon={id}
      ground={groundOf(id)}
      name={<Words message={tileName(id)} />}
      origin={originOf(id)}
      kind={<Words message={say("ui.kind-of-age", { kind: say(`ui.kind.${printed.kind}`), age: printed.age })} />}
    >
      <ul>
        {printed.stone > 0 && <Fact text={say("ui.stone-to-build", { n: printed.stone })} />}
        {dice.map(([colour, n]) => (
          <Fact key={colour} text={say("ui.gives-dice", { n, colour })} />
        ))}
        {chits.map(([kind, n]) => (
          <Fact key={kind} text={say("ui.gives-chits", { n, kind })} />
        ))}
        <Fact text={say("ui.worth", { n: printed.vp })} />
      </ul>
      <p className="quiet">
        <Words message={say(`ui.rule.${printed.kind}`)} /> <ClauseMark id={RULE_OF[printed.kind]} />
      </p>
    </Portrait>
  );
}

function Fact({ text }: { readonly text: ReturnType<typeof say> }) {
  return (
    <li>
      <Words message={text} />
    </li>
  );
}
