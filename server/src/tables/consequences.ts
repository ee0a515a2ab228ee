import type { Seat } from "@civitas/kernel";
import type { Turn } from "@civitas/protocol";
import type { JobWish } from "../jobs/job.ts";
import type { News, TurnOf } from "../storage/bus.ts";
import { deadline, MOST_LAG } from "./clocks.ts";
import type { Kept } from "./keeping.ts";
import { botAt, isPlayedByPerson, standsStill, type TableDoc } from "./table-doc.ts";

/** A table before and after a change. */
export interface TableChange {
  readonly before: Kept;
  readonly doc: TableDoc;
  readonly waiting: readonly Seat[];
  readonly now: number;
  /** For players by post: how long to wait before telling them that it is their turn. */
  readonly noticeAfter: number;
  /** The seats of people whose new questions are answered automatically after a moment. */
  readonly bySelf: readonly Seat[];
  /** How long that takes. */
  readonly moment: (seat: Seat) => number;
  /** The change comes from the job that plays the bots, which continues anyway. */
  readonly byBots: boolean;
}

/** The job that answers a question of this seat automatically. */
export const selfJob = (table: string, seat: Seat): string => `self:${table}:${seat}`;

/** The jobs that follow from a change. They are written together with it, so they can't get lost. */
export function workAfter(step: TableChange): { jobs: JobWish[]; dropJobs: string[] } {
  const { before, doc, waiting, now } = step;
  const { id } = before;
  const jobs: JobWish[] = [];
  const dropJobs: string[] = [];
  const botsTurn = !standsStill(doc) && waiting.some((seat) => botAt(doc, seat) !== undefined);
  if (botsTurn && !step.byBots)
    jobs.push({ key: `bot:${id}`, kind: "bot", table: id, runAt: now, payload: doc.from ?? null });
  if (!standsStill(doc)) {
    for (const seat of step.bySelf) {
      const runAt = now + step.moment(seat);
      jobs.push({ key: selfJob(id, seat), kind: "self", table: id, runAt, payload: seat });
    }
  }
  const end = deadline(doc.clocks);
  if (end !== deadline(before.doc.clocks)) {
    if (end === undefined) dropJobs.push(`clock:${id}`);
    else jobs.push({ key: `clock:${id}`, kind: "clock", table: id, runAt: end + MOST_LAG });
  }
  if (doc.pace.kind === "post") {
    for (const { turn, person } of turnsNow(step)) {
      const payload = { seat: turn.seat, person, since: turn.since };
      jobs.push({
        key: `notice:${id}:${turn.seat}`,
        kind: "notice",
        table: id,
        runAt: now + step.noticeAfter,
        payload,
      });
    }
  }
  return { jobs, dropJobs };
}

function turn({ before, now }: TableChange, seat: Seat): Turn {
  return { table: before.id, game: before.doc.game, seat, since: now };
}

/** Whose turn it is now but was not before. */
function turnsNow(step: TableChange): TurnOf[] {
  const { before, doc, waiting } = step;
  const turns: TurnOf[] = [];
  for (const seat of waiting) {
    const place = doc.seats[seat];
    if (place?.kind !== "person" || !isPlayedByPerson(doc, seat) || step.bySelf.includes(seat)) continue;
    if (!before.waiting.includes(seat)) turns.push({ person: place.person.id, turn: turn(step, seat) });
  }
  return turns;
}

/** Whose turn it was and is no more. */
function turnsPast(step: TableChange): TurnOf[] {
  const turns: TurnOf[] = [];
  for (const seat of step.before.waiting) {
    const place = step.doc.seats[seat];
    if (place?.kind === "person" && !step.waiting.includes(seat))
      turns.push({ person: place.person.id, turn: turn(step, seat) });
  }
  return turns;
}

/** What other processes, and people who are not looking at the table, are told. */
export function newsOf(step: TableChange): { table: Extract<News, { kind: "table" }>; lobby: boolean } {
  const { before, doc } = step;
  const shown = doc.visibility === "public" || before.doc.visibility === "public";
  const lobby =
    shown &&
    (doc.state !== before.doc.state || doc.seats !== before.doc.seats || standsStill(doc) !== standsStill(before.doc));
  return { table: { kind: "table", table: before.id, on: turnsNow(step), off: turnsPast(step) }, lobby };
}
