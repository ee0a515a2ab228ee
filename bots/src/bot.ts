import type { AnyMatch, Decision, Random, Seat } from "@civitas/kernel";

/**
 * A player that is a program. It gets the whole match, but may look only at what its seat sees: the question, and
 * copies in which everything else is dealt anew (`Match.imagine`).
 */
export interface Bot {
  /** The spec it was made from. */
  readonly name: string;
  /** The id of the option it picks of the question that waits for `seat`. */
  decide(match: AnyMatch, seat: Seat, random: Random): string;
}

/** The question that waits for `seat`; to ask a bot when there is none is a mistake of the caller. */
export function questionFor(match: AnyMatch, seat: Seat): Decision {
  const decision = match.decision(seat);
  if (decision === undefined) throw new RangeError(`seat ${seat} has nothing to decide`);
  return decision;
}
