import type { Seat } from "@civitas/kernel";
import { Refused } from "../refused.ts";
import type { Kept } from "./keeping.ts";
import { peopleWithASay, playedByPeople, type RequestDoc, type TableDoc, withoutRequest } from "./table-doc.ts";

/** What a request needs to be made. */
type NewRequest = Pick<RequestDoc, "kind" | "by" | "to" | "seat">;

/**
 * Asks all people who are playing. Whoever asks agrees; a seat that should be given to a bot is not waited for. People
 * for whom a bot plays already are asked only where something is to be undone: it is their game, too.
 */
export function ask({ doc, seq, revision: id }: Kept, asked: NewRequest): TableDoc {
  const people = asked.kind === "undo" ? peopleWithASay(doc) : playedByPeople(doc);
  const others = people.filter((seat) => seat !== asked.by && seat !== asked.seat);
  return { ...doc, request: { ...asked, id, seq, agreed: [asked.by], asked: others } };
}

/** Asks again: people who have had time to answer and are not here are no longer waited for. */
export function askAgain(doc: TableDoc, by: Seat, isHere: (seat: Seat) => boolean): TableDoc {
  const { request } = doc;
  if (request === undefined) return doc;
  const agreed = [...request.agreed.filter((seat) => seat !== by), by];
  const asked = request.asked.filter((seat) => seat !== by && isHere(seat));
  return { ...doc, request: { ...request, agreed, asked } };
}

/** Whether all have agreed: at once where there is nobody else to ask. */
export function agreed({ request }: TableDoc): RequestDoc | undefined {
  return request !== undefined && request.asked.length === 0 ? request : undefined;
}

/** The number by which a yes or no names the request. */
export const requestId = ({ id }: RequestDoc): number => id ?? 0;

/** One person's yes or no to the request of that number. A no, or the asker's second thought, ends it. */
export function consent(doc: TableDoc, seat: Seat, id: number, agree: boolean, seq: number): TableDoc {
  const { request } = doc;
  if (request === undefined || requestId(request) !== id) throw new Refused("no-request");
  if (request.kind === "undo" && request.seq !== seq) throw new Refused("no-request");
  const isAsked = request.asked.includes(seat);
  // The person whose seat should be given to a bot is not asked, but has the last word.
  const objects = !agree && request.seat === seat;
  if (!isAsked && !objects && !request.agreed.includes(seat)) throw new Refused("no-request");
  if (!agree) return withoutRequest(doc);
  if (!isAsked) return doc;
  return {
    ...doc,
    request: {
      ...request,
      agreed: [...request.agreed, seat],
      asked: request.asked.filter((other) => other !== seat),
    },
  };
}
