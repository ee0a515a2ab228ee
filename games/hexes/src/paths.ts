import type { Grid } from "./grid.ts";

/**
 * By hexagon: the fewest steps from `start`, or null if there is no way. `open` says which hexagons may be entered;
 * `start` itself need not be open.
 */
export function stepsFrom({ beside, size }: Grid, start: number, open: (hex: number) => boolean): (number | null)[] {
  const steps = new Array<number | null>(size).fill(null);
  steps[start] = 0;
  const queue = [start];
  for (const hex of queue) {
    for (const next of beside[hex] ?? []) {
      if (steps[next] !== null || !open(next)) continue;
      steps[next] = (steps[hex] ?? 0) + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** By hexagon: the number of the joined area it belongs to, or null where `inside` says no. */
export function components({ beside, size }: Grid, inside: (hex: number) => boolean): (number | null)[] {
  const area = new Array<number | null>(size).fill(null);
  let areas = 0;
  for (let start = 0; start < size; start++) {
    if (area[start] !== null || !inside(start)) continue;
    area[start] = areas;
    const stack = [start];
    for (let hex = stack.pop(); hex !== undefined; hex = stack.pop()) {
      for (const next of beside[hex] ?? []) {
        if (area[next] !== null || !inside(next)) continue;
        area[next] = areas;
        stack.push(next);
      }
    }
    areas++;
  }
  return area;
}
