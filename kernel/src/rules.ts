import { kernelSays, type Message } from "./message.ts";
import type { Answer, Blocked, Decision, Option } from "./option.ts";
import { BrokenRules } from "./refusal.ts";
import type { Seat } from "./seat.ts";

/** All questions that are open at one moment, at most one a seat. */
export type Asking = readonly Decision[];

/** Code that may stop to ask players something. */
export type Rules<T = void> = Generator<Asking, T, Answer>;

export interface HowToAsk<O extends Option = Option> {
  /** The clause of the rules that asks. */
  readonly clause?: string | undefined;
  /** What can't be chosen now, with the reason. */
  readonly blocked?: (() => readonly Blocked[]) | undefined;
  /** Ask even if there is only one option, because the rule needs the player's consent. */
  readonly consent?: boolean | undefined;
  /** For secret simultaneous choices: how to find the options again in an imagined world. */
  readonly again?: (() => readonly O[]) | undefined;
}

const nothingBlocked = (): readonly Blocked[] => [];

/** Asks one seat to pick one option. A forced choice is not asked. */
export function* choose<O extends Option>(
  seat: Seat,
  prompt: Message,
  options: readonly O[],
  how: HowToAsk<O> = {},
): Rules<O> {
  const only = options[0];
  if (only === undefined) throw new BrokenRules(`seat ${seat} is asked "${prompt.say}" without any option`);
  if (options.length === 1 && how.consent !== true) return only;
  const decision: Decision<O> = {
    seat,
    prompt,
    options,
    blocked: how.blocked ?? nothingBlocked,
    clause: how.clause,
    again: how.again,
  };
  const { id } = yield [decision];
  for (const option of options) if (option.id === id) return option;
  // In an imagined world the options may have been found again: see Match.imagine.
  const found = how.again?.().find((option) => option.id === id);
  if (found === undefined) throw new BrokenRules(`"${id}" was accepted for "${prompt.say}" but not offered`);
  return found;
}

export interface HowMany<O extends Option = Option> extends HowToAsk<O> {
  /** At least so many (0). */
  readonly min?: number;
  /** At most so many (all). */
  readonly max?: number;
  /** The words of the option that ends the picking. */
  readonly done?: Message;
}

/** Picks several options one after the other; `done` ends it. Each pick is a decision of its own, so it can be taken back. */
export function* chooseSome<O extends Option>(
  seat: Seat,
  prompt: Message,
  options: readonly O[],
  how: HowMany<O> = {},
): Rules<O[]> {
  const { min = 0, max = options.length, done = kernelSays("kernel.done"), ...ask } = how;
  const picked: O[] = [];
  let left = options;
  while (picked.length < max && left.length > 0) {
    const enough = picked.length >= min;
    const offered: readonly (O | Option)[] = enough ? [...left, { id: "done", label: done }] : left;
    const pick = yield* choose<O | Option>(seat, prompt, offered, { clause: ask.clause, blocked: ask.blocked });
    const chosen = left.find((option) => option === pick);
    if (chosen === undefined) break;
    picked.push(chosen);
    left = left.filter((option) => option !== chosen);
  }
  return picked;
}

/** Asks for a number from `min` to `max`. */
export function* amount(
  seat: Seat,
  prompt: Message,
  range: { readonly min: number; readonly max: number },
  how: HowToAsk & { readonly label?: (n: number) => Message } = {},
): Rules<number> {
  const label = how.label ?? ((n: number) => kernelSays("kernel.amount", { n }));
  const options: (Option & { readonly n: number })[] = [];
  for (let n = range.min; n <= range.max; n++) options.push({ id: String(n), label: label(n), n });
  return (yield* choose(seat, prompt, options, { clause: how.clause, blocked: how.blocked, consent: how.consent })).n;
}

/** Puts all options into an order, first to last, one pick at a time. */
export function* order<O extends Option>(
  seat: Seat,
  prompt: Message,
  options: readonly O[],
  how: HowToAsk<O> = {},
): Rules<O[]> {
  const ordered: O[] = [];
  let left = options;
  while (left.length > 0) {
    const next: O = yield* choose(seat, prompt, left, { clause: how.clause, blocked: how.blocked });
    ordered.push(next);
    left = left.filter((option) => option !== next);
  }
  return ordered;
}

/** A yes or a no. */
export function* confirm(
  seat: Seat,
  prompt: Message,
  how: HowToAsk & { readonly yes?: Message; readonly no?: Message } = {},
): Rules<boolean> {
  const options: Option[] = [
    { id: "yes", label: how.yes ?? kernelSays("kernel.yes") },
    { id: "no", label: how.no ?? kernelSays("kernel.no") },
  ];
  const { id } = yield* choose(seat, prompt, options, { clause: how.clause, blocked: how.blocked });
  return id === "yes";
}

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
