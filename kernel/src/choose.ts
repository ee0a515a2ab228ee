import { kernelSays, type Message, plainly } from "./message.ts";
import { type Blocked, type Decision, type Option, optionOf } from "./option.ts";
import { BrokenRules, DeadEnd } from "./refusal.ts";
import type { Rules } from "./rules.ts";
import type { Seat } from "./seat.ts";
import { blockedAmong, optionsAmong, type Verdict } from "./verdict.ts";

export interface HowToAsk<O extends Option = Option> {
  /** The clause of the rules that asks. */
  readonly clause?: string | undefined;
  /** What can't be chosen now and is no candidate of its own, with the reason. */
  readonly blocked?: (() => readonly Blocked[]) | undefined;
  /** Ask even if there is only one option, because the rule needs the player's consent. */
  readonly consent?: boolean | undefined;
  /**
   * Ask even if there is only one option. Otherwise the others could tell from who is asked, and how soon the answer
   * comes, what there is to choose. A single option is then a formality.
   */
  readonly secret?: boolean | undefined;
  /** What has been picked so far, if this is one of several picks. */
  readonly picked?: readonly Message[] | undefined;
  /** For secret simultaneous choices: how to find the options again in an imagined world. */
  readonly again?: (() => readonly O[]) | undefined;
}

/** Asks one seat to pick one of the candidates that were judged possible. A single option is taken without asking. */
export function* choose<O extends Option>(
  seat: Seat,
  prompt: Message,
  verdicts: readonly Verdict<O>[],
  how: HowToAsk<O> = {},
): Rules<O> {
  const options = optionsAmong(verdicts);
  const only = options[0];
  if (only === undefined) throw new DeadEnd(`seat ${seat} is asked "${prompt.say}" without any option`);
  if (options.length === 1 && how.consent !== true && how.secret !== true) return only;
  const decision: Decision<O> = {
    seat,
    prompt,
    options,
    blocked: () => [...blockedAmong(verdicts), ...(how.blocked?.() ?? [])],
    clause: how.clause,
    picked: how.picked,
    again: how.again,
    veiled: how.secret,
    formality: how.secret === true && options.length === 1,
  };
  const { id } = yield [decision];
  const picked = optionOf(decision, id);
  if (picked === undefined) throw new BrokenRules(`"${id}" was accepted for "${prompt.say}" but not offered`);
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
    const picked = ordered.map(({ label }) => plainly(label));
    const next: O = yield* choose(seat, prompt, left, { clause: how.clause, blocked: how.blocked, picked });
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
