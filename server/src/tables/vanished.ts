import type { Seat } from "@civitas/kernel";
import type { LiveTable } from "./live-table.ts";
import { playedByPeople, type TableDoc } from "./table-doc.ts";

/** How long a table must have stood still before the others may let a bot play for whom it waits for, in ms. */
export interface Patience {
  readonly live: number;
  readonly post: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Live, who is gone for two minutes has most likely left; by post people have a life beside the game. */
export const PATIENCE: Patience = { live: 2 * MINUTE, post: 3 * DAY };

/** People who were here less than this many ms ago have not vanished. */
export const GRACE = 30_000;

/** Whose seat the others want to give to a bot. */
export function missed({ request }: TableDoc): Seat | undefined {
  return request?.kind === "replace" ? request.seat : undefined;
}

/** Whether the table waits for an answer of this person. */
export function isWaitedFor({ match, doc }: LiveTable, seat: Seat): boolean {
  return playedByPeople(doc).includes(seat) && match?.pending.some((decision) => decision.seat === seat) === true;
}

/** Nothing has happened for so long that the others may ask. */
export function hasStoodStill({ kept, doc }: LiveTable, now: number, patience: Patience): boolean {
  return now - kept.updated >= patience[doc.pace.kind];
}

/** The wait as the words of the refusal want it. */
export function waitInWords({ pace }: TableDoc, patience: Patience): { readonly unit: string; readonly n: number } {
  return pace.kind === "post"
    ? { unit: "days", n: Math.ceil(patience.post / DAY) }
    : { unit: "minutes", n: Math.ceil(patience.live / MINUTE) };
}
