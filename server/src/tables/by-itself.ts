import { type AnyMatch, answeredByItself, ordersAfter, type Seat, type StandingAnswer } from "@civitas/kernel";
import { isPlayedByPerson, type TableDoc } from "./table-doc.ts";

/** An answer that a person need not give: a formality, or what they have ordered in advance. */
export interface OwnAnswer {
  readonly seat: Seat;
  readonly id: string;
}

export function ownAnswers(doc: TableDoc, match: AnyMatch | undefined): OwnAnswer[] {
  if (match === undefined || doc.state !== "playing") return [];
  const own: OwnAnswer[] = [];
  for (const decision of match.pending) {
    const { seat } = decision;
    const id = isPlayedByPerson(doc, seat) ? answeredByItself(decision, doc.standing ?? []) : undefined;
    if (id !== undefined) own.push({ seat, id });
  }
  return own;
}

/** The table with one more order; a new one for the same kind of question replaces the old. */
export function withOrder(doc: TableDoc, order: StandingAnswer): TableDoc {
  return { ...doc, standing: [...(withoutOrder(doc, order.seat, order.kind).standing ?? []), order] };
}

export function withoutOrder(doc: TableDoc, seat: Seat, kind: string): TableDoc {
  return { ...doc, standing: (doc.standing ?? []).filter((order) => order.seat !== seat || order.kind !== kind) };
}

/** The table without orders that have run out, as the open questions show. */
export function withLastingOrders(doc: TableDoc, match: AnyMatch | undefined): TableDoc {
  const { standing } = doc;
  if (match === undefined || standing === undefined || standing.length === 0) return doc;
  const lasting = match.pending.reduce((orders, decision) => ordersAfter(decision, orders), standing);
  return lasting === standing ? doc : { ...doc, standing: lasting };
}

/**
 * How long it takes until a question is answered automatically, or until a bot answers one whose timing must tell
 * nothing: about as long as a person thinks for a moment, whether there was a choice or not.
 */
export function moment(pauseMs: number): number {
  return Math.round(pauseMs * (4 + 4 * Math.random()));
}

/** No moment is longer. */
const longestMoment = (pauseMs: number): number => 8 * pauseMs;

/** How much longer than the soonest visit the latest one may be. */
const VISITS = 16;

/**
 * By post, how long it takes until a question is answered automatically whose timing must tell nothing, while its person
 * is not looking: people there answer when they come by, and nobody should know that this one need not come.
 */
function visit(soonestMs: number): number {
  return Math.round(soonestMs * VISITS ** Math.random());
}

/** How long automatic answers take. */
export interface AnswerTimes {
  /** How long bots wait before they answer. */
  readonly pauseMs: number;
  /** By post, the soonest time after which a person who is not looking seems to have come by. */
  readonly visitMs: number;
}

/** Until this open question of a person is answered automatically. */
export function timeToAnswer({ pace }: TableDoc, veiled: boolean, here: boolean, times: AnswerTimes): number {
  return pace.kind === "post" && veiled && !here ? visit(times.visitMs) : moment(times.pauseMs);
}

/** No automatic answer takes longer at this table. */
export function longestTimeToAnswer({ pace }: TableDoc, { pauseMs, visitMs }: AnswerTimes): number {
  return pace.kind === "post" ? Math.max(longestMoment(pauseMs), VISITS * visitMs) : longestMoment(pauseMs);
}
