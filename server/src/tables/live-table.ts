import type { AnyGame, AnyMatch, Seat } from "@civitas/kernel";
import type { News } from "../storage/bus.ts";
import type { Store } from "../storage/store.ts";
import { tick } from "./clocks.ts";
import { newsOf, type Step, workAfter } from "./consequences.ts";
import { type Entry, type Kept, keep, keepSnapshot, readEntries, readSnapshot, readTable } from "./keeping.ts";
import { LateAudience } from "./late-audience.ts";
import { Line } from "./line.ts";
import { Questions } from "./questions.ts";
import { beginAgain, restore } from "./restoring.ts";
import { playedByPeople, type TableDoc } from "./table-doc.ts";
import type { UndoDesk } from "./undo-desk.ts";
import { tellSights, tellUndo, type Watcher } from "./watching.ts";

/** Somebody else has written first: look again and decide anew. */
export class Overtaken extends Error {
  override readonly name = "Overtaken";
}

/** What a table tells the house. */
export interface House {
  readonly store: Store;
  readonly noticeAfter: number;
  readonly undoDesk: UndoDesk;
  loadGame(id: string): Promise<AnyGame>;
  /** Something is written: `info` says that it is more than the match, `lobby` that the lobby shows it. */
  changed(table: LiveTable, news: News, info: boolean, lobby: boolean): void;
  /** There is a job to do. */
  work(): void;
  /** How long committing an answer took, for the metrics. */
  kept(ms: number): void;
}

/** What one command wants to have written. */
export interface Plan {
  readonly now: number;
  readonly doc: TableDoc;
  readonly entry?: Pick<Entry, "kind" | "seat" | "said" | "expected"> | undefined;
  readonly byBots?: boolean;
  /** Whose answers a rewind takes back. */
  readonly takenBack?: readonly Seat[];
}

/** A snapshot at least every so many answers. */
const SNAPSHOT_EVERY = 64;

interface Asked {
  readonly questions: Questions;
  readonly waiting: readonly Seat[];
  readonly now: number;
  readonly answered: Seat | undefined;
  readonly takenBack: readonly Seat[];
}

/** The table with its clocks moved on. */
function withClocks(doc: TableDoc, { questions, waiting, now, answered, takenBack }: Asked): TableDoc {
  if (doc.clocks === undefined) return doc;
  const people = playedByPeople(doc);
  const running = doc.paused ? [] : waiting.filter((seat) => people.includes(seat));
  return {
    ...doc,
    clocks: tick(doc.pace.clock, doc.clocks, { now, running, fresh: questions.fresh, answered, takenBack }),
  };
}

function entryOf({ kind, seat, said, expected }: NonNullable<Plan["entry"]>, seq: number, time: number): Entry {
  return { seq, kind, seat, said, expected, time };
}

/** A table in memory. It follows the database: what is not written there has not happened. */
export class LiveTable {
  readonly watchers = new Set<Watcher>();
  match: AnyMatch | undefined;
  late: LateAudience | undefined;
  questions = Questions.none;
  lastUsed = Date.now();
  readonly #line = new Line();
  #snapshotAt = 0;
  /** What is in memory may differ from what is written. */
  #doubtful = false;
  /** Another process has written. */
  #behind = false;

  private constructor(
    private readonly house: House,
    readonly game: AnyGame,
    public kept: Kept,
  ) {}

  static async open(house: House, id: string): Promise<LiveTable | undefined> {
    const kept = await readTable(house.store.db, id);
    if (kept === undefined) return undefined;
    const table = new LiveTable(house, await house.loadGame(kept.doc.game), kept);
    await table.#restore();
    table.questions = table.#questionsAfter([], kept.seq);
    return table;
  }

  get id(): string {
    return this.kept.id;
  }

  get doc(): TableDoc {
    return this.kept.doc;
  }

