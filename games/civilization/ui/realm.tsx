import type { Message, Seat } from "@civitas/kernel";
import { Changing, Emblem, Icon, Piece, useSay, ZoneBox } from "@civitas/table-kit";
import { HUTS, VILLAGES } from "../src/content/huts.ts";
import {
  MARKET_RESOURCES,
  RESOURCES,
  type Resource,
  UNIT_TYPES,
  type UnitId,
  type UnitType,
} from "../src/content/ids.ts";
import { strengthOf } from "../src/content/units.ts";
import { ref } from "../src/refs.ts";
import type { OwnView } from "../src/view/view.ts";
import { Chips } from "./chips.tsx";
import { each } from "./listed.ts";
import { nameOf, unitName } from "./names.ts";
import { numeral } from "./numerals.ts";
import { picture } from "./pictures.ts";
import { say } from "./say.ts";
import { useMine, useRealm } from "./seats.ts";
import { showNation, useShownNation } from "./stance.ts";

/** What a nation has beside the map: resources, units, cards. */
export function RealmZone() {
  const nation = useShownNation();
  const mine = useMine();
  const { limits, events } = useRealm(nation);
  const words = useSay();
  const held = events.reduce((sum, n) => sum + n, 0);
  return (
    <ZoneBox
      className="cv-realm"
      title={nation === mine ? words.plain(say("ui.realm")) : <Abroad nation={nation} />}
      aside={
        <span className="cv-limits">
          <Limit icon="speed" label="ui.speed" n={limits.speed} />
          <Limit icon="stacking" label="ui.stack" n={limits.stack} />
          <Limit icon="hand" label="ui.hand" n={`${held}/${limits.hand}`} />
        </span>
      }
    >
      <div className="cv-stocks">
        <Resources nation={nation} />
        <Units nation={nation} />
      </div>
      <Chips nation={nation} />
    </ZoneBox>
  );
}

/** Whose realm it is, and the way home. */
export function Abroad({ nation }: { readonly nation: Seat }) {
  const words = useSay();
  return (
    <button type="button" className="cv-abroad" onClick={() => showNation(undefined)}>
      <Emblem seat={nation} /> {words.nameOf(nation)} <Icon name="cross" label={words.plain(say("ui.home"))} />
    </button>
  );
}

function Limit({ icon, label, n }: { icon: string; label: "ui.speed" | "ui.stack" | "ui.hand"; n: number | string }) {
  const words = useSay();
  return (
    <span title={words.plain(say(label))}>
      <Icon name={icon} label={words.plain(say(label))} />
      <Changing value={n} />
    </span>
  );
}

/** How many of a resource the owner can spend: tokens, and what lies under kept huts and villages. */
function Resources({ nation }: { readonly nation: Seat }) {
  const { resources, kept, own } = useRealm(nation);
  const looked = useRealm(useMine()).own?.looked ?? [];
  const hidden = [
    ...(own?.huts ?? []).map((id) => HUTS[id].content),
    ...(own?.villages ?? []).map((id) => VILLAGES[id].content),
  ];
  const tokens = (resource: Resource): number =>
    MARKET_RESOURCES.reduce((n, r) => (r === resource ? resources[r] : n), 0);
  const under = (resource: Resource): number => hidden.filter((content) => content === resource).length;
  return (
    <div className="cv-resources">
      {RESOURCES.map((resource) => (
        <Piece
          key={resource}
          as="span"
          at={ref.resource(nation, resource)}
          label={say("ui.resource", { what: { say: `icon.${resource}` }, n: tokens(resource) + under(resource) })}
          className="cv-count-piece"
        >
          <span className="cv-stock" data-none={tokens(resource) + under(resource) === 0 || undefined}>
            <MedallionSign resource={resource} />
            <Changing value={tokens(resource) + under(resource)} />
            {under(resource) > 0 && <sup>{under(resource)}</sup>}
          </span>
        </Piece>
      ))}
      {own === null &&
        (["hut", "village"] as const).map((kind) => (
          <Piece
            key={kind}
            as="span"
            at={ref.kept(nation, kind)}
            label={keptLabel(kind, kind === "hut" ? kept.huts : kept.villages, seenOf(nation, kind, looked))}
            className="cv-count-piece"
          >
            <span className="cv-stock" data-none={(kind === "hut" ? kept.huts : kept.villages) === 0 || undefined}>
              <Icon name={kind} />
              <Changing value={kind === "hut" ? kept.huts : kept.villages} />
            </span>
          </Piece>
        ))}
    </div>
  );
}

/** CV-32.5: the markers of a nation that the viewer has looked at. */
const seenOf = (nation: Seat, kind: "hut" | "village", looked: OwnView["looked"]): Message[] =>
  looked.flatMap(({ seat, id }) =>
    seat === nation && id in (kind === "hut" ? HUTS : VILLAGES) ? [nameOf.content(id)] : [],
  );

function keptLabel(kind: "hut" | "village", n: number, contents: readonly Message[]): Message {
  const what = say(`ui.kept.${kind}`, { n });
  return contents.length === 0 ? what : say("ui.kept.seen", { what, contents: each(contents) });
}

export function MedallionSign({ resource }: { readonly resource: Resource }) {
  return (
    <span className="cv-med" data-resource={resource}>
      <Icon name={resource} />
    </span>
  );
}

function Units({ nation }: { readonly nation: Seat }) {
  return (
    <div className="cv-units">
      {UNIT_TYPES.map((type) => (
        <UnitStock key={type} nation={nation} type={type} />
      ))}
    </div>
  );
}

function UnitStock({ nation, type }: { readonly nation: Seat; readonly type: UnitType }) {
  const { units, ranks, own } = useRealm(nation);
  const n = units[type];
  const strengths = (own?.units ?? []).filter((id) => id.startsWith(type));
  return (
    <Piece
      as="span"
      at={ref.units(nation, type)}
      label={say("ui.units", { what: { say: `unit-type.${type}` }, n, rank: numeral(ranks[type]) })}
      zoom={own === null || n === 0 ? undefined : <OwnUnits type={type} ids={strengths} rank={ranks[type]} />}
      className="cv-count-piece"
    >
      <span className="cv-unit-stock" data-none={n === 0 || undefined}>
        <Icon name={picture.unit(type, ranks[type])} />
        <Changing value={n} />
        {(n > 0 || ranks[type] > 1) && type !== "aircraft" && <small>{numeral(ranks[type])}</small>}
      </span>
    </Piece>
  );
}

/** One's own units of a type with their strengths, the strongest first. */
function OwnUnits({ type, ids, rank }: { type: UnitType; ids: readonly UnitId[]; rank: 1 | 2 | 3 | 4 }) {
  const words = useSay();
  const strengths = ids.map((id) => strengthOf(id, rank)).sort((a, b) => b - a);
  return (
    <div>
      <h3>{words.plain({ say: `unit-type.${type}` })}</h3>
      <ul className="pile-list">
        {strengths.map((strength, i) => (
          <li key={i}>
            <Icon name={picture.unit(type, rank)} /> {words.plain(unitName(type, rank))} <b>{strength}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
