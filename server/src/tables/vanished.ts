import type { Seat } from "@civitas/kernel";
import type { LiveTable } from "./live-table.ts";
import { isPlayedByPerson, type TableDoc } from "./table-doc.ts";

/** How long a table must have stood still before the others may let a bot play for the absent person, in ms. */
export interface Patience {
  readonly live: number;
  readonly post: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** At a live table, somebody who is gone for two minutes has most likely left. By post, people take their time. */
export const PATIENCE: Patience = { live: 2 * MINUTE, post: 3 * DAY };

/** People who were here less than this many ms ago have not vanished. */
export const GRACE = 30_000;

/** The seat that the others want to give to a bot. */
export function missed({ request }: TableDoc): Seat | undefined {
  return request?.kind === "replace" ? request.seat : undefined;
}

/** Whether the table waits for an answer of this person. */
export function isWaitedFor({ match, doc }: LiveTable, seat: Seat): boolean {
  return isPlayedByPerson(doc, seat) && match?.pending.some((decision) => decision.seat === seat) === true;
}

/** Whether nothing has happened for so long that the others may ask. */
export function hasStoodStill({ kept, doc }: LiveTable, now: number, patience: Patience): boolean {
  return now - kept.updated >= patience[doc.pace.kind];
}

/** The wait in the units of the refusal's message. */
export function waitInWords({ pace }: TableDoc, patience: Patience): { readonly unit: string; readonly n: number } {
  return pace.kind === "post"
    ? { unit: "days", n: Math.ceil(patience.post / DAY) }
    : { unit: "minutes", n: Math.ceil(patience.live / MINUTE) };
}
