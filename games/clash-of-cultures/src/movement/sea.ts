import type { Seat } from "@civitas/kernel";
import { change } from "../hooks/query.ts";
import { beside, boardIn, isExplored, isOnEdge, isSea, seaOf, slotOf } from "../map.ts";
import type { Clash, Hex } from "../state.ts";
import { fleetOwner } from "../troops.ts";
import { hasTruce } from "../truces.ts";

/** Where ships of a hex could go in one move. */
export interface Voyage {
  /** CC-14.15: where they could end it without a battle, their own hex included. */
  readonly reach: ReadonlySet<Hex>;
  /** CC-14.2: hexes with foreign ships that they could attack. */
  readonly attacks: ReadonlySet<Hex>;
  /** CC-15.8: by slot, unexplored regions they could explore; true if reached by Navigation. */
  readonly regions: ReadonlyMap<number, boolean>;
}

const isForeign = (s: Clash, seat: Seat, hex: Hex): boolean => {
  const fleet = fleetOwner(s, hex);
  return fleet !== null && fleet !== seat;
};

/** CC-14.1, CC-14.2: hexes that can be reached from this one, through Sea free of others' ships. */
function sail(s: Clash, seat: Seat, start: Hex, reach: Set<Hex>, attacks: Set<Hex>): void {
  const queue = [start];
  reach.add(start);
  for (const from of queue) {
    for (const to of beside(s, from)) {
      if (reach.has(to) || !isSea(s, to)) continue;
      if (isForeign(s, seat, to)) attacks.add(to);
      else {
        reach.add(to);
        queue.push(to);
      }
    }
  }
}

/** CC-14, CC-15.8. */
export function voyageFrom(s: Clash, seat: Seat, from: Hex): Voyage {
  const reach = new Set<Hex>();
  const attacks = new Set<Hex>();
  const regions = new Map<number, boolean>();
  sail(s, seat, from, reach, attacks);
  if (change(s, seat, "navigation") !== undefined) navigate(s, seat, from, reach, attacks, regions);
  for (const hex of reach) {
    for (const next of beside(s, hex)) {
      if (!isExplored(s, next) && !regions.has(slotOf(next))) regions.set(slotOf(next), false);
    }
  }
  const legal = [...attacks].filter((hex) => !hasTruce(s, seat, fleetOwner(s, hex) ?? "barbarians"));
  return { reach, attacks: new Set(legal), regions };
}

/** CC-14.11 to CC-14.13: out over the edge, along the perimeter either way, and in again at another sea. */
function navigate(
  s: Clash,
  seat: Seat,
  from: Hex,
  reach: Set<Hex>,
  attacks: Set<Hex>,
  regions: Map<number, boolean>,
): void {
  const sea = seaOf(s, from);
  const { perimeter } = boardIn(s);
  const exits = [...reach].filter((hex) => isOnEdge(s, hex)).map((hex) => perimeter.indexOf(hex));
  for (const exit of exits) {
    for (const direction of [1, -1]) {
      const landfall = firstLandfall(s, sea, exit, direction);
      if (landfall === undefined) continue;
      if (!isExplored(s, landfall)) regions.set(slotOf(landfall), true);
      else if (isForeign(s, seat, landfall)) attacks.add(landfall);
      else sail(s, seat, landfall, reach, attacks);
    }
  }
}

/** CC-14.11: the first edge hex that is Sea of another connected sea, or unexplored. */
function firstLandfall(s: Clash, sea: readonly Hex[], exit: number, direction: number): Hex | undefined {
  const { perimeter } = boardIn(s);
  for (let step = 1; step < perimeter.length; step++) {
    const hex = perimeter[(exit + direction * step + perimeter.length * step) % perimeter.length];
    if (hex === undefined || sea.includes(hex)) continue;
    if (!isExplored(s, hex) || isSea(s, hex)) return hex;
  }
  return undefined;
}
