import { BrokenRules, type Seat, standingAnswer } from "@civitas/kernel";
import type { Person } from "@civitas/protocol";
import type { Logger } from "pino";
import { byTheRules, Refused } from "../refused.ts";
import type { Store } from "../storage/store.ts";
import { agreed, ask, askAgain, consent } from "./agreeing.ts";
import { ownAnswers, withOrder, withoutOrder } from "./by-itself.ts";
import type { Hall } from "./hall.ts";
import { saidBefore } from "./keeping.ts";
import { comeBack, goAway, resign } from "./leaving-play.ts";
import type { LiveTable } from "./live-table.ts";
import { botAt, ordersOf, peopleWithASay, seatOf, standsStill, type TableDoc, withoutRequest } from "./table-doc.ts";
import { hasStoodStill, isWaitedFor, missed, type Patience, waitInWords } from "./vanished.ts";

export interface Answering {
  readonly seat: Seat;
  readonly seq: number;
  readonly id: string;
  readonly byBots?: boolean;
  /** It was given automatically. */
  readonly bySelf?: boolean;
  /** How long it travelled, in ms. */
  readonly lag?: number | undefined;
}

interface Rewinding {
  readonly seat: Seat;
  /** The number of answers that stay. */
  readonly to: number;
  readonly agreed: boolean;
}

/** What people and bots do at a table once it has begun. */
export class Playing {
  constructor(
    private readonly hall: Hall,
    private readonly store: Store,
    private readonly log: Logger,
    /** The level of bots that stand in for people. */
    private readonly standIn: string,
    private readonly isHere: (table: string, seat: Seat) => boolean,
    private readonly patience: Patience,
  ) {}

  /** A person's answer. The same answer to the same question is confirmed again. */
  answer(id: string, person: Person, said: Omit<Answering, "seat" | "byBots" | "bySelf">): Promise<void> {
    return this.hall.act(id, (table) => {
      const { seq, id: answer, lag } = said;
      const answering = { seat: mustSit(table.doc, person), seq, id: answer, lag };
      return seq === table.kept.seq ? this.#answerNow(table, answering) : this.#answerLate(table, answering);
    });
  }

