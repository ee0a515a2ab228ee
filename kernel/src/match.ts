import { type Checkpoint, latest } from "./checkpoint.ts";
import { clone } from "./clone.ts";
import { Course, type Manner } from "./course.ts";
import type { AnyGame, Game, OptionValues, Progress, Result } from "./game.ts";
import { canonical, fingerprint } from "./hash.ts";
import type { Answer, Decision } from "./option.ts";
import { Random } from "./random.ts";
import type { MatchRecord, PlayedMatch } from "./record.ts";
import { BrokenRules, Refusal } from "./refusal.ts";
import type { Asking } from "./rules.ts";
import type { Seat, Viewer } from "./seat.ts";
import type { Snapshot } from "./snapshot.ts";
import { beginning, type MatchSetting, type Start, settingFor } from "./start.ts";
import { heardBy, type LogLine } from "./table.ts";
import { type Barrier, revealed } from "./undo.ts";

/** How a match behaves: `checkpointEvery` 1 makes copies of it cheapest, Infinity makes it fastest itself. */
export type MatchManner = Partial<Manner>;

/** A match that is copied once is copied often; a checkpoint costs about as much as this many answers. */
const WORTH_KEEPING = 2;

const LIVE: Manner = { quiet: false, checkpointEvery: 128 };

/** The hidden things are dealt anew as this viewer might imagine them. */
export interface Redeal {
  readonly viewer: Viewer;
  readonly stream: number;
}

/** One match of one game: the rules run, the answers come in, everything else is derived. */
export class Match<S = unknown, V = unknown, O extends object = object> {
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: string;
  #course: Course<S>;
  /** A checkpoint that a copy has come by, later than those of the course: other copies begin there. */
  #nearest: Checkpoint | undefined;
  #barrier: { readonly at: number; readonly found: Barrier | undefined } | undefined;

  private constructor(
    readonly game: Game<S, V, O>,
    setting: MatchSetting,
    course: Course<S>,
    /** Answers that no longer fitted the rules when the match was resumed: it went back to the checkpoint before. */
    readonly dropped: readonly Answer[] = [],
  ) {
    this.seats = setting.seats;
    this.options = setting.options;
    this.seed = setting.seed;
    this.#course = course;
  }

  /** Begins a match. */
  static start<S, V, O extends object>(game: Game<S, V, O>, start: Start, manner: MatchManner = {}): Match<S, V, O> {
    const setting = settingFor(game, start);
    const origin = { checkpoints: [beginning(game, setting)], answers: [], told: [], imaginings: [] };
    return new Match(game, setting, new Course(game, setting.seats, { ...LIVE, ...manner }, origin));
  }

  /** Plays a record again, up to its answer number `to` or to its end. */
  static replay<S, V, O extends object>(
    game: Game<S, V, O>,
    record: MatchRecord,
    to = record.answers.length,
  ): Match<S, V, O> {
    const { game: id, version } = record;
    if (id !== game.id) throw new Refusal("bad-record", `this is a record of ${id}, not of ${game.id}`);
    if (version !== game.version) {
      const other = `the record was played by rules ${version} of ${id}; these are rules ${game.version}`;
      throw new Refusal("bad-record", other);
    }
    const match = Match.start(game, record);
    record.answers.slice(0, to).forEach(({ seat, id }, i) => {
      try {
        match.answer(seat, id);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        throw new Refusal("bad-record", `answer ${i + 1} of the record: ${error.message}`, error.expected, seat);
      }
    });
    return match;
  }

  /** Goes on from a snapshot. Answers since its checkpoint that no longer fit the rules are dropped, and named. */
  static resume<S, V, O extends object>(game: Game<S, V, O>, snapshot: Snapshot): Match<S, V, O> {
    const { seats, answers, log: told = [] } = snapshot;
    if (snapshot.game !== game.id) {
      throw new Refusal("bad-record", `this is a match of ${snapshot.game}, not of ${game.id}`);
    }
    const checkpoint: Checkpoint = { ...snapshot.base, agenda: snapshot.base.agenda ?? [], logged: told.length };
    const run = (given: readonly Answer[]): Course<S> =>
      new Course(game, seats, LIVE, { checkpoints: [checkpoint], answers: given, told, imaginings: [] });
    try {
      return new Match(game, snapshot, run(answers));
    } catch (error) {
      if (!(error instanceof Refusal) && !(error instanceof BrokenRules)) throw error;
      return new Match(game, snapshot, run(answers.slice(0, checkpoint.at)), answers.slice(checkpoint.at));
    }
  }

  /** The questions that the rules wait for. */
  get pending(): Asking {
    return this.#course.pending;
  }

  /** Questions that may be answered now, but nobody waits for it. */
  get optional(): Asking {
    return this.#course.optional;
  }

