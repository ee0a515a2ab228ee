import type { Seat } from "@civitas/kernel";
import { Refused } from "../refused.ts";
import { playedByPeople, type RequestDoc, type TableDoc, withoutRequest } from "./table-doc.ts";

/** What a request needs to be made. */
export type Asked = Pick<RequestDoc, "kind" | "by" | "seq"> & { readonly to?: number };

/** Asks all people who are playing; whoever asks agrees, and for whom a bot plays is not waited for. */
export function ask(doc: TableDoc, asked: Asked): TableDoc {
  const others = playedByPeople(doc).filter((seat) => seat !== asked.by);
  return { ...doc, request: { ...asked, agreed: [asked.by], asked: others } };
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
  if (!isAsked && !request.agreed.includes(seat)) throw new Refused("no-request");
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
