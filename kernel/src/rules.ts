import type { Answer, Decision } from "./option.ts";
import { BrokenRules } from "./refusal.ts";
import type { Seat } from "./seat.ts";

/** All questions that are open at one moment, at most one a seat. */
export type Asking = readonly Decision[];

/** Code that may stop to ask players something. */
export type Rules<T = void> = Generator<Asking, T, Answer>;

/**
 * Lets several seats decide at once, in any order: each gets a story of its own, and the whole goes on when
 * all are told. What a story does happens when its seat answers.
 */
export function* together<T>(stories: ReadonlyMap<Seat, Rules<T>>): Rules<Map<Seat, T>> {
  const told = new Map<Seat, T>();
  const asking = new Map<Seat, Asking>();
  const advance = (seat: Seat, step: IteratorResult<Asking, T>): void => {
    if (step.done === true) {
      told.set(seat, step.value);
      asking.delete(seat);
      return;
    }
    if (step.value.some((decision) => decision.seat !== seat)) {
      throw new BrokenRules(`the story of seat ${seat} asks another seat`);
    }
    asking.set(seat, step.value);
  };
  for (const [seat, story] of stories) advance(seat, story.next());
  while (asking.size > 0) {
    const answer = yield [...asking.values()].flat();
    const story = stories.get(answer.seat);
    if (story === undefined) throw new BrokenRules(`seat ${answer.seat} answered but has no story`);
    advance(answer.seat, story.next(answer));
  }
  return told;
}
