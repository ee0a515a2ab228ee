import type { Due } from "./agenda.ts";
import { type Checkpoint, type Imagining, latest, type Origin, type Told } from "./checkpoint.ts";
import { clone } from "./clone.ts";
import type { Game, Result } from "./game.ts";
import { type Answer, type Decision, offeredIn } from "./option.ts";
import { Random } from "./random.ts";
import { BrokenRules, DeadEnd, Runaway } from "./refusal.ts";
import { refusalOf } from "./refusal-of.ts";
import type { Asking, Rules } from "./rules.ts";
import { notWaitedFor, waitedFor } from "./sealed.ts";
import type { Seat, Viewer } from "./seat.ts";
import type { Table, Telling } from "./table.ts";

/** How a course behaves. */
export interface Manner {
  /** Keep no log: for bots, who don't read it. */
  readonly quiet: boolean;
  /** Make a checkpoint at least this often, counted in answers. */
  readonly checkpointEvery: number;
}

/** What of a game a course needs. */
export type RunningRules<S> = Pick<Game<S>, "id" | "turn" | "stories" | "result" | "reimagine">;

/** How many checkpoints are kept, so that answers can be taken back just after one. */
const KEPT_CHECKPOINTS = 4;

/** More happenings or stories than this without a question mean that a rule runs in circles. */
const RUNAWAY = 20_000;

/** The rules in motion: a checkpoint, the answers since, and the story that waits for the next one. */
export class Course<S> {
  readonly answers: Answer[];
  readonly told: Told[];
  /** The questions that the rules wait for. */
  pending: Asking = [];
  /** What has been picked secretly, until all picks are in. */
  readonly sealed = new Map<Seat, string>();
  result: Result | undefined;
  state: S;
  /** The checkpoints kept, the latest last. */
  checkpoints: readonly Checkpoint[];
  imaginings: readonly Imagining[];
  /** How many answers had been given when the present story began. */
  began: number;
  /** How many happenings had been told before it. */
  toldBefore: number;
  /** How often a sealed pick was changed since then. */
  changes = 0;
  /** How often chance had been used before the last answer; unknown if that was before the checkpoint. */
  drawsBefore: number | undefined;
  readonly random: Random;
  readonly agenda: Due[];
  /** The story that is being told, if it comes from the agenda. */
  telling: Due | undefined;
  readonly #table: Table;
  readonly #stories: ReadonlyMap<string, unknown>;
  #story: Rules | undefined;
  #asking: Asking = [];
  #optional: Asking | undefined;
  #tellings = 0;
  readonly #keep: number | undefined;

