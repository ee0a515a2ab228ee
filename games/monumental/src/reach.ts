import { components } from "@civitas/hexes";
import type { Seat } from "@civitas/kernel";
import { inForce } from "./active.ts";
import { beside, gridIn, isCoastal } from "./map.ts";
import { type Monumental, type SpaceNumber, spaceAt } from "./state.ts";

/** The joined areas of a player's own spaces, capital included; for conquests the sea may join them too. */
export interface Reach {
  /** By space: the number of its area, or null if it is not the player's. */
  readonly area: readonly (number | null)[];
  /** MO-9.39: the area that coasts join, or null if they don't. */
  readonly coast: number | null;
}

/** MO-9.21: ways over own spaces only. */
export function landReach(m: Monumental, seat: Seat): Reach {
  return { area: components(gridIn(m), (n) => m.spaces[n]?.owner === seat), coast: null };
}

/** MO-9.9, MO-9.39: ways of attacking units. */
export function attackReach(m: Monumental, seat: Seat): Reach {
  const { area } = landReach(m, seat);
  if (inForce(m, seat, "coastal-adjacency").length === 0) return { area, coast: null };
  const coastal = new Set(area.filter((of, n) => of !== null && isCoastal(m, n)));
  const [coast = null] = coastal;
  return { area: area.map((of) => (coastal.has(of) ? coast : of)), coast };
}

/** MO-9.6, MO-9.9: the areas from which units can come into the target. */
export function areasBeside(m: Monumental, { area, coast }: Reach, target: SpaceNumber): number[] {
  const found: number[] = [];
  for (const n of beside(m, target)) {
    const of = area[n] ?? null;
    if (of !== null && !found.includes(of)) found.push(of);
  }
  if (coast !== null && !found.includes(coast) && isCoastal(m, target)) found.push(coast);
  return found;
}

/** The shortest way of each own space to the target, over own spaces: the space before it on the way, or null. */
export function waysTo(m: Monumental, seat: Seat, target: SpaceNumber, bySea: boolean): Ways {
  const before = new Array<SpaceNumber | null>(m.spaces.length).fill(null);
  const steps = new Array<number | null>(m.spaces.length).fill(null);
  steps[target] = 0;
  const queue = [target];
  const own = m.spaces.flatMap(({ owner }, n) => (owner === seat ? [n] : []));
  for (const n of queue) {
    const coastal = bySea && isCoastal(m, n);
    const next = coastal ? [...beside(m, n), ...own.filter((other) => isCoastal(m, other))] : beside(m, n);
    for (const from of next) {
      if (steps[from] !== null || spaceAt(m, from).owner !== seat) continue;
      steps[from] = (steps[n] ?? 0) + 1;
      before[from] = n;
      queue.push(from);
    }
  }
  return { steps, before };
}

export interface Ways {
  /** By space: steps to the target, null if there is no way. */
  readonly steps: readonly (number | null)[];
  /** By space: the next space on the way to the target. */
  readonly before: readonly (SpaceNumber | null)[];
}

/** All spaces from `from` to the target. */
export function routeOf({ before }: Ways, from: SpaceNumber): SpaceNumber[] {
  const route = [from];
  for (let n = before[from] ?? null; n !== null; n = before[n] ?? null) route.push(n);
  return route;
}
