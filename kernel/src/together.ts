import type { Answer } from "./option.ts";
import { BrokenRules } from "./refusal.ts";
import type { Asking, Rules } from "./rules.ts";
import type { Seat } from "./seat.ts";

/** Stories of several seats that are told side by side. A story may ask other seats in the middle. */
class SideBySide<T> {
  readonly told = new Map<Seat, T>();
  readonly #asking = new Map<Seat, Asking>();

  constructor(private readonly stories: ReadonlyMap<Seat, Rules<T>>) {
    for (const [seat, story] of stories) this.#advance(seat, story.next());
  }

  get open(): boolean {
    return this.#asking.size > 0;
  }

  /** Each seat gets one question at a time; questions from another seat's story come before its own. */
  asking(): Asking {
    const questions = new Map<Seat, Asking[number]>();
    for (const one of this.#inOrder()) if (!questions.has(one.seat)) questions.set(one.seat, one);
    return [...questions.values()];
  }

  *#inOrder(): Iterable<Asking[number]> {
    for (const [owner, asking] of this.#asking) for (const one of asking) if (one.seat !== owner) yield one;
    for (const [owner, asking] of this.#asking) for (const one of asking) if (one.seat === owner) yield one;
  }

  /** Resumes the story that had asked; gives its seat. */
  answer(answer: Answer): Seat {
    const owner = this.#whoAsked(answer.seat);
    const story = this.stories.get(owner);
    if (story === undefined) throw new BrokenRules(`seat ${answer.seat} answered but no story asked it`);
    this.#advance(owner, story.next(answer));
    return owner;
  }

  /** Only this seat's story goes on. */
  leaveOnly(seat: Seat): void {
    for (const other of [...this.#asking.keys()]) if (other !== seat) this.#asking.delete(other);
  }

  #whoAsked(seat: Seat): Seat {
    for (const [owner, asking] of this.#asking) {
      if (owner !== seat && asking.some((decision) => decision.seat === seat)) return owner;
    }
    return seat;
  }

  #advance(seat: Seat, step: IteratorResult<Asking, T>): void {
    if (step.done === true) {
      this.told.set(seat, step.value);
      this.#asking.delete(seat);
    } else this.#asking.set(seat, step.value);
  }
}

/**
 * Lets several seats decide at once, in any order: each gets a story of its own, and the whole goes on when
 * all are told. What a story does happens when its seat answers.
 */
export function* together<T>(stories: ReadonlyMap<Seat, Rules<T>>): Rules<Map<Seat, T>> {
  const all = new SideBySide(stories);
  while (all.open) all.answer(yield all.asking());
  return all.told;
}

/**
 * First come, first served: several seats are asked at once, and with the first answer the others' questions vanish.
 * The story of whoever answered is told to its end.
 */
export function* race<T>(
  stories: ReadonlyMap<Seat, Rules<T>>,
): Rules<{ readonly seat: Seat; readonly told: T } | undefined> {
  const all = new SideBySide(stories);
  for (let first = true; all.open && all.told.size === 0; first = false) {
    const seat = all.answer(yield all.asking());
    if (first) all.leaveOnly(seat);
  }
  for (const [seat, told] of all.told) return { seat, told };
  return undefined;
}
