import { clone } from "./clone.ts";
import type { AnyGame, Game, OptionValues, Progress, Result } from "./game.ts";
import { canonical, fingerprint } from "./hash.ts";
import type { Answer, Decision } from "./option.ts";
import { settleOptions } from "./options.ts";
import { Random, type RandomState } from "./random.ts";
import type { MatchRecord } from "./record.ts";
import { BrokenRules, Refusal } from "./refusal.ts";
import type { Asking, Rules } from "./rules.ts";
import type { Seat, Viewer } from "./seat.ts";
import { type Happening, heardBy, type LogLine, type Table } from "./table.ts";

/** A checkpoint: the state between two turns, and how many answers led to it. */
interface Base {
  readonly at: number;
  readonly state: unknown;
  readonly random: RandomState;
  readonly logged: number;
}

/** The hidden part of the table was dealt anew for `viewer` after `at` answers, from a stream of chance of its own. */
interface Imagining {
  readonly at: number;
  readonly viewer: Viewer;
  readonly stream: number;
}

interface Told {
  readonly at: number;
  readonly happening: Happening;
}

/** A match as plain data: what it started from, the answers, the last checkpoint and the log up to there. */
export interface Snapshot {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: string;
  readonly answers: readonly Answer[];
  readonly base: { readonly at: number; readonly state: unknown; readonly random: RandomState };
  readonly log: readonly Told[];
}

/** What keeps an answer from being taken back. */
export type Barrier = "nothing-to-undo" | "another-seat" | "chance" | "hidden-thing-seen";

export interface Start {
  readonly seats: number;
  readonly seed: string;
  readonly options?: OptionValues;
}

/** How a copy of a match behaves. */
export interface ForkManner {
  /** Keeps no log: for bots, who don't read it. */
  readonly quiet?: boolean;
  /** Makes a checkpoint at least every so many answers (8). 1 makes later forks cheapest; Infinity makes none. */
  readonly checkpointEvery?: number;
}

/** So many happenings or turns without a question are no game but a rule that runs in circles. */
const RUNAWAY = 20_000;
/** Copying the state costs about as much as some answers, so not every checkpoint is kept. */
const CHECKPOINT_EVERY = 8;
/** In how many other possible worlds an answer must look the same to have revealed nothing. */
const OTHER_WORLDS = 4;

/** One match of one game: the rules run, the answers come in, everything else is derived. */
export class Match<S = unknown, V = unknown, O extends object = object> {
  readonly game: Game<S, V, O>;
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: string;
  /** Answers that no longer fitted the rules when the match was resumed; it went back to the checkpoint before them. */
  readonly dropped: readonly Answer[] = [];

  #state: S;
  #random: Random;
  #story: Rules | undefined;
  #pending: Asking = [];
  #result: Result | undefined;
  #answers: Answer[] = [];
  #told: Told[] = [];
  #tellings = 0;
  #base: Base;
  #imaginings: readonly Imagining[] = [];
  #quiet = false;
  #checkpointEvery = CHECKPOINT_EVERY;
  #barrier: { readonly at: number; readonly found: Barrier | undefined } | undefined;
  /** What the rules get of the match: chance and the log, nothing else. */
  readonly #table: Table;