  /** Plays the answers since the checkpoint again. Throws a `Refusal` at the first that does not fit. */
  constructor(
    readonly game: RunningRules<S>,
    readonly seats: number,
    readonly manner: Manner,
    { checkpoints, answers, told, imaginings, keep }: Origin,
  ) {
    const checkpoint = latest(checkpoints, answers.length);
    this.checkpoints = checkpoints.slice(0, checkpoints.indexOf(checkpoint) + 1);
    this.state = clone(checkpoint.state) as S;
    this.random = Random.from(checkpoint.random);
    this.answers = answers.slice(0, checkpoint.at);
    this.told = manner.quiet ? [] : told.slice(0, checkpoint.logged);
    this.imaginings = imaginings;
    this.began = checkpoint.at;
    this.toldBefore = checkpoint.logged;
    this.#keep = keep;
    // A checkpoint keeps its own copy, so stories may change their arguments.
    this.agenda = checkpoint.agenda.map((due) => clone(due));
    this.#stories = storiesOf(game);
    this.#table = {
      random: this.random,
      tell: (telling) => this.#tell(telling),
      // The story may change its arguments after this, so the agenda keeps a copy.
      next: (story, args) => void this.agenda.push({ story, args: clone(args) }),
    };
    this.#advance(undefined);
    this.#imagineAgain();
    for (let i = checkpoint.at; i < answers.length; i++) {
      const { seat, id } = answers[i] as Answer;
      this.#take(this.accept(seat, id));
      this.#imagineAgain();
    }
  }

  /** The last checkpoint. */
  get checkpoint(): Checkpoint {
    return latest(this.checkpoints, this.answers.length);
  }

  /** Gives an accepted answer. If the rules fail on it, this course is unusable and must be run again. */
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

  /** The questions that the rules don't wait for. Seldom looked at, so they are found when somebody does. */
  get optional(): Asking {
    this.#optional ??= notWaitedFor(this.#asking, this.sealed);
    return this.#optional;
  }

  decision(seat: Seat): Decision | undefined {
    for (const decision of this.pending) if (decision.seat === seat) return decision;
    for (const decision of this.optional) if (decision.seat === seat) return decision;
    return undefined;
  }

  /** The answer, if it is offered; otherwise a refusal that says what is. */
  accept(seat: Seat, id: string): Answer {
    const decision = this.decision(seat);
    // Answers come from outside, so an id may be anything.
    const offered = decision && typeof id === "string" ? offeredIn(decision, id) : undefined;
    if (offered !== undefined) return { seat, id: offered.id };
    throw refusalOf({ seat, id }, decision, this);
  }

  /** Deals anew what the viewer can't know: hidden things and future chance. */
  imagine(viewer: Viewer, stream: number): void {
    const imagining = { at: this.answers.length, viewer, stream };
    this.imaginings = [...this.imaginings, imagining];
    this.#imagineNow(imagining);
  }

  /** A checkpoint at the same point is made before the imagining, never after it, so it is always due again. */
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
      this.#optional = undefined;
      return;
    }
    for (const { sealed } of asking) {
      if ((sealed === undefined) === (only?.sealed === undefined)) continue;
      throw new BrokenRules(`${this.game.id} asks openly and secretly at the same time`);
    }
    this.#asking = asking;
    this.pending = waitedFor(asking, this.sealed);
    this.#optional = undefined;
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
    const story = this.#stories.get(due.story);
    if (typeof story !== "function") throw new BrokenRules(`${this.game.id} has no story "${due.story}"`);
    return (story as Story<S>)(this.state, this.#table, due.args);
  }

  /** Copying the state costs about as much as some answers, so not every checkpoint is kept. */
  #checkpoint(): void {
    const at = this.answers.length;
    if (at - this.checkpoint.at < this.manner.checkpointEvery && at !== this.#keep) return;
    const checkpoint: Checkpoint = {
      at,
      state: clone(this.state),
      agenda: clone(this.agenda),
      random: this.random.state(),
      logged: this.told.length,
    };
    const earlier = at === this.#keep ? this.checkpoints.filter((other) => other.at < at) : this.checkpoints;
    this.checkpoints = [...earlier.slice(1 - KEPT_CHECKPOINTS), checkpoint];
  }

  #tell(telling: Telling): void {
    if (++this.#tellings > RUNAWAY) throw new Runaway(`${this.game.id} tells without end`);
    if (this.manner.quiet) return;
    const happening = typeof telling === "function" ? telling() : telling;
    this.told.push({ at: this.answers.length, happening });
  }
}

type Story<S> = (s: S, table: Table, args: unknown) => Rules;

/** By game. Stories are looked up with almost every answer, and a map is quicker than `Reflect.get`. */
const STORIES = new WeakMap<object, ReadonlyMap<string, unknown>>();

/** The names come from the game's own types, but a snapshot may have been made by older rules. */
function storiesOf(game: Pick<Game, "stories">): ReadonlyMap<string, unknown> {
  const known = STORIES.get(game);
  if (known !== undefined) return known;
  const stories = new Map(Object.entries(game.stories ?? {}));
  STORIES.set(game, stories);
  return stories;
}

/** The question as it would be asked in the world that is being imagined. */
function foundAgain(decision: Decision): Decision {
  return decision.again === undefined ? decision : { ...decision, options: decision.again(), find: undefined };
}
