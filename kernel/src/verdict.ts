import { type Message, plainly } from "./message.ts";
import type { Blocked, Option } from "./option.ts";

/** Something a player may want to choose; an option is one. */
export type Candidate = Omit<Blocked, "why" | "clause">;

/** Why a candidate can't be chosen, and the clause that says so. */
export type Reason = Pick<Blocked, "why" | "clause">;

/** A value, or a function that makes it when somebody looks. */
type Lazy<T> = T | (() => T);

const madeFrom = <T extends object>(lazy: Lazy<T>): T => (typeof lazy === "function" ? lazy() : lazy);

/** A candidate that can't be chosen now. Put into words only when somebody asks why. */
export class No {
  constructor(
    private readonly candidate: Lazy<Candidate>,
    private readonly reason: Lazy<Message> | Lazy<Reason>,
    private readonly clause: string,
  ) {}

  inWords(): Blocked {
    // Without the fields that the game added for itself.
    const { id, label, refs, price } = madeFrom(this.candidate);
    const why = madeFrom<Message | Reason>(this.reason);
    const reason = "say" in why ? { why, clause: this.clause } : why;
    return { id, label: plainly(label), refs, price, why: reason.why, clause: reason.clause };
  }
}

/** The judgement on one candidate: it may be chosen, or why not. */
export type Verdict<O extends Option = Option> = O | No;

/**
 * "No, because": `no(candidate, why, clause)`, or `no(candidate, reason)` where the clause depends on the reason. Pass
 * functions where making the candidate or the reason is expensive: most decisions are answered without a look at it.
 */
export function no(candidate: Lazy<Candidate>, why: Lazy<Message>, clause: string): No;
export function no(candidate: Lazy<Candidate>, reason: Lazy<Reason>): No;
export function no(candidate: Lazy<Candidate>, why: Lazy<Message> | Lazy<Reason>, clause = ""): No {
  return new No(candidate, why, clause);
}

/** Those that may be chosen. */
export function optionsAmong<O extends Option>(verdicts: readonly Verdict<O>[]): readonly O[] {
  const options: O[] = [];
  for (const verdict of verdicts) if (!(verdict instanceof No)) options.push(verdict);
  return options;
}

/** Those that can't, in words. */
export function blockedAmong(verdicts: readonly Verdict[]): readonly Blocked[] {
  const blocked: Blocked[] = [];
  for (const verdict of verdicts) if (verdict instanceof No) blocked.push(verdict.inWords());
  return blocked;
}