  private constructor(game: Game<S, V, O>, setting: Omit<Start, "options"> & { options: OptionValues }, base: Base) {
    this.game = game;
    this.seats = setting.seats;
    this.options = setting.options;
    this.seed = setting.seed;
    this.#base = base;
    this.#state = clone(base.state) as S;
    this.#random = Random.from(base.random);
    const random = (): Random => this.#random;
    this.#table = {
      get random() {
        return random();
      },
      tell: (happening) => this.#tell(happening),
    };
  }

  /** Begins a match. */
  static start<S, V, O extends object>(game: Game<S, V, O>, start: Start): Match<S, V, O> {
    const { seats, seed } = start;
    if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
      throw new Refusal("bad-setup", `${game.id} is for ${game.seats.min} to ${game.seats.max} seats, not ${seats}`);
    }
    if (seed === "" || /[\r\n]/.test(seed)) throw new Refusal("bad-setup", "a seed is one line of text");
    const options = settleOptions(game, start.options ?? {}, seats);
    const random = Random.seeded(seed);
    // The options were checked against the game's own definition just above.
    const state = game.setup(options as O, seats, random);
    const match = new Match(game, { seats, seed, options }, { at: 0, state, random: random.state(), logged: 0 });
    match.#advance(undefined);
    return match;
  }

  /** Plays a record again, up to its answer number `to` or to its end. */
  static replay<S, V, O extends object>(
    game: Game<S, V, O>,
    record: MatchRecord,
    to = record.answers.length,
  ): Match<S, V, O> {
    if (record.game !== game.id)
      throw new Refusal("bad-record", `this is a record of ${record.game}, not of ${game.id}`);
    if (record.version !== game.version) {
      throw new Refusal(
        "bad-record",
        `the record was played by rules ${record.version} of ${game.id}; these are rules ${game.version}`,
      );
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

  /** Goes on from a snapshot. Answers since its checkpoint that no longer fit the rules are dropped, and said to be. */
  static resume<S, V, O extends object>(game: Game<S, V, O>, snapshot: Snapshot): Match<S, V, O> {
    if (snapshot.game !== game.id)
      throw new Refusal("bad-record", `this is a match of ${snapshot.game}, not of ${game.id}`);
    const { at, state, random } = snapshot.base;
    const match = new Match(game, snapshot, { at, state, random, logged: snapshot.log.length });
    match.#answers = [...snapshot.answers];
    match.#told = [...snapshot.log];
    try {
      match.#rebuild();
    } catch (error) {
      if (!(error instanceof Refusal) && !(error instanceof BrokenRules)) throw error;
      (match as { dropped: readonly Answer[] }).dropped = match.#answers.slice(at);
      match.#answers.length = at;
      match.#rebuild();
    }
    return match;
  }

  /** The open questions. */
  get pending(): Asking {
    return this.#pending;
  }

  /** The question that waits for this seat, if any. */
  decision(seat: Seat): Decision | undefined {
    for (const decision of this.#pending) if (decision.seat === seat) return decision;
    return undefined;
  }

  get answers(): readonly Answer[] {
    return this.#answers;
  }

  get result(): Result | undefined {
    return this.#result;
  }

  get over(): boolean {
    return this.#result !== undefined;
  }

  get progress(): Progress {
    return this.game.progress(this.#state);
  }

  view(viewer: Viewer): V {
    return this.game.view(this.#state, viewer);
  }

  /** How well a seat stands, from 0 to 1, by the game's own estimate. */
  evaluate(seat: Seat): number {
    return this.game.evaluate(this.#state, seat);
  }

  census(): Readonly<Record<string, number>> {
    return this.game.census(this.#state);
  }

  /** What has happened, as far as the viewer may know; `from` skips the lines before that many answers. */
  log(viewer: Viewer, from = 0): LogLine[] {
    const lines: LogLine[] = [];
    for (const { at, happening } of this.#told) {
      if (at < from) continue;
      const line = heardBy(viewer, at, happening);
      if (line !== undefined) lines.push(line);
    }
    return lines;
  }

  /** Gives an answer. Bad ones are refused and change nothing; neither does an answer on which the rules break. */
  answer(seat: Seat, id: string): void {
    const answer = this.#accept(seat, id);
    this.#answers.push(answer);
    try {
      this.#advance(answer);
    } catch (error) {
      this.#answers.pop();
      this.#rebuild();
      throw error instanceof BrokenRules
        ? error
        : new BrokenRules(`the rules of ${this.game.id} broke on "${id}": ${String(error)}`, { cause: error });
    }
  }

  #accept(seat: Seat, id: string): Answer {
    const decision = this.decision(seat);
    if (decision !== undefined) {
      for (const option of decision.options) if (option.id === id) return { seat, id: option.id };
    }
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats) {
      throw new Refusal("malformed", `there is no seat ${String(seat)} at this table`);
    }
    if (typeof id !== "string" || id === "" || id.length > 200 || /\s/.test(id)) {
      throw new Refusal("malformed", "an answer is the id of an option", [], seat);
    }
    if (this.over) throw new Refusal("game-over", "the game is over", [], seat);
    if (decision === undefined) {
      const seats = this.#pending.map((pending) => String(pending.seat));
      throw new Refusal(
        "not-your-turn",
        `seat ${seat} is not asked now; waiting for seat ${seats.join(", ")}`,
        seats,
        seat,
      );
    }
    const offered = decision.options.map((option) => option.id);
    throw new Refusal(
      "not-offered",
      `"${id}" is not offered to seat ${seat}; it may answer ${offered.join(", ")}`,
      offered,
      seat,
    );
  }

  /** Runs the rules up to the next question or the end. */
  #advance(answer: Answer | undefined): void {
    this.#tellings = 0;
    let step = answer !== undefined && this.#story !== undefined ? this.#story.next(answer) : undefined;
    for (let turns = 0; step === undefined || step.done === true; turns++) {
      if (turns > RUNAWAY) throw new BrokenRules(`${this.game.id} plays turn after turn without a question`);
      this.#result = this.game.result(this.#state);
      if (this.#result !== undefined) {
        this.#story = undefined;
        this.#pending = [];
        return;
      }
      this.#checkpoint();
      this.#story = this.game.turn(this.#state, this.#table);
      step = this.#story.next();
    }
    if (step.value.length === 0) throw new BrokenRules(`${this.game.id} stops without asking anybody`);
    this.#pending = step.value;
  }

  #checkpoint(): void {
    const at = this.#answers.length;
    if (at - this.#base.at < this.#checkpointEvery) return;
    this.#base = { at, state: clone(this.#state), random: this.#random.state(), logged: this.#told.length };
  }

  /** Puts the match where its base and its answers say it is. */
  #rebuild(): void {
    const answers = this.#answers;
    const base = this.#base;
    this.#state = clone(base.state) as S;
    this.#random = Random.from(base.random);
    this.#told.length = Math.min(base.logged, this.#told.length);
    this.#result = undefined;
    this.#story = undefined;
    this.#answers = answers.slice(0, base.at);
    this.#advance(undefined);
    this.#imagineAgain(base.at);
    for (let i = base.at; i < answers.length; i++) {
      const { seat, id } = answers[i] as Answer;
      const answer = this.#accept(seat, id);
      this.#answers.push(answer);
      this.#advance(answer);
      this.#imagineAgain(i + 1);
    }
    this.#answers = answers;
  }

  /** A copy at the same point, independent of this one. */
  fork(manner: ForkManner = {}): Match<S, V, O> {
    return this.#copyAt(this.#answers.length, manner);
  }

  #copyAt(answers: number, manner: ForkManner): Match<S, V, O> {
    const base = answers >= this.#base.at ? this.#base : this.#firstBase();
    const copy = new Match(this.game, this, base);
    copy.#quiet = manner.quiet ?? this.#quiet;
    copy.#checkpointEvery = manner.checkpointEvery ?? this.#checkpointEvery;
    copy.#imaginings = this.#imaginings;
    copy.#answers = this.#answers.slice(0, answers);
    if (!copy.#quiet) copy.#told = this.#told.slice(0, base.logged);
    copy.#rebuild();
    return copy;
  }

  /** The very beginning, for going back further than the last checkpoint. */
  #firstBase(): Base {
    if (this.#imaginings.length > 0) throw new Refusal("no-undo", "an imagined match has no beginning");
    const random = Random.seeded(this.seed);
    const state = this.game.setup(this.options as O, this.seats, random);
    return { at: 0, state, random: random.state(), logged: 0 };
  }

  /**
   * A copy in which everything the viewer can't know (hidden things and future chance) is dealt anew:
   * one of the worlds the viewer may be in.
   */
  imagine(viewer: Viewer, stream: number, manner: ForkManner = {}): Match<S, V, O> {
    const copy = this.#copyAt(this.#answers.length, manner);
    const imagining = { at: copy.#answers.length, viewer, stream };
    copy.#imaginings = [...copy.#imaginings, imagining];
    copy.#imagineNow(imagining);
    return copy;
  }

  /** A base is taken before the imagining at the same point, never after it, so it is always due again. */
  #imagineAgain(at: number): void {
    for (const imagining of this.#imaginings) if (imagining.at === at) this.#imagineNow(imagining);
  }

  #imagineNow({ viewer, stream }: Imagining): void {
    const random = Random.stream(stream);
    this.game.reimagine(this.#state, viewer, random);
    this.#random.become(random);
    this.#pending = this.#pending.map((decision) =>
      decision.again === undefined || decision.seat === viewer ? decision : { ...decision, options: decision.again() },
    );
  }

  /** What keeps this seat from taking back the last answer; nothing if it may. */
  barrier(seat: Seat): Barrier | undefined {
    const at = this.#answers.length;
    const last = this.#answers[at - 1];
    if (last === undefined) return "nothing-to-undo";
    if (last.seat !== seat) return "another-seat";
    if (this.#barrier?.at !== at) this.#barrier = { at, found: this.#revealed(last) };
    return this.#barrier.found;
  }

  /** Takes back the seat's last answer, unless chance, a hidden thing seen or another seat's answer stands in between. */
  undo(seat: Seat): void {
    const barrier = this.barrier(seat);
    if (barrier !== undefined) throw new Refusal("no-undo", `seat ${seat} can't take back: ${barrier}`, [], seat);
    this.rewind(this.#answers.length - 1);
  }

  /** Goes back to a number of answers, over any barrier: for tables where all have agreed. */
  rewind(answers: number): void {
    if (!Number.isInteger(answers) || answers < 0 || answers > this.#answers.length) {
      throw new Refusal("no-undo", `there is no answer number ${answers} to go back to`);
    }
    const copy = this.#copyAt(answers, {});
    this.#state = copy.#state;
    this.#random = copy.#random;
    this.#told = copy.#told;
    this.#answers = copy.#answers;
    this.#base = copy.#base;
    this.#barrier = undefined;
    // The copy's story speaks to the copy's table, so it is told once more to this one.
    this.#rebuild();
  }

  /**
   * An answer has revealed something if chance spoke, or if it would have looked different in another world that
   * was possible before it. So no game has to declare its barriers.
   */
  #revealed(last: Answer): Barrier | undefined {
    const before = this.#copyAt(this.#answers.length - 1, {});
    if (before.#random.draws !== this.#random.draws) return "chance";
    const viewers: Viewer[] = ["audience", ...Array.from({ length: this.seats }, (_, seat) => seat)];
    for (const viewer of viewers) {
      const seen = canonical([this.view(viewer), this.log(viewer, this.#answers.length - 1)]);
      for (let world = 1; world <= OTHER_WORLDS; world++) {
        const other = before.imagine(viewer, world);
        try {
          other.answer(last.seat, last.id);
        } catch {
          return "hidden-thing-seen";
        }
        if (canonical([other.view(viewer), other.log(viewer, this.#answers.length - 1)]) !== seen)
          return "hidden-thing-seen";
      }
    }
    return undefined;
  }

  /** The match as plain data, to be resumed later or elsewhere. It holds everything, hidden things too. */
  snapshot(): Snapshot {
    const { at, state, random, logged } = this.#base;
    return {
      game: this.game.id,
      version: this.game.version,
      seats: this.seats,
      options: this.options,
      seed: this.seed,
      answers: [...this.#answers],
      base: { at, state: clone(state), random },
      log: this.#told.slice(0, logged),
    };
  }

  record(notes?: Readonly<Record<string, string>>): MatchRecord {
    return {
      game: this.game.id,
      version: this.game.version,
      seats: this.seats,
      options: this.options,
      seed: this.seed,
      answers: [...this.#answers],
      hash: this.hash(),
      ...(notes === undefined ? {} : { notes }),
    };
  }

  /** Equal matches have equal hashes, on every machine. */
  hash(): string {
    const open = this.#pending.map((decision) => [decision.seat, decision.options.map((option) => option.id)]);
    return fingerprint(
      canonical([this.game.id, this.game.version, this.#state, this.#random.state(), this.#answers.length, open]),
    );
  }

  #tell(happening: Happening): void {
    if (++this.#tellings > RUNAWAY) throw new BrokenRules(`${this.game.id} tells without end`);
    if (!this.#quiet) this.#told.push({ at: this.#answers.length, happening });
  }
}

/** A match of whatever game. */
// biome-ignore lint/suspicious/noExplicitAny: see AnyGame
export type AnyMatch = Match<any, any, any>;

/** Begins a match of a game whose types nobody here knows. */
export function startMatch(game: AnyGame, start: Start): AnyMatch {
  return Match.start(game, start);
}
