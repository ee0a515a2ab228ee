import { type AnyMatch, Questions, type Seat } from "@civitas/kernel";
import type { News } from "../storage/bus.ts";
import { type AnswerTimes, longestTimeToAnswer, ownAnswers, timeToAnswer, withLastingOrders } from "./by-itself.ts";
import { type ClocksDoc, type Tick, tick } from "./clocks.ts";
import { newsOf, type TableChange, workAfter } from "./consequences.ts";
import type { Change, Entry, Kept, Permission } from "./keeping.ts";
import { isNoticed, playedByPeople, standsStill, type TableDoc } from "./table-doc.ts";

/** What one command wants to have written. */
export interface PlannedWrite {
  readonly now: number;
  readonly doc: TableDoc;
  readonly entry?: Pick<Entry, "kind" | "seat" | "said" | "expected"> | undefined;
  readonly byBots?: boolean;
  /** The answer was given automatically. */
  readonly bySelf?: boolean;
  /** Whose answers a rewind takes back. */
  readonly takenBack?: readonly Seat[];
  /** All have agreed to the rewind. */
  readonly agreed?: boolean;
  /** How long the answer was on its way. */
  readonly lag?: number | undefined;
  readonly may?: Permission | undefined;
}

/** The table as it is in memory, with what the plan has already done to the match. */
interface Present {
  readonly kept: Kept;
  readonly match: AnyMatch | undefined;
  readonly questions: Questions;
}

interface Around {
  readonly noticeAfter: number;
  readonly times: AnswerTimes;
  /** Whether the person of this seat is looking at the table. */
  readonly isHere: (seat: Seat) => boolean;
  /** Other processes compare the hash of the match. */
  readonly hashes: boolean;
}

/** All that follows from a plan: what is written, and what is true then. */
interface Prepared {
  readonly change: Change;
  readonly kept: Kept;
  readonly questions: Questions;
  readonly news: News;
  /** The lobby shows it. */
  readonly lobby: boolean;
  /** Whether more than the match has changed, and others notice it. */
  readonly info: boolean;
}

export function prepare(
  { kept: before, match, questions: known }: Present,
  plan: PlannedWrite,
  around: Around,
): Prepared {
  const { now } = plan;
  const over = plan.doc.state === "playing" && match?.over === true;
  const ended: TableDoc = over ? { ...plan.doc, state: "over", ending: "finished", ended: now } : plan.doc;
  const settled = withLastingOrders(ended, match);
  const asked = match?.pending.map(({ seat }) => seat) ?? before.waiting;
  const waiting = settled.state === "playing" ? asked : [];
  const entry = plan.entry && entryOf(plan.entry, before.seq, now);
  const seq = before.seq + (entry === undefined ? 0 : 1);
  const questions = questionsAfter(known, match, entry === undefined ? [] : [entry], seq);
  const veiled = match?.pending.filter((decision) => decision.veiled === true).map(({ seat }) => seat) ?? [];
  const happened = (): Turning => ({
    questions,
    waiting,
    now,
    answers: match?.answers.length ?? 0,
    veiled,
    moment: longestTimeToAnswer(settled, around.times),
    agreed: plan.agreed === true,
    answered: entry?.kind === "answer" && plan.bySelf !== true ? entry.seat : undefined,
    bySelf: plan.bySelf === true ? entry?.seat : undefined,
    takenBack: plan.takenBack ?? [],
    lag: plan.lag ?? 0,
  });
  const doc = settled.clocks === undefined ? settled : withClocks(settled, settled.clocks, happened());
  const goesOn = standsStill(before.doc) && !standsStill(doc);
  const own = ownAnswers(doc, match).map(({ seat }) => seat);
  const step: TableChange = {
    before,
    doc,
    waiting,
    now,
    noticeAfter: around.noticeAfter,
    bySelf: goesOn ? own : own.filter((seat) => questions.fresh.includes(seat)),
    moment: (seat) => timeToAnswer(doc, veiled.includes(seat), around.isHere(seat), around.times),
    byBots: plan.byBots === true,
  };
  const { jobs, dropJobs } = workAfter(step);
  const { table: news, lobby } = newsOf(step);
  const allNews: News[] = lobby ? [news, { kind: "lobby", table: before.id }] : [news];
  if (jobs.length > 0) allNews.push({ kind: "work" });
  // Hashing costs as much as an answer, so it is done only where somebody will compare the hash.
  const hash = match === undefined ? before.hash : doc.state === "over" || around.hashes ? match.hash() : null;
  const changed = doc === before.doc ? undefined : doc;
  const info = settled !== before.doc && isNoticed(before.doc, settled);
  const updated = info || entry !== undefined ? now : before.updated;
  return {
    change: { updated, doc: changed, entry, waiting, hash, jobs, dropJobs, news: allNews, may: plan.may },
    kept: { id: before.id, doc, seq, revision: before.revision + 1, waiting, updated, hash },
    questions,
    news,
    lobby,
    info,
  };
}

/** The open questions after these entries. */
export function questionsAfter(
  known: Questions,
  match: AnyMatch | undefined,
  entries: readonly Entry[],
  seq: number,
): Questions {
  if (match === undefined) return Questions.none;
  const before = entries.some(({ kind }) => kind === "rewind") ? Questions.none : known;
  return before.next(
    match,
    seq,
    entries.map(({ seat }) => seat),
  );
}

type Turning = Required<Omit<Tick, "running" | "standIns" | "fresh">> & {
  readonly questions: Questions;
  readonly waiting: readonly Seat[];
};

/** The table with its clocks moved on. */
function withClocks(doc: TableDoc, clocks: ClocksDoc, { questions, waiting, ...happened }: Turning): TableDoc {
  const people = playedByPeople(doc);
  const asked = standsStill(doc) ? [] : waiting;
  const running = asked.filter((seat) => people.includes(seat));
  const standIns = asked.filter((seat) => doc.seats[seat]?.kind === "person" && !people.includes(seat));
  const { fresh } = questions;
  return { ...doc, clocks: tick(doc.pace.clock, clocks, { ...happened, running, standIns, fresh }) };
}

function entryOf({ kind, seat, said, expected }: NonNullable<PlannedWrite["entry"]>, seq: number, time: number): Entry {
  return { seq, kind, seat, said, expected, time };
}
