import { type AnyGame, type AnyMatch, Questions, type Seat } from "@civitas/kernel";
import { bringForward } from "../jobs/job.ts";
import { Refused } from "../refused.ts";
import type { News } from "../storage/bus.ts";
import { moment, ownAnswers } from "./by-itself.ts";
import { Talk } from "./chatting.ts";
import { type PlannedWrite, prepare, questionsAfter } from "./committing.ts";
import { selfJob } from "./consequences.ts";
import {
  type Entry,
  type Kept,
  keep,
  keepSnapshot,
  type Picture,
  readEntries,
  readPicture,
  readSnapshot,
  readTable,
} from "./keeping.ts";
import { LateAudience } from "./late-audience.ts";
import { Queue } from "./queue.ts";
import { beginAgain, follow, restore } from "./restoring.ts";
import { isNoticed, ordersOf, type TableDoc } from "./table-doc.ts";
import type { TableHouse } from "./table-house.ts";
import { TakingBack } from "./taking-back.ts";
import { tellSights, type Watcher } from "./watching.ts";

/** Somebody else has written first: look again and decide again. */
export class Overtaken extends Error {
  override readonly name = "Overtaken";
}

/** A snapshot is stored at least this often, counted in answers. */
const SNAPSHOT_EVERY = 64;

/** A table in memory. It follows the database: what is not written there has not happened. */
export class LiveTable {
  readonly watchers = new Set<Watcher>();
  readonly talk = new Talk();
  readonly takingBack: TakingBack;
  match: AnyMatch | undefined;
  late: LateAudience | undefined;
  questions = Questions.none;
  lastUsed = Date.now();
  /** How long it took to play the answers again when it was last read from the beginning, in ms. */
  playedAgainIn = 0;
  readonly #queue = new Queue();
  #snapshotAt = 0;
  /** What is in memory may differ from what is written. */
  #doubtful = false;
  /**
   * How many answers of the match are surely written; undefined if the match in memory is not the one that was written.
   */
  #written: number | undefined;
  /** Another process has written. */
  #behind = false;

  private constructor(
    private readonly house: TableHouse,
    public game: AnyGame,
    public kept: Kept,
  ) {
    this.takingBack = new TakingBack(this, house.barrierOf);
  }

  static async open(house: TableHouse, id: string): Promise<LiveTable | undefined> {
    const known = await readTable(house.store.db, id);
    if (known === undefined) return undefined;
    const game = await house.loadGame(known.doc.game);
    if (game === undefined) throw new Refused("no-such-game", { game: known.doc.game });
    const table = new LiveTable(house, game, known);
    table.kept = (await table.#restore()).kept;
    table.questions = questionsAfter(table.questions, table.match, [], table.kept.seq);
    table.#beSure();
    await table.#haltOrGoOn();
    return table;
  }

  /** A table stands still while the program lacks the rules by which it began, and continues when they are back. */
  async #haltOrGoOn(): Promise<void> {
    const { halted, ...doc } = this.doc;
    if (this.#lacksRules === (halted === true)) return;
    try {
      await (this.#lacksRules ? this.#halt() : this.commit({ now: Date.now(), doc }));
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      await this.refresh();
    }
  }

  get id(): string {
    return this.kept.id;
  }

  get doc(): TableDoc {
    return this.kept.doc;
  }

  /** One task after the other: nobody looks at the table while an answer is on its way to the disk. */
  inLine<T>(work: () => Promise<T> | T): Promise<T> {
    return this.#queue.enter(() => {
      this.lastUsed = Date.now();
      return this.#doubtful || this.#behind ? this.refresh().then(work) : work();
    });
  }

  /** Another process has written; as nobody here is watching, it is enough to know that. */
  fallBehind(): void {
    this.#behind = true;
  }

