import type { Agenda, Due } from "./agenda.ts";
import { clone } from "./clone.ts";
import type { Game, Result } from "./game.ts";
import type { Answer, Decision } from "./option.ts";
import { Random, type RandomState } from "./random.ts";
import { BrokenRules, DeadEnd, Refusal, Runaway } from "./refusal.ts";
import type { Asking, Rules } from "./rules.ts";
import { openQuestions } from "./sealed.ts";
import type { Seat, Viewer } from "./seat.ts";
import type { Happening, Table, Telling } from "./table.ts";

/** A checkpoint: the state between two stories, what is still to be told, and how many answers led to it. */
export interface Base {
  readonly at: number;
  readonly state: unknown;
  readonly agenda: Agenda;
  readonly random: RandomState;
  /** How many happenings had been told. */
  readonly logged: number;
}

/** A happening and the number of answers given before it. */
export interface Told {
  readonly at: number;
  readonly happening: Happening;
}

/** The hidden part of the table was dealt anew for `viewer` after `at` answers, from a stream of chance of its own. */
export interface Imagining {
  readonly at: number;
  readonly viewer: Viewer;
  readonly stream: number;
}

/** How a course behaves. */
export interface Manner {
  /** Keeps no log: for bots, who don't read it. */
  readonly quiet: boolean;
  /** Makes a checkpoint at least every so many answers. */
  readonly checkpointEvery: number;
}

/** What a course follows from. */
export interface Origin {
  /** Checkpoints, the last one first to be tried; never none. */
  readonly bases: readonly Base[];
  readonly answers: readonly Answer[];
  readonly told: readonly Told[];
  readonly imaginings: readonly Imagining[];
  /** How many answers are given before another checkpoint is made, where the last story began. */
  readonly keep?: number | undefined;
}

/** What of a game a course needs. */
export type RunningRules<S> = Pick<Game<S>, "id" | "turn" | "stories" | "result" | "reimagine">;

const NOTHING: Asking = [];

/** How many checkpoints are kept, so that answers can be taken back just after one. */
const BASES = 4;

/** More happenings or stories than this without a question mean that a rule runs in circles. */
const RUNAWAY = 20_000;

/** The rules in motion: a checkpoint, the answers since, and the story that waits for the next one. */
export class Course<S> {
  readonly answers: Answer[];
  readonly told: Told[];
  /** The questions that the rules wait for. */
  pending: Asking = [];
  /** Those that they don't wait for. */
  optional: Asking = NOTHING;
  /** What has been picked secretly, until all picks are in. */
  readonly sealed = new Map<Seat, string>();
  result: Result | undefined;
  state: S;
  /** The checkpoints kept, the latest last. */
  bases: readonly Base[];
  imaginings: readonly Imagining[];
  /** After how many answers the story that is being told began. */
  began: number;
  /** How many happenings had been told before it. */
  toldBefore: number;
  /** How often a sealed pick was changed since then. */
  changes = 0;
  /** How often chance had spoken before the last answer; unknown if that was before the checkpoint. */
  drawsBefore: number | undefined;
  readonly random: Random;
  readonly agenda: Due[];
  /** The story that is being told, if it comes from the agenda. */
  telling: Due | undefined;
  readonly #table: Table;
  #story: Rules | undefined;
  #asking: Asking = [];
  #tellings = 0;
  readonly #keep: number | undefined;

