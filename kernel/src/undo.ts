import type { AnyMatch } from "./match.ts";
import { same } from "./same.ts";
import type { Viewer } from "./seat.ts";

/** What keeps an answer from being taken back. */
export type Barrier = "nothing-to-undo" | "another-seat" | "chance" | "hidden-thing-seen";

/**
 * In how many other possible worlds an answer must look the same to have revealed nothing, all viewers together. A
 * world that hides the same card in the same place proves nothing, so a few are not enough.
 */
const OTHER_WORLDS = 24;

/**
 * An answer has revealed something if chance spoke, or if it would have looked different in another world that was
 * possible before it. So no game has to declare its barriers.
 */
export function revealed(before: AnyMatch, after: AnyMatch): Barrier | undefined {
  if (before.draws !== after.draws) return "chance";
  const at = before.answers.length;
  const last = after.answers[at];
  if (last === undefined) return undefined;
  const seen = (match: AnyMatch, viewer: Viewer): unknown => [match.view(viewer), match.log(viewer, at)];
  const viewers: Viewer[] = ["audience", ...Array.from({ length: after.seats }, (_, seat) => seat)];
  let world = 0;
  for (const viewer of viewers) {
    const real = seen(after, viewer);
    for (let tried = 0; tried < OTHER_WORLDS; tried += viewers.length) {
      // No two viewers imagine the same worlds: most games hide the same things from all of them.
      const other = before.imagine(viewer, ++world, { checkpointEvery: Number.POSITIVE_INFINITY });
      try {
        other.answer(last.seat, last.id);
      } catch {
        return "hidden-thing-seen";
      }
      if (!same(seen(other, viewer), real)) return "hidden-thing-seen";
    }
  }
  return undefined;
}
