import type { Answer, Seat } from "@civitas/kernel";
import type { Imagination, World } from "./imagination.ts";
import { standing } from "./standing.ts";

/** How far and how widely to look. */
export interface Sightline {
  /** In how many worlds each option is tried. */
  readonly worlds: readonly number[];
  /** How many picks of one turn are followed. */
  readonly depth: number;
  /** How many copies of the match may be made in all. */
  readonly copies: number;
}

/** Whether nobody but `seat` is to decide: its turn goes on. */
function stillOn(world: World, seat: Seat): boolean {
  return world.pending.length === 1 && world.pending[0]?.seat === seat;
}

/**
 * What each option is worth to the seat at the end of its turn, if it goes on picking what looks best at every step;
 * by option, the mean over the worlds.
 */
export function lookAhead(imagination: Imagination, options: readonly string[], sight: Sightline): number[] {
  const { seat } = imagination;
  const worth = options.map(() => 0);
  const quota = Math.floor(sight.copies / (sight.worlds.length * Math.max(1, options.length)));
  for (const stream of sight.worlds) {
    options.forEach((first, i) => {
      let copies = quota;
      const path: Answer[] = [{ seat, id: first }];
      let world = imagination.world(stream, path);
      let value = standing(world)[seat] ?? 0;
      while (path.length < sight.depth && copies > 0 && stillOn(world, seat)) {
        let best: World | undefined;
        let bestValue = Number.NEGATIVE_INFINITY;
        let pick = "";
        for (const { id } of world.pending[0]?.options ?? []) {
          copies -= 1;
          const next = imagination.world(stream, path);
          next.answer(seat, id);
          const nextValue = standing(next)[seat] ?? 0;
          if (nextValue > bestValue) [best, bestValue, pick] = [next, nextValue, id];
        }
        if (best === undefined) break;
        path.push({ seat, id: pick });
        world = best;
        value = bestValue;
      }
      worth[i] = (worth[i] ?? 0) + value / sight.worlds.length;
    });
  }
  return worth;
}
