import { REGIONS } from "../content/regions.ts";
import { beside, hexesOf, isOnEdge, isSea, slotOf } from "../map.ts";
import type { Clash, Hex } from "../state.ts";

export type Orientation = 0 | 1;
const BOTH: readonly Orientation[] = [0, 1];

/** CC-2.3: the Sea hexes of this slot's region in this orientation. */
function seaIn(s: Clash, slot: number, orientation: Orientation): Hex[] {
  const region = s.slots[slot]?.region;
  if (region === undefined || region === null) return [];
  const { terrain } = REGIONS[region];
  return hexesOf(slot).filter((_, index) => terrain[orientation === 0 ? index : 3 - index] === "sea");
}

const touchesSea = (s: Clash, slot: number, orientation: Orientation): boolean =>
  seaIn(s, slot, orientation).some((hex) => beside(s, hex).some((next) => slotOf(next) !== slot && isSea(s, next)));

const reachesEdge = (s: Clash, slot: number, orientation: Orientation): boolean =>
  seaIn(s, slot, orientation).some((hex) => isOnEdge(s, hex));

/** CC-15.3 to CC-15.5: the orientations to choose from; a single one is used without asking. */
export function freeOrientations(s: Clash, slot: number): readonly Orientation[] {
  const joined = BOTH.filter((orientation) => touchesSea(s, slot, orientation));
  if (joined.length > 0) return joined;
  const atEdge = BOTH.filter((orientation) => reachesEdge(s, slot, orientation));
  return atEdge.length === 1 ? atEdge : BOTH;
}

/** CC-15.2 to CC-15.5: a land group enters this hex. */
export function landOrientations(s: Clash, slot: number, entered: Hex): readonly Orientation[] {
  const dry = BOTH.filter((orientation) => !seaIn(s, slot, orientation).includes(entered));
  return dry.length === 1 ? dry : freeOrientations(s, slot);
}

/** CC-15.9: a ship group with this reach explores it; none: it can't enter. */
export function shipOrientations(
  s: Clash,
  slot: number,
  reach: ReadonlySet<Hex>,
  byNavigation: boolean,
): readonly Orientation[] {
  return BOTH.filter((orientation) =>
    seaIn(s, slot, orientation).some(
      (hex) => beside(s, hex).some((next) => reach.has(next)) || (byNavigation && isOnEdge(s, hex)),
    ),
  );
}
