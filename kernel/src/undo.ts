import type { AnyMatch } from "./match.ts";
import { same } from "./same.ts";
import type { Viewer } from "./seat.ts";

/** What keeps an answer from being taken back. */
export type Barrier = "nothing-to-undo" | "another-seat" | "chance" | "hidden-thing-seen";

/** In how many other possible worlds an answer must look the same to have revealed nothing. */
const OTHER_WORLDS = 4;

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
  for (const viewer of viewers) {
    const real = seen(after, viewer);
    for (let world = 1; world <= OTHER_WORLDS; world++) {
      const other = before.imagine(viewer, world);
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