  /** One after the other: nobody looks at the table while an answer is on its way to the disk. */
  inLine<T>(work: () => Promise<T> | T): Promise<T> {
    return this.#line.enter(() => {
      this.lastUsed = Date.now();
      return this.#doubtful || this.#behind ? this.refresh().then(work) : work();
    });
  }

  /** Another process has written; nobody here looks, so it is enough to know that. */
  fallBehind(): void {
    this.#behind = true;
  }

  /** Begins the match; to be committed. */
  begin(doc: TableDoc): void {
    this.#doubtful = true;
    this.match = beginAgain(this.game, doc);
  }

  /** Gives an answer; to be committed. */
  answer(seat: Seat, id: string): void {
    this.match?.answer(seat, id);
    this.#doubtful = true;
  }

  /** Takes answers back; to be committed. */
  rewind(to: number): void {
    this.#doubtful = true;
    this.match?.rewind(to);
  }

  /** Writes what has happened and everything that follows from it, then tells. */
  async commit(plan: Plan): Promise<void> {
    const { now } = plan;
    const before = this.kept;
    this.#doubtful = true;
    const over = plan.doc.state === "playing" && this.match?.over === true;
    const settled: TableDoc = over ? { ...plan.doc, state: "over", ending: "finished", ended: now } : plan.doc;
    const waiting = settled.state === "playing" ? (this.match?.pending ?? []).map(({ seat }) => seat) : [];
    const entry = plan.entry && entryOf(plan.entry, before.seq, now);
    const seq = before.seq + (entry === undefined ? 0 : 1);
    const questions = this.#questionsAfter(entry === undefined ? [] : [entry], seq);
    const doc = withClocks(settled, {
      questions,
      waiting,
      now,
      answered: entry?.kind === "answer" ? entry.seat : undefined,
      takenBack: plan.takenBack ?? [],
    });
    const step: Step = { before, doc, waiting, now, noticeAfter: this.house.noticeAfter, byBots: plan.byBots === true };
    const { jobs, dropJobs } = workAfter(step);
    const { table: news, lobby } = newsOf(step);
    const allNews: News[] = lobby ? [news, { kind: "lobby", table: this.id }] : [news];
    if (jobs.length > 0) allNews.push({ kind: "work" });
    const start = performance.now();
    const changed = doc === before.doc ? undefined : doc;
    const won = await keep(this.house.store, before, {
      now,
      doc: changed,
      entry,
      waiting,
      jobs,
      dropJobs,
      news: allNews,
    });
    if (!won) throw new Overtaken();
    this.house.kept(performance.now() - start);
    this.kept = { id: before.id, doc, seq, revision: before.revision + 1, waiting, updated: now };
    this.questions = questions;
    this.#doubtful = false;
    if (jobs.length > 0) this.house.work();
    this.#tell(before, entry === undefined ? [] : [entry], news, lobby, settled !== before.doc);
  }

  #questionsAfter(entries: readonly Entry[], seq: number): Questions {
    const { match } = this;
    if (match === undefined) return Questions.none;
    const known = entries.some(({ kind }) => kind === "rewind") ? Questions.none : this.questions;
    return known.next(
      match,
      seq,
      entries.map(({ seat }) => seat),
    );
  }

  /** Tells everybody who looks: only now, when it is written. */
  #tell(before: Kept, entries: readonly Entry[], news: News, lobby: boolean, info: boolean): void {
    const begun = before.doc.state === "open" && this.match !== undefined;
    this.house.changed(this, news, info, lobby);
    if (this.match === undefined) return;
    if (entries.length > 0 || begun || info) {
      tellSights(this.kept, this.match, this.#onTime(), Date.now());
      this.house.undoDesk.ask(this);
    }
    for (const entry of entries) this.late?.follow(entry);
    // Without it nothing is lost: the log is kept, and the next answers try again.
    if (entries.length > 0 && this.match.answers.length - this.#snapshotAt >= SNAPSHOT_EVERY)
      this.saveSnapshot().catch(() => {});
  }

  *#onTime(): Iterable<Watcher> {
    for (const watcher of this.watchers) if (!this.isLate(watcher)) yield watcher;
  }

  /** Whether the players let this one look on. */
  letsIn({ viewer }: Watcher): boolean {
    return viewer !== "audience" || this.doc.spectators.allowed || this.doc.state === "open";
  }

  isLate(watcher: Watcher): boolean {
    return watcher.viewer === "audience" && this.doc.spectators.delay > 0;
  }

  /** The first sight for a new watcher. */
  async show(watcher: Watcher): Promise<void> {
    if (this.match === undefined) return;
    if (!this.isLate(watcher)) {
      tellSights(this.kept, this.match, [watcher], Date.now());
      this.house.undoDesk.ask(this);
      return;
    }
    this.late ??= new LateAudience(this.game, this.kept, await readEntries(this.house.store.db, this.id));
    this.late.watchers.add(watcher);
    this.late.tell([watcher]);
  }

  /** Tells whoever answered last whether that can be taken back. */
  async tellUndo(): Promise<void> {
    await this.inLine(() => {
      if (this.match !== undefined) tellUndo(this.kept, this.match, this.#onTime());
    });
  }

  /** Looks at the database and follows what others have written. */
  async refresh(): Promise<void> {
    const { store } = this.house;
    this.#behind = false;
    const kept = await readTable(store.db, this.id);
    if (kept === undefined) throw new Error(`table ${this.id} is gone`);
    const before = this.kept;
    if (!this.#doubtful && kept.revision === before.revision) return;
    const entries = await readEntries(store.db, this.id, before.seq);
    this.kept = kept;
    if (this.#doubtful || !this.#follow(entries)) await this.#restore();
    this.questions = this.#questionsAfter(entries, this.kept.seq);
    this.#doubtful = false;
    if (kept.revision === before.revision) return;
    this.#tell(before, entries, { kind: "table", table: this.id }, false, true);
  }

  #follow(entries: readonly Entry[]): boolean {
    const { match } = this;
    if (match === undefined) return false;
    try {
      for (const { kind, seat, said } of entries) {
        if (kind === "rewind") match.rewind(Number(said));
        else match.answer(seat, said);
      }
      return true;
    } catch {
      return false;
    }
  }

  /** Plays the answers again. Answers that the rules of today refuse are taken back, and that is written. */
  async #restore(): Promise<void> {
    if (this.doc.seed === undefined) {
      this.match = undefined;
      return;
    }
    const { db } = this.house.store;
    const entries = await readEntries(db, this.id);
    const snapshot = await readSnapshot(db, this.id);
    const { match, lost } = restore(this.game, this.doc, entries, snapshot);
    this.match = match;
    this.#snapshotAt = match.answers.length;
    if (lost === 0 || this.doc.state !== "playing") return;
    const doc = { ...this.doc, rules: this.game.version, rulesChanged: this.kept.seq };
    const said = String(match.answers.length);
    await this.commit({ now: Date.now(), doc, entry: { kind: "rewind", seat: -1, said, expected: this.kept.seq } });
  }

  /** Keeps the position itself, so that a change of the rules can't spoil it. */
  async saveSnapshot(): Promise<void> {
    const { match } = this;
    if (match === undefined || this.doc.state !== "playing" || match.answers.length === this.#snapshotAt) return;
    const at = match.answers.length;
    const before = this.#snapshotAt;
    this.#snapshotAt = at;
    try {
      await keepSnapshot(this.house.store, this.id, this.kept.seq, JSON.stringify(match.snapshot()));
    } catch (error) {
      this.#snapshotAt = before;
      throw error;
    }
  }

  close(): void {
    this.house.undoDesk.forget(this);
    this.late?.close();
  }
}
