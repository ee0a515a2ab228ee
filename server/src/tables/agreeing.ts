import type { Seat } from "@civitas/kernel";
import { Refused } from "../refused.ts";
import { peopleWithASay, playedByPeople, type RequestDoc, type TableDoc, withoutRequest } from "./table-doc.ts";

/** What a request needs to be made. */
export type Asked = Pick<RequestDoc, "kind" | "by" | "seq" | "to" | "seat">;

/**
 * Asks all people who are playing; whoever asks agrees, and for whom a bot should play is not waited for. For whom one
 * plays already is asked only where something is to be undone: it is their game, too.
 */
export function ask(doc: TableDoc, asked: Asked): TableDoc {
  const people = asked.kind === "undo" ? peopleWithASay(doc) : playedByPeople(doc);
  const others = people.filter((seat) => seat !== asked.by && seat !== asked.seat);
  return { ...doc, request: { ...asked, agreed: [asked.by], asked: others } };
}

/** Asks once more: people who have had time to answer and are not here are no longer waited for. */
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

/** One person's yes or no. A no, or the asker's second thought, ends the request. */
export function consent(doc: TableDoc, seat: Seat, agree: boolean, seq: number): TableDoc {
  const { request } = doc;
  if (request === undefined || (request.kind === "undo" && request.seq !== seq)) throw new Refused("no-request");
  const isAsked = request.asked.includes(seat);
  // For whom a bot should play is not asked, but has the last word.
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
