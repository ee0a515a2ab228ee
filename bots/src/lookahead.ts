import type { Answer, Seat } from "@civitas/kernel";
import { settleDraft } from "./bargaining.ts";
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
  /** The part of the time for this look that has passed, from 0 to 1; if absent, time doesn't matter. */
  readonly spent?: () => number;
}

/** Whether nobody but `seat` is to decide: its turn goes on. */
function stillOn(world: World, seat: Seat): boolean {
  return world.pending.length === 1 && world.pending[0]?.seat === seat;
}

/** What the seat may expect once nobody bargains any more; bargaining about nothing is worth nothing. */
const settled = (world: World, seat: Seat): number =>
  settleDraft(world) === "idle talk" ? 0 : (standing(world)[seat] ?? 0);

/** Questions that may come while a turn is being ended. */
const LAST_QUESTIONS = 3;

/** What the seat may expect if it ends its turn now, so that putting that off looks no better than doing it. */
function atTheEnd(world: World, seat: Seat): number | undefined {
  const ended = world.fork();
  for (let n = 0; n < LAST_QUESTIONS && stillOn(ended, seat); n++) {
    const end = ended.pending[0]?.options.find(({ apart }) => apart === "end");
    if (end === undefined) return undefined;
    ended.answer(seat, end.id);
  }
  return settled(ended, seat);
}

/**
 * What each option is worth to the seat at the end of its turn, if it goes on picking what looks best at every step;
 * by option, the mean over the worlds; nothing for an option that there was no time for.
 */
export function lookAhead(
  imagination: Imagination,
  options: readonly string[],
  sight: Sightline,
): (number | undefined)[] {
  const { seat } = imagination;
  const { spent = () => 0 } = sight;
  const sums = options.map(() => 0);
  const looks = options.map(() => 0);
  const quota = Math.floor(sight.copies / (sight.worlds.length * Math.max(1, options.length)));
  sight.worlds.forEach((stream, n) => {
    options.forEach((first, i) => {
      if (spent() >= 1) return;
      // Every option gets its share of the time.
      const share = (n + (i + 1) / options.length) / sight.worlds.length;
      let copies = quota;
      const path: Answer[] = [{ seat, id: first }];
      let world = imagination.world(stream, path);
      let value = settled(world, seat);
      while (path.length < sight.depth && copies > 0 && spent() < share && stillOn(world, seat)) {
        let best: World | undefined;
        let bestValue = Number.NEGATIVE_INFINITY;
        let pick = "";
        for (const { id } of world.pending[0]?.options ?? []) {
          copies -= 1;
          const next = world.fork();
          next.answer(seat, id);
          const nextValue = settled(next, seat);
          if (nextValue > bestValue) [best, bestValue, pick] = [next, nextValue, id];
        }
        if (best === undefined) break;
        path.push({ seat, id: pick });
        world = best;
        value = bestValue;
      }
      if (stillOn(world, seat)) value = atTheEnd(world, seat) ?? value;
      sums[i] = (sums[i] ?? 0) + value;
      looks[i] = (looks[i] ?? 0) + 1;
    });
  });
  return sums.map((sum, i) => (looks[i] === 0 ? undefined : sum / (looks[i] ?? 1)));
}
