import type { Message } from "./message.ts";
import { type Decision, type Option, optionOf } from "./option.ts";
import { BrokenRules, DeadEnd } from "./refusal.ts";
import type { Asking, Rules } from "./rules.ts";
import type { Seat } from "./seat.ts";
import { blockedAmong, optionsAmong, type Verdict } from "./verdict.ts";

/** What one seat is asked, where several are asked the same thing at once. */
export interface Ask<O extends Option = Option> {
  readonly prompt: Message;
  /** Found again in imagined worlds, so they may depend only on the state and on what is public. */
  readonly options: () => readonly Verdict<O>[];
  readonly clause?: string | undefined;
}

/**
 * Each seat picks one thing in secret; when all have, all picks are known at once. The kernel keeps the picks until
 * then: nobody else sees them, bots imagine them, and their owners may change them.
 */
export function* secretly<O extends Option>(asks: ReadonlyMap<Seat, Ask<O>>): Rules<Map<Seat, O>> {
  const picks = new Map<Seat, O>();
  if (asks.size === 0) return picks;
  const asking = [...asks].map(([seat, ask]) => sealedDecision(seat, ask));
  // Nothing comes back until all have picked; then the picks come one after the other.
  while (picks.size < asks.size) {
    const { seat, id } = yield asking;
    const decision = asking.find((one) => one.seat === seat);
    const picked = decision && optionOf(decision, id);
    if (picked === undefined) throw new BrokenRules(`"${id}" was sealed by seat ${seat} but not offered`);
    picks.set(seat, picked);
  }
  return picks;
}

function sealedDecision<O extends Option>(seat: Seat, { prompt, options, clause }: Ask<O>): Decision<O> {
  const again = (): readonly O[] => optionsAmong(options());
  const offered = again();
  if (offered.length === 0) throw new DeadEnd(`seat ${seat} is asked "${prompt.say}" without any option`);
  return {
    seat,
    prompt,
    options: offered,
    blocked: () => blockedAmong(options()),
    clause,
    again,
    sealed: {},
    veiled: true,
    formality: offered.length === 1,
  };
}

/** The questions that the rules wait for while these picks are in. */
export const waitedFor = (asking: Asking, picks: ReadonlyMap<Seat, string>): Asking =>
  asking.filter(({ seat, optional }) => optional !== true && !picks.has(seat));

/** The other ones that are open: seats that have picked may pick again. */
export function notWaitedFor(asking: Asking, picks: ReadonlyMap<Seat, string>): Asking {
  const open: Decision[] = [];
  for (const decision of asking) {
    const mine = picks.get(decision.seat);
    if (mine !== undefined) open.push({ ...decision, optional: true, formality: false, sealed: { mine } });
    else if (decision.optional === true) open.push(decision);
  }
  return open;
}