  /** Plays the answers since the checkpoint again. Throws a `Refusal` at the first that does not fit. */
  constructor(
    readonly game: RunningRules<S>,
    readonly seats: number,
    readonly manner: Manner,
    { bases, answers, told, imaginings, keep }: Origin,
  ) {
    const base = latest(bases, answers.length);
    this.bases = bases.slice(0, bases.indexOf(base) + 1);
    this.state = clone(base.state) as S;
    this.random = Random.from(base.random);
    this.answers = answers.slice(0, base.at);
    this.told = manner.quiet ? [] : told.slice(0, base.logged);
    this.imaginings = imaginings;
    this.began = base.at;
    this.toldBefore = base.logged;
    this.#keep = keep;
    this.agenda = [...base.agenda];
    this.#table = {
      random: this.random,
      tell: (telling) => this.#tell(telling),
      // What the story holds of its arguments may change after this.
      next: (story, args) => void this.agenda.push({ story, args: clone(args) }),
    };
    this.#advance(undefined);
    this.#imagineAgain();
    for (let i = base.at; i < answers.length; i++) {
      const { seat, id } = answers[i] as Answer;
      this.#take(this.accept(seat, id));
      this.#imagineAgain();
    }
  }

  /** The last checkpoint. */
  get base(): Base {
    return latest(this.bases, this.answers.length);
  }

  /** Gives an accepted answer. If the rules break on it, this course is spoilt and must be run again. */
  answer(answer: Answer): void {
    try {
      this.#take(answer);
    } catch (error) {
      this.answers.pop();
      if (error instanceof BrokenRules) throw error;
      const broke = `the rules of ${this.game.id} broke on "${answer.id}": ${String(error)}`;
      throw new BrokenRules(broke, { cause: error });
    }
  }

  #take(answer: Answer): void {
    this.drawsBefore = this.random.draws;
    this.answers.push(answer);
    if (this.#asking[0]?.sealed === undefined) this.#advance(answer);
    else this.#seal(answer);
  }

  /** Keeps a secret pick; with the last one, the rules learn them all. */
  #seal({ seat, id }: Answer): void {
    if (this.sealed.has(seat)) this.changes += 1;
    this.sealed.set(seat, id);
    if (this.sealed.size < this.#asking.length) {
      this.#ask(this.#asking);
      return;
    }
    const picks = this.#asking.map((decision) => ({ seat: decision.seat, id: this.sealed.get(decision.seat) ?? "" }));
    this.sealed.clear();
    const last = picks.pop();
    for (const pick of picks) this.#story?.next(pick);
    this.#advance(last);
  }

  decision(seat: Seat): Decision | undefined {
    for (const decision of this.pending) if (decision.seat === seat) return decision;
    for (const decision of this.optional) if (decision.seat === seat) return decision;
    return undefined;
  }

  /** The answer, if it is offered; otherwise a refusal that says what is. */
  accept(seat: Seat, id: string): Answer {
    const decision = this.decision(seat);
    if (decision !== undefined) {
      for (const option of decision.options) if (option.id === id) return { seat, id: option.id };
    }
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats) {
      throw new Refusal("malformed", `there is no seat ${String(seat)} at this table`);
    }
    if (typeof id !== "string" || !/^\S{1,200}$/.test(id)) {
      throw new Refusal("malformed", "an answer is the id of an option", [], seat);
    }
    if (this.result !== undefined) throw new Refusal("game-over", "the game is over", [], seat);
    if (decision === undefined) {
      const asked = this.pending.map((pending) => String(pending.seat));
      const waiting = `seat ${seat} is not asked now; waiting for seat ${asked.join(", ")}`;
      throw new Refusal("not-your-turn", waiting, asked, seat);
    }
    const offered = decision.options.map((option) => option.id);
    const why = `"${id}" is not offered to seat ${seat}; it may answer ${offered.join(", ")}`;
    throw new Refusal("not-offered", why, offered, seat);
  }

  /** Deals anew what the viewer can't know: hidden things and future chance. */
  imagine(viewer: Viewer, stream: number): void {
    const imagining = { at: this.answers.length, viewer, stream };
    this.imaginings = [...this.imaginings, imagining];
    this.#imagineNow(imagining);
  }

  /** A base is taken before the imagining at the same point, never after it, so it is always due again. */
  #imagineAgain(): void {
    for (const imagining of this.imaginings) if (imagining.at === this.answers.length) this.#imagineNow(imagining);
  }

  #imagineNow({ viewer, stream }: Imagining): void {
    const random = Random.stream(stream);
    this.game.reimagine(this.state, viewer, random);
    if (this.#asking.some((decision) => decision.again !== undefined && decision.seat !== viewer)) {
      const asking = this.#asking.map((decision) => (decision.seat === viewer ? decision : foundAgain(decision)));
      for (const { seat, options } of asking) {
        if (seat !== viewer && this.sealed.has(seat)) this.sealed.set(seat, random.pick(options).id);
      }
      this.#ask(asking);
    }
    this.random.become(random);
  }

  #ask(asking: Asking): void {
    const only = asking[0];
    if (asking.length === 1 && only?.sealed === undefined && only?.optional === undefined) {
      this.#asking = this.pending = asking;
      this.optional = NOTHING;
      return;
    }
    if (asking.length > 1 && new Set(asking.map(({ sealed }) => sealed === undefined)).size > 1) {
      throw new BrokenRules(`${this.game.id} asks openly and secretly at the same time`);
    }
    this.#asking = asking;
    const { pending, optional } = openQuestions(asking, this.sealed);
    this.pending = pending;
    this.optional = optional;
  }

  /** Runs the rules up to the next question or the end. */
  #advance(answer: Answer | undefined): void {
    this.#tellings = 0;
    let step = answer !== undefined && this.#story !== undefined ? this.#story.next(answer) : undefined;
    for (let turns = 0; step === undefined || step.done === true; turns++) {
      if (turns > RUNAWAY) throw new Runaway(`${this.game.id} tells story after story without a question`);
      this.result = this.game.result(this.state);
      if (this.result !== undefined) {
        this.#story = undefined;
        this.#ask([]);
        return;
      }
      this.#checkpoint();
      this.began = this.answers.length;
      this.toldBefore = this.told.length;
      this.changes = 0;
      this.telling = this.agenda.pop();
      this.#story = this.#begin(this.telling);
      step = this.#story.next();
    }
    this.#ask(step.value);
    if (this.pending.length === 0) throw new DeadEnd(`${this.game.id} stops without asking anybody`);
  }

  #begin(due: Due | undefined): Rules {
    if (due === undefined) return this.game.turn(this.state, this.#table);
    const tell = storyOf(this.game, due.story);
    // The checkpoint keeps its own copy.
    return tell(this.state, this.#table, clone(due.args));
  }

  /** Copying the state costs about as much as some answers, so not every checkpoint is kept. */
  #checkpoint(): void {
    const at = this.answers.length;
    if (at - this.base.at < this.manner.checkpointEvery && at !== this.#keep) return;
    const base: Base = {
      at,
      state: clone(this.state),
      agenda: [...this.agenda],
      random: this.random.state(),
      logged: this.told.length,
    };
    const earlier = at === this.#keep ? this.bases.filter((other) => other.at < at) : this.bases;
    this.bases = [...earlier.slice(1 - BASES), base];
  }

  #tell(telling: Telling): void {
    if (++this.#tellings > RUNAWAY) throw new Runaway(`${this.game.id} tells without end`);
    if (this.manner.quiet) return;
    const happening = typeof telling === "function" ? telling() : telling;
    this.told.push({ at: this.answers.length, happening });
  }
}

/** The last checkpoint that is no later than so many answers. */
export function latest(bases: readonly Base[], at: number): Base {
  for (let i = bases.length - 1; i >= 0; i--) {
    const base = bases[i];
    if (base !== undefined && base.at <= at) return base;
  }
  throw new RangeError(`no checkpoint before answer ${at} is kept`);
}

/** The names come from the game's own types, but a snapshot may be older than the rules. */
function storyOf<S>(game: RunningRules<S>, name: string): (s: S, table: Table, args: unknown) => Rules {
  const found: unknown = Reflect.get(game.stories ?? {}, name);
  if (typeof found !== "function") throw new BrokenRules(`${game.id} has no story "${name}"`);
  return found as (s: S, table: Table, args: unknown) => Rules;
}

/** The question as it would be asked in the world that is being imagined. */
function foundAgain(decision: Decision): Decision {
  return decision.again === undefined ? decision : { ...decision, options: decision.again() };
}