  /** Follows what another process has written, if it has. */
  async upToDate(): Promise<void> {
    if (this.#behind) await this.inLine(() => {});
  }

  /** Begins the match; to be committed. */
  begin(doc: TableDoc): void {
    this.#doubtful = true;
    this.#written = undefined;
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
    this.#written = undefined;
    this.match?.rewind(to);
  }

  /** Writes what has happened and everything that follows from it, then tells. */
  async commit(plan: PlannedWrite): Promise<void> {
    const before = this.kept;
    this.#doubtful = true;
    const { store, noticeAfter, times } = this.house;
    const { match, questions } = this;
    const next = prepare({ kept: before, match, questions }, plan, {
      noticeAfter,
      times,
      isHere: (seat) => this.house.isHere(this.id, seat),
      hashes: store.kind === "postgres",
    });
    const start = performance.now();
    if (!(await keep(store, before, next.change))) throw new Overtaken();
    const { entry, jobs } = next.change;
    const by = plan.byBots === true ? "bot" : "person";
    this.house.kept(performance.now() - start, entry?.kind === "answer" ? by : undefined);
    this.kept = next.kept;
    this.questions = next.questions;
    this.#beSure();
    if (jobs.length > 0) this.house.work();
    this.#tell(before, entry === undefined ? [] : [entry], next.news, next.lobby, next.info);
  }

  /** Tells everybody who watches: only now that it is written. */
  #tell(before: Kept, entries: readonly Entry[], news: News, lobby: boolean, info: boolean): void {
    const begun = before.doc.state === "open" && this.match !== undefined;
    this.house.changed(this, news, info, lobby);
    if (this.match === undefined) return;
    if (entries.length > 0 || begun || info) {
      tellSights(this.kept, this.match, this.onTime(), Date.now());
      this.house.undoDesk.ask(this.takingBack);
    } else tellSights(this.kept, this.match, this.#whoseOrdersChanged(before.doc), Date.now());
    for (const entry of entries) this.late?.follow(entry);
    // Late spectators who came before the start see it begin.
    if (begun) for (const watcher of this.watchers) if (this.isLate(watcher)) this.#showLater(watcher, entries);
    // Failing loses nothing: the log is stored, and the next answers try again.
    if (entries.length > 0 && this.match.answers.length - this.#snapshotAt >= SNAPSHOT_EVERY)
      this.saveSnapshot().catch(() => {});
  }

  /** Only they hear of it. */
  *#whoseOrdersChanged(before: TableDoc): Iterable<Watcher> {
    for (const watcher of this.watchers) {
      const [was, is] = [ordersOf(before, watcher.viewer), ordersOf(this.doc, watcher.viewer)];
      if (JSON.stringify(was) !== JSON.stringify(is)) yield watcher;
    }
  }

  /** Everybody who watches without delay. */
  *onTime(): Iterable<Watcher> {
    for (const watcher of this.watchers) if (!this.isLate(watcher)) yield watcher;
  }

  /** Whether the players let this person watch. */
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
      this.house.undoDesk.ask(this.takingBack);
      return;
    }
    this.#showLater(watcher, this.late === undefined ? await readEntries(this.house.store.db, this.id) : []);
  }

  /** All late spectators follow one match; `entries` is the log if there is none yet. */
  #showLater(watcher: Watcher, entries: readonly Entry[]): void {
    // What another process has written meanwhile comes when this one follows it.
    const known = entries.filter(({ seq }) => seq < this.kept.seq);
    this.late ??= new LateAudience(this.game, this.kept, known);
    this.late.watchers.add(watcher);
    this.late.tell([watcher]);
  }

  /** The person of this seat has come to look: an automatic answer that waits for that comes in a moment. */
  async lookedAt(seat: Seat): Promise<void> {
    const { store, times } = this.house;
    if (this.doc.pace.kind !== "post" || !ownAnswers(this.doc, this.match).some((own) => own.seat === seat)) return;
    await store.write((db) => bringForward(db, selfJob(this.id, seat), Date.now() + moment(times.pauseMs)));
    this.house.work();
  }

  /** Reads the database and follows what others have written. */
  async refresh(): Promise<void> {
    this.#behind = false;
    try {
      await this.#catchUp();
    } catch (error) {
      this.#behind = true;
      throw error;
    }
  }

  async #catchUp(): Promise<void> {
    const before = this.kept;
    const picture = await readPicture(this.house.store.db, this.id, before.seq);
    if (picture === undefined) throw new Error(`table ${this.id} is gone`);
    if (!this.#doubtful && picture.kept.revision === before.revision) return;
    const { kept, entries } = this.#follows(picture) ? picture : await this.#restore();
    const fresh = entries.filter(({ seq }) => seq >= before.seq);
    this.kept = kept;
    this.questions = questionsAfter(this.questions, this.match, fresh, kept.seq);
    this.#beSure();
    const info = isNoticed(before.doc, kept.doc);
    if (kept.revision !== before.revision) this.#tell(before, fresh, { kind: "table", table: this.id }, false, info);
    if (this.#lacksRules && kept.doc.halted === undefined) await this.#halt();
  }

  /** Plays on from what is in memory to what is written; false if that does not lead there. */
  #follows({ kept, entries }: Picture): boolean {
    const { match } = this;
    if (match === undefined) return kept.doc.seed === undefined;
    if (this.#doubtful) {
      if (this.#written === undefined) return false;
      match.rewind(this.#written);
    }
    return follow(match, entries) && (kept.hash === null || match.hash() === kept.hash);
  }

  /** Plays the answers again, by the rules with which the game began. */
  async #restore(): Promise<Picture> {
    const { store, loadGame } = this.house;
    const picture = await readPicture(store.db, this.id);
    if (picture === undefined) throw new Error(`table ${this.id} is gone`);
    const { kept, entries } = picture;
    this.match = undefined;
    if (kept.doc.seed === undefined) return picture;
    const rules = await loadGame(kept.doc.game, kept.doc.rules);
    if (rules === undefined) return picture;
    this.game = rules;
    const snapshot = await readSnapshot(store.db, this.id);
    const began = performance.now();
    this.match = restore(rules, kept, entries, snapshot);
    this.playedAgainIn = performance.now() - began;
    this.#snapshotAt = this.match?.answers.length ?? 0;
    return picture;
  }

  /** What is in memory is what is written. */
  #beSure(): void {
    this.#doubtful = false;
    this.#written = this.match?.answers.length;
  }

  get #lacksRules(): boolean {
    return this.doc.state === "playing" && this.match === undefined;
  }

  /** The players are told why the table stands still; their game is not touched. */
  #halt(): Promise<void> {
    const { game, rules } = this.doc;
    this.house.log.error({ table: this.id, game, rules }, "the program lacks the rules by which this table began");
    return this.commit({ now: Date.now(), doc: { ...this.doc, halted: true } });
  }

  /** Stores the position itself, so that a change of the rules can't spoil it. */
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
    this.house.undoDesk.forget(this.takingBack);
    this.late?.close();
  }
}
