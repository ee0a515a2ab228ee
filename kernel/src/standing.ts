import type { Decision } from "./option.ts";
import type { Seat } from "./seat.ts";

/** How a question can be answered for a while in advance: "don't ask me this again this turn". */
export interface Standing {
  /** Questions of one kind get one standing answer: `"cancel city action"`. */
  readonly kind: string;
  /** The option that the standing answer chooses. */
  readonly answer: string;
  /** How long it may last: the scopes by name, each with a mark of the present one: `{ turn: "3/2", round: "3" }`. */
  readonly scopes: Readonly<Record<string, string>>;
}

/**
 * What a seat has ordered in advance, as plain data. Whoever runs the match keeps it, shows it to the seat and drops it
 * when told to. It is no part of the match, whose record holds only the answers that came of it.
 */
export interface StandingAnswer {
  readonly seat: Seat;
  readonly kind: string;
  readonly scope: string;
  /** The mark of the scope for which it was ordered. */
  readonly during: string;
}

/** The order "this answer from now on, as long as the scope lasts"; nothing if the question has no such scope. */
export function standingAnswer({ seat, standing }: Decision, scope: string): StandingAnswer | undefined {
  const during = standing && markOf(standing, scope);
  return standing === undefined || during === undefined ? undefined : { seat, kind: standing.kind, scope, during };
}

/** The answer to this question that has been ordered; nothing if the seat must decide. */
export function answeredByItself(decision: Decision, orders: readonly StandingAnswer[]): string | undefined {
  if (decision.formality === true) return decision.options[0]?.id;
  const { standing } = decision;
  return standing !== undefined && orders.some((order) => isFor(order, decision) && lasts(order, decision))
    ? standing.answer
    : undefined;
}

/** The orders without those that have run out by the time of this question. */
export function ordersAfter(decision: Decision, orders: readonly StandingAnswer[]): readonly StandingAnswer[] {
  const over = orders.some((order) => isFor(order, decision) && !lasts(order, decision));
  return over ? orders.filter((order) => !isFor(order, decision) || lasts(order, decision)) : orders;
}

function isFor({ seat, kind }: StandingAnswer, decision: Decision): boolean {
  return seat === decision.seat && kind === decision.standing?.kind;
}

function lasts({ scope, during }: StandingAnswer, { standing }: Decision): boolean {
  return standing !== undefined && markOf(standing, scope) === during;
}

/** Only what the rules have named is a scope: every object has a "constructor". */
function markOf({ scopes }: Standing, scope: string): string | undefined {
  return Object.hasOwn(scopes, scope) ? scopes[scope] : undefined;
}