  #answerNow(table: LiveTable, answering: Answering): Promise<void> {
    mustPlay(table.doc);
    mustDecideThemselves(table.doc, answering.seat);
    return this.#give(table, answering);
  }

  /** The table has moved on since the person looked, or this process has not followed yet. */
  async #answerLate(table: LiveTable, answering: Answering): Promise<void> {
    const { seat, seq, id } = answering;
    if (seq > table.kept.seq) await table.refresh();
    if (seq === table.kept.seq) return this.#answerNow(table, answering);
    const before = await saidBefore(this.store.db, table.id, seat, seq);
    if (before?.said === id) return;
    mustPlay(table.doc);
    mustDecideThemselves(table.doc, seat);
    const since = table.questions.since(seat) ?? Number.POSITIVE_INFINITY;
    if (before !== undefined || seq > table.kept.seq || seq < since) throw new Refused("stale");
    await this.#give(table, answering);
  }

  /** An answer of a bot; false if the table has moved on. */
  answerForBot(id: string, said: Answering): Promise<boolean> {
    return this.hall.act(id, async (table) => {
      const since = table.questions.since(said.seat);
      const { doc } = table;
      if (doc.state !== "playing" || standsStill(doc) || botAt(doc, said.seat) === undefined) return false;
      if (since === undefined || said.seq < since) return false;
      await this.#give(table, said);
      return true;
    });
  }

  /** A question is answered automatically: a formality, or what its person has ordered in advance. */
  answerItself(id: string, seat: Seat): Promise<void> {
    return this.hall.act(id, async (table) => {
      const { doc, match, kept } = table;
      const own = standsStill(doc) ? undefined : ownAnswers(doc, match).find((one) => one.seat === seat);
      if (own !== undefined) await this.#give(table, { ...own, seq: kept.seq, bySelf: true });
    });
  }

  /** Answers this question now and all of its kind in advance, as long as the scope lasts. */
  stand(id: string, person: Person, { seq, scope }: { readonly seq: number; readonly scope: string }): Promise<void> {
    return this.hall.act(id, async (table) => {
      const seat = mustSit(table.doc, person);
      mustPlay(table.doc);
      mustDecideThemselves(table.doc, seat);
      if (seq < (table.questions.since(seat) ?? Number.POSITIVE_INFINITY)) throw new Refused("stale");
      const decision = table.match?.decision(seat);
      const order = decision && standingAnswer(decision, scope);
      const answer = decision?.standing?.answer;
      if (order === undefined || answer === undefined) throw new Refused("not-offered");
      await this.#give(table, { seat, seq: table.kept.seq, id: answer }, withOrder(table.doc, order));
    });
  }

  /** Asks that person again. */
  revoke(id: string, person: Person, kind: string): Promise<void> {
    return this.hall.act(id, async (table) => {
      const seat = mustSit(table.doc, person);
      if (!ordersOf(table.doc, seat).some((order) => order.kind === kind)) return;
      await table.commit({ now: Date.now(), doc: withoutOrder(table.doc, seat, kind) });
    });
  }

  #give(table: LiveTable, answering: Answering, ordered: TableDoc = table.doc): Promise<void> {
    const { seat, seq, id, byBots, bySelf, lag } = answering;
    try {
      byTheRules(() => table.answer(seat, id));
    } catch (error) {
      if (!(error instanceof BrokenRules)) throw error;
      // The earlier answers are in the database, and the seed of a running game does not belong in a log file.
      this.log.error({ err: error, table: table.id, seat, seq, answer: id }, "the rules broke; the match is as it was");
      throw new Refused("rules-broke");
    }
    const doc = isSettled(table, seat) ? withoutRequest(ordered) : ordered;
    const entry = { kind: "answer" as const, seat, said: id, expected: seq };
    return table.commit({ now: Date.now(), doc, entry, lag, byBots: byBots === true, bySelf: bySelf === true });
  }

  /** Takes back the last answer, or asks all people whether that may be. */
  undo(id: string, person: Person, seq: number): Promise<void> {
    return this.hall.act(id, async (table) => {
      const seat = mustHaveASay(table.doc, person);
      mustPlay(table.doc);
      mustDecideThemselves(table.doc, seat);
      if (seq > table.kept.seq) await table.refresh();
      if (seq !== table.kept.seq) throw new Refused("stale");
      const answers = table.match?.answers ?? [];
      const to = answers.findLastIndex((answer) => answer.seat === seat);
      if (to < 0) throw new Refused("no-undo");
      const alone = to === answers.length - 1 && (await table.takingBack.barrier(seat)) === undefined;
      if (alone) return this.#rewind(table, withoutRequest(table.doc), { seat, to, agreed: false });
      await this.#ask(table, ask(table.kept, { kind: "undo", by: seat, to }));
    });
  }

  /** Agrees to what somebody has asked for, or not. `request` says to what. */
  consent(id: string, person: Person, request: number, agree: boolean): Promise<void> {
    return this.hall.act(id, async (table) => {
      const seat = mustHaveASay(table.doc, person);
      mustHaveBegun(table.doc);
      mustHaveRules(table.doc);
      const gone = missed(table.doc);
      if (gone !== undefined && !this.#isMissed(table, gone)) return this.#drop(table);
      await this.#ask(table, consent(table.doc, seat, request, agree, table.kept.seq));
    });
  }

  /** Writes a request; where everybody has agreed, does it at once. */
  async #ask(table: LiveTable, doc: TableDoc): Promise<void> {
    const request = agreed(doc);
    if (request === undefined) return table.commit({ now: Date.now(), doc });
    const settled = withoutRequest(doc);
    if (request.kind === "replace" && request.seat !== undefined) {
      const replaced = goAway(settled, request.seat, this.standIn, "away");
      return table.commit({ now: Date.now(), doc: replaced });
    }
    if (request.kind === "pause") return table.commit({ now: Date.now(), doc: { ...settled, paused: true } });
    return this.#rewind(table, settled, { seat: request.by, to: request.to ?? 0, agreed: true });
  }

  async #rewind(table: LiveTable, doc: TableDoc, { seat, to, agreed }: Rewinding): Promise<void> {
    const expected = table.kept.seq;
    const takenBack = table.match?.answers.slice(to).map((answer) => answer.seat) ?? [];
    byTheRules(() => table.rewind(to));
    const entry = { kind: "rewind" as const, seat, said: String(to), expected };
    await table.commit({ now: Date.now(), doc, entry, takenBack, agreed });
  }

  /** Stops all clocks, if all people agree; one person is enough to continue. */
  pause(id: string, person: Person, on: boolean): Promise<void> {
    return this.hall.act(id, async (table) => {
      const seat = mustHaveASay(table.doc, person);
      const { doc } = table;
      mustHaveBegun(doc);
      mustHaveRules(doc);
      if (doc.paused === on) throw new Refused(on ? "paused" : "not-paused");
      if (!on) return table.commit({ now: Date.now(), doc: { ...doc, paused: false } });
      await this.#ask(table, ask(table.kept, { kind: "pause", by: seat }));
    });
  }

  /** Asks the others to let a bot play for somebody who has vanished. */
  replace(id: string, person: Person, gone: Seat): Promise<void> {
    return this.hall.act(id, async (table) => {
      const by = mustHaveASay(table.doc, person);
      mustPlay(table.doc);
      const { doc } = table;
      const waited = hasStoodStill(table, Date.now(), this.patience);
      if (gone === by || !waited || !this.#isMissed(table, gone))
        throw new Refused("not-away", { ...waitInWords(doc, this.patience) });
      const asked =
        missed(doc) === gone
          ? askAgain(doc, by, (seat) => this.isHere(id, seat))
          : ask(table.kept, { kind: "replace", by, seat: gone });
      await this.#ask(table, asked);
    });
  }

  /** A person has come to look. If the others missed them, their request is void. */
  async arrived(table: LiveTable, seat: Seat): Promise<void> {
    if (missed(table.doc) !== seat && table.doc.pace.kind !== "post") return;
    await this.hall.act(table.id, async (now) => {
      await now.lookedAt(seat);
      if (missed(now.doc) === seat) await this.#drop(now);
    });
  }

  #isMissed(table: LiveTable, seat: Seat): boolean {
    return isWaitedFor(table, seat) && !this.isHere(table.id, seat);
  }

  #drop(table: LiveTable): Promise<void> {
    return table.commit({ now: Date.now(), doc: withoutRequest(table.doc) });
  }

  resign(id: string, person: Person): Promise<void> {
    return this.hall.act(id, async (table) => {
      const seat = mustSit(table.doc, person);
      mustHaveBegun(table.doc);
      const now = Date.now();
      await table.commit({ now, doc: resign(table.doc, seat, this.standIn, now) });
    });
  }

  /** Lets a bot play for this person, or ends that. */
  standInFor(id: string, person: Person, away: boolean): Promise<void> {
    return this.hall.act(id, async (table) => {
      const seat = mustSit(table.doc, person);
      mustHaveBegun(table.doc);
      mustHaveRules(table.doc);
      const doc = away ? goAway(table.doc, seat, this.standIn, "away") : comeBack(table.doc, seat);
      if (doc !== table.doc || missed(doc) === seat) await table.commit({ now: Date.now(), doc: withoutRequest(doc) });
    });
  }

  /** Somebody's time is up: a bot takes the seat. */
  timeIsUp(id: string, outOfTime: (table: LiveTable) => readonly Seat[]): Promise<void> {
    return this.hall.act(id, async (table) => {
      let { doc } = table;
      if (doc.state !== "playing" || standsStill(doc)) return;
      for (const seat of outOfTime(table)) doc = goAway(doc, seat, this.standIn, "out-of-time");
      if (doc === table.doc) return;
      await table.commit({ now: Date.now(), doc: withoutRequest(doc) });
    });
  }
}

