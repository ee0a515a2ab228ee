import type { AnyMatch, Redeal } from "./match.ts";
import type { Answer } from "./option.ts";
import { same } from "./same.ts";
import type { Viewer } from "./seat.ts";

/** What keeps an answer from being taken back; "not-known-yet" if nobody has looked so far. */
export type Barrier = "nothing-to-undo" | "another-seat" | "chance" | "hidden-thing-seen" | "not-known-yet";

/**
 * In how many other possible worlds, for all viewers together, an answer must look the same to have revealed nothing. A
 * world that hides the same card in the same place proves nothing, so a few are not enough.
 */
const OTHER_WORLDS = 24;
/** In another world a different answer may look the same; this many are tried. */
const OTHER_ANSWERS = 12;

/** A copy is used once, so it keeps no checkpoints of its own. */
const FLEETING = { checkpointEvery: Number.POSITIVE_INFINITY };

/**
 * An answer has revealed something if chance was used, or if somebody can now rule out a world that was possible
 * before. So no game has to declare its barriers. All is judged by what the answering seat knows: whether it may take
 * the answer back tells it nothing about the others' hidden things. Stops after each world that it has looked at, so
 * that something else may come in between.
 */
export function* revealed(before: AnyMatch, after: AnyMatch): Generator<void, Barrier | undefined> {
  if (before.draws !== after.draws) return "chance";
  const last = after.answers[before.answers.length];
  if (last === undefined) return undefined;
  const others = viewersBeside(last.seat, after.seats);
  let stream = 0;
  for (let worlds = 0; worlds < OTHER_WORLDS; worlds += 1 + others.length) {
    const mine = { viewer: last.seat, stream: ++stream };
    const world = possibleTo(before, before, [mine]);
    const then = given(world, last);
    if (then === undefined || !looksAlike(then, after, last.seat)) return "hidden-thing-seen";
    for (const viewer of others) {
      yield;
      // Each viewer imagines worlds of its own: most games hide the same things from all of them.
      const possible = possibleTo(before, world, [mine, { viewer, stream: ++stream }]);
      if (!couldLookLike(possible, then, last, viewer)) return "hidden-thing-seen";
    }
  }
  return undefined;
}

function viewersBeside(seat: Viewer, seats: number): Viewer[] {
  return ["audience", ...Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat)];
}

/**
 * A world that the last of the viewers takes for possible in `world`. It is dealt at the beginning of the story, so
 * that the seat's answers there follow the rules; where the answers since then don't fit, it is dealt here and now.
 */
function possibleTo(before: AnyMatch, world: AnyMatch, deals: readonly Redeal[]): AnyMatch {
  const { viewer, stream } = deals[deals.length - 1] ?? { viewer: "audience", stream: 0 };
  const possible = before.dealtAnew(deals);
  if (possible !== undefined && same(possible.view(viewer), world.view(viewer))) return possible;
  return world.imagine(viewer, stream, { checkpointEvery: 1 });
}

/** Whether something that the seat could have answered there looks the same: a card put face down looks like any other. */
function couldLookLike(possible: AnyMatch, then: AnyMatch, last: Answer, viewer: Viewer): boolean {
  const options = possible.decision(last.seat)?.options.map(({ id }) => id) ?? [];
  const answers = [...options.filter((id) => id === last.id), ...options.filter((id) => id !== last.id)];
  return answers.slice(0, OTHER_ANSWERS).some((id) => {
    const tried = given(possible, { ...last, id });
    return tried !== undefined && looksAlike(tried, then, viewer);
  });
}

/** The same position after one more answer; nothing if that world doesn't allow it. */
function given(match: AnyMatch, { seat, id }: Answer): AnyMatch | undefined {
  const copy = match.fork(FLEETING);
  try {
    copy.answer(seat, id);
    return copy;
  } catch {
    return undefined;
  }
}

function looksAlike(one: AnyMatch, other: AnyMatch, viewer: Viewer): boolean {
  const at = one.answers.length - 1;
  return same(one.view(viewer), other.view(viewer)) && same(one.log(viewer, at), other.log(viewer, at));
}
