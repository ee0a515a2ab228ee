import type { Answer, Decision } from "./option.ts";
import { Refusal } from "./refusal.ts";
import type { Asking } from "./rules.ts";

/** What a refusal needs to know of a match. */
interface RefusingMatch {
  readonly seats: number;
  readonly pending: Asking;
  readonly result: unknown;
}

/** Why an answer is not accepted, and what would be. `decision` is the seat's open question, if it has one. */
export function refusalOf(answer: Answer, decision: Decision | undefined, match: RefusingMatch): Refusal {
  const { seat, id } = answer;
  if (!Number.isInteger(seat) || seat < 0 || seat >= match.seats) {
    return new Refusal("malformed", `there is no seat ${String(seat)} at this table`);
  }
  if (typeof id !== "string" || !/^\S{1,200}$/.test(id)) {
    return new Refusal("malformed", "an answer is the id of an option", [], seat);
  }
  if (match.result !== undefined) return new Refusal("game-over", "the game is over", [], seat);
  if (decision === undefined) {
    const asked = match.pending.map((pending) => String(pending.seat));
    const waiting = `seat ${seat} is not asked now; waiting for seat ${asked.join(", ")}`;
    return new Refusal("not-your-turn", waiting, asked, seat);
  }
  const offered = decision.options.map((option) => option.id);
  const why = `"${id}" is not offered to seat ${seat}; it may answer ${offered.join(", ")}`;
  return new Refusal("not-offered", why, offered, seat);
}