/** Whether an answer of this seat makes the open request void. */
function isSettled(table: LiveTable, answered: Seat): boolean {
  const { request } = table.doc;
  // The answer to be taken back is no longer the last; a pause can still be agreed on.
  if (request?.kind === "undo") return true;
  const gone = missed(table.doc);
  return gone !== undefined && (gone === answered || !isWaitedFor(table, gone));
}

function mustSit(doc: TableDoc, person: Person): Seat {
  const seat = seatOf(doc, person.id);
  if (seat === undefined) throw new Refused("not-seated");
  return seat;
}

/** Players who have resigned only watch what the others agree on. */
function mustHaveASay(doc: TableDoc, person: Person): Seat {
  const seat = mustSit(doc, person);
  if (!peopleWithASay(doc).includes(seat)) throw new Refused("resigned");
  return seat;
}

function mustDecideThemselves(doc: TableDoc, seat: Seat): void {
  if (botAt(doc, seat) !== undefined) throw new Refused("not-your-turn", undefined, "a bot plays for you now");
}

/** Whether the game has begun and is not over. */
function mustHaveBegun({ state }: TableDoc): void {
  if (state !== "playing") throw new Refused(state === "open" ? "not-started" : "game-over");
}

function mustHaveRules({ halted, rules }: TableDoc): void {
  if (halted) throw new Refused("rules-gone", { rules });
}

function mustPlay(doc: TableDoc): void {
  mustHaveBegun(doc);
  mustHaveRules(doc);
  if (doc.paused) throw new Refused("paused");
}
