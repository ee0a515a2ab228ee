import { late, type Option, type Rules, type Seat, type Spot } from "@civitas/kernel";
import type { GameTable, Moving } from "../agenda.ts";
import { chancesAtSea, chancesOnLand } from "../battle/preview.ts";
import { hexName, regionName } from "../map.ts";
import { ref } from "../refs.ts";
import { say, sayHex } from "../say.ts";
import type { Clash, Hex } from "../state.ts";
import { fleetsOf, type Group, shipsToSail } from "./groups.ts";
import { type LandMove, landMoves } from "./land.ts";
import { march } from "./march.ts";
import { sailTo } from "./sailing.ts";
import { type Voyage, voyageFrom } from "./sea.ts";

/** One move that could be made: a land group to a hex, or ships to a hex or a region. */
export interface Way extends Option {
  readonly act: () => Rules;
}

/** CC-6.11: any move at all. */
export function canMove(s: Clash, seat: Seat): boolean {
  if (landMoves(s, seat).some(({ groups }) => groups().length > 0)) return true;
  return s.ships.some((ship) => ship.owner === seat && !ship.fought && !ship.moved && canSail(s, seat, ship.hex));
}

export function canSail(s: Clash, seat: Seat, hex: Hex): boolean {
  const { reach, attacks, regions } = voyageFrom(s, seat, hex);
  return reach.size > 1 || attacks.size > 0 || regions.size > 0;
}

/** CC-13.1: a Move action begins. */
export const startMoves = (table: GameTable, moving: Moving): void => table.next("move", moving);

/** CC-13.16, CC-14.17: every move that could be made now; the Great Lighthouse moves a single ship. */
export function waysToMove(s: Clash, table: GameTable, seat: Seat, kind: Moving["kind"]): Way[] {
  if (kind === "ship") return shipWays(s, table, seat, (ships) => fleetsOf(ships).filter(({ length }) => length === 1));
  return [...landWays(s, table, seat), ...shipWays(s, table, seat, fleetsOf)];
}

const spot = (s: Clash, hex: Hex): Spot => ({ ref: ref.hex(hexName(s, hex)), name: sayHex(s, hex) });

function landWays(s: Clash, table: GameTable, seat: Seat): Way[] {
  return landMoves(s, seat)
    .filter(({ groups }) => groups().length > 0)
    .map((move): Way => landWay(s, table, seat, move));
}

function landWay(s: Clash, table: GameTable, seat: Seat, move: LandMove): Way {
  const { from, to, what, landing } = move;
  const [here, there] = [hexName(s, from), hexName(s, to)];
  const said = landing && what === "march" ? "land" : what;
  return {
    id: `${said}:${here}>${there}`,
    label: late(() => say(`do.${said}`, { from: sayHex(s, from), to: sayHex(s, to) })),
    refs: [ref.hex(there)],
    from: spot(s, from),
    to: spot(s, to),
    ...(what === "attack" && { note: late(() => chancesOnLand(s, seat, to, largestOf(move))) }),
    act: () => march(s, table, seat, move),
  };
}

/** The strongest group that could go. */
const largestOf = ({ from, landing, groups }: LandMove): Group => ({
  from,
  landing,
  squads: groups()[0] ?? [],
  ships: [],
});

function shipWays(s: Clash, table: GameTable, seat: Seat, groups: typeof fleetsOf): Way[] {
  const hexes = new Set(s.ships.filter(({ owner }) => owner === seat).map(({ hex }) => hex));
  const ways: Way[] = [];
  for (const hex of hexes) {
    const ships = shipsToSail(s, seat, hex);
    if (ships.length === 0) continue;
    const voyage = voyageFrom(s, seat, hex);
    const fleets = (): ReturnType<typeof fleetsOf> => groups(ships);
    for (const to of voyage.reach) {
      if (to !== hex) ways.push(sailWay(s, table, seat, hex, to, false, voyage, fleets));
    }
    for (const to of voyage.attacks) ways.push(sailWay(s, table, seat, hex, to, true, voyage, fleets));
    for (const slot of voyage.regions.keys()) ways.push(exploreWay(s, table, seat, hex, slot, voyage, fleets));
  }
  return ways;
}

type Fleets = () => ReturnType<typeof fleetsOf>;

function sailWay(
  s: Clash,
  table: GameTable,
  seat: Seat,
  from: Hex,
  to: Hex,
  attacks: boolean,
  voyage: Voyage,
  fleets: Fleets,
): Way {
  return {
    id: `sail:${hexName(s, from)}>${hexName(s, to)}`,
    label: late(() => say(attacks ? "do.sail-attack" : "do.sail", { from: sayHex(s, from), to: sayHex(s, to) })),
    refs: [ref.hex(hexName(s, to))],
    from: spot(s, from),
    to: spot(s, to),
    ...(attacks && { note: late(() => chancesAtSea(s, seat, to, fleets()[0] ?? [])) }),
    act: () => sailTo(s, table, seat, { from, to, slot: null, voyage, fleets: fleets() }),
  };
}

function exploreWay(
  s: Clash,
  table: GameTable,
  seat: Seat,
  from: Hex,
  slot: number,
  voyage: Voyage,
  fleets: Fleets,
): Way {
  const region = { ref: ref.region(regionName(s, slot)), name: say("region", { name: regionName(s, slot) }) };
  return {
    id: `sail:${hexName(s, from)}>region-${regionName(s, slot)}`,
    label: late(() => say("do.sail-explore", { from: sayHex(s, from), region: region.name })),
    refs: [region.ref],
    from: spot(s, from),
    to: region,
    act: () => sailTo(s, table, seat, { from, to: null, slot, voyage, fleets: fleets() }),
  };
}
