import { choose, type Option, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable, Stories } from "../agenda.ts";
import { cityAt, piecesLeft, settle } from "../cities.ts";
import { REGIONS } from "../content/regions.ts";
import { hexesOf, hexName, regionName, terrainAt } from "../map.ts";
import { ref } from "../refs.ts";
import { say, sayHex } from "../say.ts";
import type { Clash, Hex } from "../state.ts";
import { hasUnits, recruit } from "../troops.ts";
import { enter, restrictionOf } from "./leaving.ts";
import { freeOrientations, landOrientations, type Orientation } from "./orientation.ts";
import { slotAt } from "./revealing.ts";
import { arrive, turnForShips } from "./sailing.ts";

/** CC-15.15: orientation, units, barbarians. */
export function* tellExplored(s: Clash, table: GameTable, { seat, slot, entered, group }: Stories["explored"]): Rules {
  table.next("barbariansInRegion", { seat, slot });
  if (entered !== null && group !== null) {
    yield* turn(s, seat, slot, landOrientations(s, slot, entered));
    enter(s, seat, group, entered, restrictionOf(s, entered));
    return;
  }
  const sails = group !== null && group.ships.length > 0;
  const open = sails ? turnForShips(s, seat, slot, group) : [];
  yield* turn(s, seat, slot, open.length > 0 ? open : freeOrientations(s, slot));
  if (sails) yield* arrive(s, table, seat, slot, group, open.length > 0);
}

interface Turned extends Option {
  readonly orientation: Orientation;
}

/** CC-15.5: the player chooses after seeing the region. */
function* turn(s: Clash, seat: Seat, slot: number, orientations: readonly Orientation[]): Rules {
  const options = orientations.map(
    (orientation): Turned => ({
      id: `turn:${orientation}`,
      label: say("do.turn", { hexes: saidTerrain(s, slot, orientation) }),
      refs: [ref.region(regionName(s, slot))],
      orientation,
    }),
  );
  const { orientation } = yield* choose(seat, say("ask.turn"), options, { clause: "CC-15.5" });
  slotAt(s, slot).orientation = orientation;
}

/** "D3 Forest, C4 Sea, …". */
function saidTerrain(s: Clash, slot: number, orientation: Orientation) {
  const { region } = slotAt(s, slot);
  if (region === null) return [];
  const { terrain } = REGIONS[region];
  return hexesOf(slot).map((hex, index) =>
    say("hex-terrain", {
      hex: sayHex(s, hex),
      terrain: say(`terrain.${terrain[orientation === 0 ? index : 3 - index] ?? "sea"}`),
    }),
  );
}

interface Camp extends Option {
  readonly hex: Hex;
}

/** CC-15.12, CC-22.2: the icon brings a settlement with a barbarian to a Fertile hex without a unit. */
export function* tellBarbariansInRegion(
  s: Clash,
  table: GameTable,
  { seat, slot }: Stories["barbariansInRegion"],
): Rules {
  const { region } = slotAt(s, slot);
  if (region === null || !REGIONS[region].barbarians || piecesLeft(s, "barbarians", "settlement") === 0) return;
  const options = hexesOf(slot)
    .filter((hex) => terrainAt(s, hex) === "fertile" && !hasUnits(s, hex) && cityAt(s, hex) === undefined)
    .map((hex): Camp => campOption(s, hex));
  if (options.length === 0) return;
  const { hex } = yield* choose(seat, say("ask.barbarians"), options, { clause: "CC-22.2" });
  settleBarbarians(s, table, hex, "CC-22.2");
}

export const campOption = (s: Clash, hex: Hex): Camp => ({
  id: `camp:${hexName(s, hex)}`,
  label: sayHex(s, hex),
  refs: [ref.hex(hexName(s, hex))],
  hex,
});

/** CC-22.3: a settlement with a barbarian, as far as the supply lasts. */
export function settleBarbarians(s: Clash, table: GameTable, hex: Hex, clause: string): void {
  settle(s, "barbarians", hex);
  recruit(s, "barbarians", hex, "soldier", 1);
  table.tell(() => ({ what: say("log.barbarians", { hex: sayHex(s, hex) }), clause }));
}
