import type { HowToAsk } from "./choose.ts";
import type { Message } from "./message.ts";
import { type Blocked, type Decision, type Option, optionOf } from "./option.ts";
import { BrokenRules, DeadEnd } from "./refusal.ts";
import type { Rules } from "./rules.ts";
import type { Seat } from "./seat.ts";
import { optionsAmong, type Verdict } from "./verdict.ts";

/** Judges all candidates or, if an id is given, at least those among which its option would be. */
export type Judging<O extends Option> = (id?: string) => readonly Verdict<O>[];

/** A question whose options are made once somebody looks at them. */
class LazyDecision<O extends Option> implements Decision<O> {
  readonly clause: string | undefined;
  readonly blocked: () => readonly Blocked[];
  readonly again: () => readonly O[];
  readonly find: (id: string) => O | undefined;
  #options: readonly O[] | undefined;
  #found: O | undefined;

  constructor(
    readonly seat: Seat,
    readonly prompt: Message,
    judge: Judging<O>,
    how: Pick<HowToAsk<O>, "clause" | "blocked">,
  ) {
    this.clause = how.clause;
    this.blocked = how.blocked ?? (() => []);
    this.again = () => optionsAmong(judge());
    this.find = (id) => {
      if (this.#found?.id !== id) {
        const among = this.#options ?? optionsAmong(judge(id));
        this.#found = among.find((option) => option.id === id);
      }
      return this.#found;
    };
  }

  get options(): readonly O[] {
    this.#options ??= this.again();
    if (this.#options.length === 0)
      throw new DeadEnd(`seat ${this.seat} is asked "${this.prompt.say}" without any option`);
    return this.#options;
  }
}

/**
 * Asks for one of the candidates, also if there is only one. They are judged once somebody looks at them: whoever plays an
 * answer again, as all copies of a match do, needs but that one. For questions with many options that are costly to find.
 */
export function* chooseLazily<O extends Option>(
  seat: Seat,
  prompt: Message,
  judge: Judging<O>,
  how: Pick<HowToAsk<O>, "clause" | "blocked"> = {},
): Rules<O> {
  const decision = new LazyDecision(seat, prompt, judge, how);
  const { id } = yield [decision];
  const picked = optionOf(decision, id);
  if (picked === undefined) throw new BrokenRules(`"${id}" was accepted for "${prompt.say}" but not offered`);
  return picked;
}