  /** The question that is open for this seat, if any. */
  decision(seat: Seat): Decision | undefined {
    return this.#course.decision(seat);
  }

  get answers(): readonly Answer[] {
    return this.#course.answers;
  }

  get result(): Result | undefined {
    return this.#course.result;
  }

  get over(): boolean {
    return this.#course.result !== undefined;
  }

  /** How many answers the story that is being told has asked for. */
  get storyLength(): number {
    return this.answers.length - this.#course.began - this.#course.changes;
  }

  get progress(): Progress {
    return this.game.progress(this.#course.state);
  }

  /** How often chance has spoken. */
  get draws(): number {
    return this.#course.random.draws;
  }

  view(viewer: Viewer): V {
    return this.game.view(this.#course.state, viewer);
  }

  /** How well a seat stands, from 0 to 1, by the game's own estimate. */
  evaluate(seat: Seat): number {
    return this.game.evaluate(this.#course.state, seat);
  }

  census(): Readonly<Record<string, number>> {
    return this.game.census(this.#course.state);
  }

  /** What has happened, as far as the viewer may know; `from` skips the lines before that many answers. */
  log(viewer: Viewer, from = 0): LogLine[] {
    const { told } = this.#course;
    // Searched from the end: callers who follow a match want the last lines of thousands.
    let first = told.length;
    while ((told[first - 1]?.at ?? -1) >= from) first--;
    const lines: LogLine[] = [];
    for (const { at, happening } of told.slice(first)) {
      const line = heardBy(viewer, at, happening);
      if (line !== undefined) lines.push(line);
    }
    return lines;
  }

  /** Gives an answer. Bad ones are refused and change nothing; neither does an answer on which the rules break. */
  answer(seat: Seat, id: string): void {
    const answer = this.#course.accept(seat, id);
    try {
      this.#course.answer(answer);
    } catch (error) {
      this.#course = this.#rerun(this.answers.length, this.#course.manner);
      throw error;
    }
  }

  /** The checkpoints a copy may begin at, the latest last. */
  get #checkpoints(): readonly Checkpoint[] {
    const { checkpoints } = this.#course;
    const nearest = this.#nearest;
    return nearest !== undefined && nearest.at > (checkpoints.at(-1)?.at ?? 0)
      ? [...checkpoints, nearest]
      : checkpoints;
  }

  /** The course up to this number of answers, run again from the last checkpoint before it. */
  #rerun(to: number, manner: Manner, keep?: number): Course<S> {
    const { told, imaginings } = this.#course;
    const checkpoints = this.#checkpoints;
    const kept = (checkpoints[0]?.at ?? 0) <= to;
    const imagined = imaginings.at(-1);
    if (imagined !== undefined && (!kept || to < imagined.at)) {
      throw new Refusal("no-undo", "an imagined match has no beginning");
    }
    // A course keeps its own copy, so there is no need for another if it takes them all.
    const answers = to === this.answers.length ? this.answers : this.answers.slice(0, to);
    const origin = { checkpoints: kept ? checkpoints : [beginning(this.game, this)], answers };
    return new Course(this.game, this.seats, manner, { ...origin, told, imaginings, keep });
  }

  /** A copy at the same point, independent of this one. */
  fork(manner: MatchManner = {}): Match<S, V, O> {
    return this.#copy(this.answers.length, manner);
  }

  #copy(to: number, manner: MatchManner): Match<S, V, O> {
    const { began, toldBefore } = this.#course;
    const far = began - (this.#checkpoints.at(-1)?.at ?? 0) >= WORTH_KEEPING;
    const keep = far && to === this.answers.length ? began : undefined;
    const course = this.#rerun(to, { ...this.#course.manner, ...manner }, keep);
    if (keep !== undefined) this.#nearest = { ...course.checkpoint, logged: toldBefore };
    return new Match(this.game, this, course, this.dropped);
  }

  /**
   * A copy in which everything the viewer can't know (hidden things and future chance) is dealt anew:
   * one of the worlds the viewer may be in.
   */
  imagine(viewer: Viewer, stream: number, manner: MatchManner = {}): Match<S, V, O> {
    const copy = this.fork(manner);
    copy.#course.imagine(viewer, stream);
    return copy;
  }

  /**
   * A copy in which hidden things were dealt anew where the present story began, once for each viewer: unlike in an
   * imagined copy, everything since then follows the rules there. Undefined if the answers since then don't fit.
   */
  dealtAnew(deals: readonly Redeal[]): Match<S, V, O> | undefined {
    const { checkpoint, told, manner } = this.#course;
    // A checkpoint is what the game's own setup and rules have made.
    const state = clone(checkpoint.state) as S;
    for (const { viewer, stream } of deals) this.game.reimagine(state, viewer, Random.stream(stream));
    const origin = { checkpoints: [{ ...checkpoint, state }], answers: this.answers, told, imaginings: [] };
    try {
      return new Match(this.game, this, new Course(this.game, this.seats, manner, origin));
    } catch {
      return undefined;
    }
  }

  /** What keeps this seat from taking back the last answer; nothing if it may. Finding it may take long. */
  barrier(seat: Seat): Barrier | undefined {
    const search = this.barrierSearch(seat);
    while (search.next().done !== true);
    return this.knownBarrier(seat);
  }

  /** Looks for the barrier in small steps; `knownBarrier` has it afterwards. It is given up if the match moves on meanwhile. */
  *barrierSearch(seat: Seat): Generator<void, void> {
    if (this.knownBarrier(seat) !== "not-known-yet") return;
    const at = this.answers.length;
    const last = this.answers[at - 1];
    const search = revealed(this.#copy(at - 1, { checkpointEvery: 1 }), this);
    for (;;) {
      const step = search.next();
      if (step.done === true) {
        this.#barrier = { at, found: step.value };
        return;
      }
      yield;
      if (this.answers.length !== at || this.answers[at - 1] !== last) return;
    }
  }

  /** The barrier as far as it is known: "not-known-yet" if nobody has looked for it. */
  knownBarrier(seat: Seat): Barrier | undefined {
    const at = this.answers.length;
    const last = this.answers[at - 1];
    if (last === undefined) return "nothing-to-undo";
    if (last.seat !== seat) return "another-seat";
    if (this.#barrier?.at === at) return this.#barrier.found;
    const { drawsBefore } = this.#course;
    return drawsBefore !== undefined && drawsBefore !== this.draws ? "chance" : "not-known-yet";
  }

  /** Notes the barrier of answer number `at`, which was found elsewhere: see `snapshot`. */
  learnBarrier(at: number, found: Barrier | undefined): void {
    if (at === this.answers.length && found !== "not-known-yet") this.#barrier = { at, found };
  }

  /** Takes back the seat's last answer, unless chance, a hidden thing seen or another seat stands in between. */
  undo(seat: Seat): void {
    const barrier = this.barrier(seat);
    if (barrier !== undefined) throw new Refusal("no-undo", `seat ${seat} can't take back: ${barrier}`, [], seat);
    this.rewind(this.answers.length - 1);
  }

  /** Goes back to this number of answers, over any barrier: for tables where all have agreed. */
  rewind(to: number): void {
    if (!Number.isInteger(to) || to < 0 || to > this.answers.length) {
      throw new Refusal("no-undo", `there is no answer number ${to} to go back to`);
    }
    this.#course = this.#rerun(to, this.#course.manner);
    this.#nearest = undefined;
    this.#barrier = undefined;
  }

  /**
   * The match as plain data, to be resumed later or elsewhere. It holds everything, hidden things too. `log: false`
   * leaves out what was told before the checkpoint; with `back`, the checkpoint lies that many answers back if one is
   * kept there.
   */
  snapshot({ log = true, back = 0 }: { readonly log?: boolean; readonly back?: number } = {}): Snapshot {
    const { checkpoints } = this.#course;
    const early = Math.max(this.answers.length - back, checkpoints[0]?.at ?? 0);
    const { at, state, agenda, random, logged } = latest(checkpoints, early);
    return {
      ...this.#played(),
      base: { at, state: clone(state), ...(agenda.length > 0 && { agenda }), random },
      ...(log && { log: this.#course.told.slice(0, logged) }),
    };
  }

  record(notes?: Readonly<Record<string, string>>): MatchRecord {
    return { ...this.#played(), hash: this.hash(), ...(notes === undefined ? {} : { notes }) };
  }

  #played(): PlayedMatch {
    const { seats, options, seed } = this;
    const { id, version } = this.game;
    return { game: id, version, seats, options, seed, answers: [...this.answers] };
  }

  /** Equal matches have equal hashes, on every machine. */
  hash(): string {
    const { state, random, pending, answers, agenda, telling, sealed } = this.#course;
    const open = pending.map(({ seat, options }) => [seat, options.map(({ id }) => id)]);
    const position = [this.game.id, this.game.version, state, random.state(), answers.length, open];
    const plain = telling === undefined && agenda.length === 0 && sealed.size === 0;
    return fingerprint(canonical(plain ? position : [...position, agenda, telling, [...sealed].sort(bySeat)]));
  }
}

const bySeat = ([one]: readonly [Seat, string], [other]: readonly [Seat, string]): number => one - other;

/** A match of whatever game. */
// biome-ignore lint/suspicious/noExplicitAny: see AnyGame
export type AnyMatch = Match<any, any, any>;

/** Begins a match of a game whose types nobody here knows. */
export function startMatch(game: AnyGame, start: Start, manner: MatchManner = {}): AnyMatch {
  return Match.start(game, start, manner);
}
