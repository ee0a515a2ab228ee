import type { AnyMatch, Decision, Option, Random, Seat } from "@civitas/kernel";
import { settleDraft } from "../bargaining.ts";
import { questionFor } from "../bot.ts";
import { withoutCircles } from "../circles.ts";
import { Imagination, nextQuestion, type World } from "../imagination.ts";
import { planAhead } from "../planning.ts";
import { estimates, standing } from "../standing.ts";
import { IDLE } from "../turn-plan.ts";
import { type Budget, ThinkingTime } from "./budget.ts";
import { Experience } from "./experience.ts";
import { HABITS, type Habits } from "./habits.ts";
import { Node } from "./node.ts";
import { Scale } from "./scale.ts";
import { Secret } from "./secret.ts";

/** Counting the visits takes some time, so not every iteration does it. */
const SETTLED_EVERY = 16;
const LATE_IN_THE_LIST = 0.1;
/** Of options that look alike the plainest is tried first, so it is chosen unless another proves better. */
const PLAIN_FIRST = 1e-3;
/** How many answers of a turn are planned ahead. */
const PLANNED = 10;
/** How much a plan weighs against the search in the middle of a turn. */
const FULL_TRUST = 10_000;
/** The plan takes at most this part of the time. */
const PLANNING_TIME = 0.8;
/** With a budget in milliseconds the plan tries at most this many answers. */
const MOST_TRIES = 30_000;

/** What the search found out about one option at the root. */
export interface Appraisal {
  readonly id: string;
  readonly visits: number;
  /** By seat, the expected part of the victory. */
  readonly expected: readonly number[];
}

/** One step down the tree, to be credited when the result is known. */
interface Step {
  readonly seat: Seat;
  readonly option: string;
  readonly node: Node;
}

/**
 * Information-set Monte Carlo tree search: one tree over lines of answers. Every iteration walks down the tree in
 * another world that the seat may be in, adds a node, plays on a little, and credits the game's estimate of that
 * position to every seat that chose on the way.
 */
export class Search {
  readonly #imagination: Imagination;
  readonly #root: Node;
  readonly #experience: Experience;
  readonly #scale: Scale;
  #question: Decision;
  /** The turn continues after this answer, so its plan decides: the search can't see beyond a long turn. */
  #planned = false;
  /** The estimate for the seat that gave the last answer of this iteration, before that answer. */
  #before: number | undefined;
  #time = new ThinkingTime({});
  iterations = 0;

  constructor(
    match: AnyMatch,
    private readonly seat: Seat,
    private readonly random: Random,
    private readonly habits: Habits = HABITS,
  ) {
    const question = questionFor(match, seat);
    this.#question = { ...question, options: withoutCircles(match, seat, question.options) };
    this.#imagination = new Imagination(match, seat);
    this.#root = new Node(match.seats);
    this.#experience = new Experience(match.seats);
    this.#scale = new Scale(match.seats);
  }

  /** Thinks as long as the budget allows. */
  run(budget: Budget): void {
    const time = this.#open(budget);
    while (time.more()) this.#iterate();
  }

  /** Thinks until the rest of the budget can't change the choice any more; returns the choice. */
  choose(budget: Budget): string {
    const time = this.#open(budget);
    const planned = this.#planned ? this.#bestPlanned() : undefined;
    if (planned !== undefined) return planned;
    this.#leaveOutIdleTalk();
    while (time.more()) {
      this.#iterate();
      if (this.iterations % SETTLED_EVERY === 0 && this.#leadOfBest() > time.left) break;
    }
    return this.appraisals()[0]?.id ?? this.random.pick(this.#question.options).id;
  }

  #leaveOutIdleTalk(): void {
    const { options } = this.#question;
    const sensible = options.filter(({ id }) => this.#root.child(this.seat, id)?.promise !== IDLE);
    if (sensible.length > 0) this.#question = { ...this.#question, options: sensible };
  }

  #open(budget: Budget): ThinkingTime {
    const time = new ThinkingTime(budget);
    this.#time = time;
    this.#plan(budget);
    return time;
  }

  /** The lead of the most visited option, in visits. */
  #leadOfBest(): number {
    let [first, second] = [0, 0];
    for (const { id } of this.#question.options) {
      const visits = this.#root.child(this.seat, id)?.visits ?? 0;
      if (visits > first) [first, second] = [visits, first];
      else if (visits > second) second = visits;
    }
    return first - second;
  }

  /** Looks at one option of the root this many times more, whatever the search thinks of it. */
  consider(option: string, times: number): void {
    for (let n = 0; n < times; n++) this.#iterate(option);
  }

  /** By seat, its expected share of the victory now. */
  get expected(): number[] {
    return Array.from(this.#root.total, (_, seat) => this.#root.mean(seat));
  }

  /** Every option at the root, the most visited first. */
  appraisals(): Appraisal[] {
    return this.#question.options
      .map(({ id }) => {
        const node = this.#root.child(this.seat, id);
        return {
          id,
          visits: node?.visits ?? 0,
          expected: this.expected.map((_, seat) => node?.mean(seat) ?? 0),
        };
      })
      .sort((a, b) => b.visits - a.visits || (b.expected[this.seat] ?? 0) - (a.expected[this.seat] ?? 0));
  }

  /** Plans the turn, so that the search begins with the sensible options. */
  #plan(budget: Budget): void {
    const { lines, tries, finalists, proofs } = this.habits;
    if (this.iterations > 0) return;
    const options = this.#question.options.map(({ id }) => id);
    const plan = planAhead(this.#imagination, options, {
      world: this.#stream(),
      proofs: Array.from({ length: proofs }, () => this.#stream()),
      depth: PLANNED,
      lines,
      tries: budget.iterations === undefined ? MOST_TRIES : tries * budget.iterations,
      finalists,
      spent: () => this.#time.spent / PLANNING_TIME,
    });
    options.forEach((id, i) => {
      this.#root.grow(this.seat, id).promise = plan.worth[i];
    });
    this.#root.studied = true;
    this.#planned = plan.goesOn;
  }

  /** The option that the plan rates highest. */
  #bestPlanned(): string | undefined {
    let [best, promise]: [string | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
    for (const { id } of this.#question.options) {
      const promised = this.#root.child(this.seat, id)?.promise ?? Number.NEGATIVE_INFINITY;
      if (promised > promise) [best, promise] = [id, promised];
    }
    return best;
  }

  /** Looks one answer ahead from a place the search has come to several times. */
  #study(node: Node, world: World, { seat, options }: Decision): void {
    node.studied = true;
    const before = world.evaluate(seat);
    for (const { id } of options) {
      if (this.#time.spent >= 1) return;
      const tried = world.fork();
      tried.answer(seat, id);
      const results = this.#settle(tried, seat, before);
      this.#scale.see(results);
      (node.child(seat, id) ?? node.grow(seat, id)).promise = results[seat];
    }
  }

  #stream(): number {
    return this.random.int(0x7fffffff);
  }

  #iterate(first?: string): void {
    this.iterations += 1;
    const world = this.#imagination.world(this.#stream());
    const steps = this.#descend(world, first);
    this.#playOn(world);
    const results = this.#settle(world, steps.at(-1)?.seat ?? this.seat, this.#before);
    this.#scale.see(results);
    this.#root.add(results);
    for (const { seat, option, node } of steps) {
      node.add(results);
      this.#experience.add(seat, option, results[seat] ?? 0);
    }
  }

  /** Walks down the tree to the first new node. */
  #descend(world: World, first?: string): Step[] {
    const steps: Step[] = [];
    let node = this.#root;
    let secret: Secret | undefined;
    for (;;) {
      const question = nextQuestion(world, this.seat);
      if (question === undefined) return steps;
      // The search doesn't look into exchanges: the bot that draws one up knows what both sides gain.
      if (steps.length > 0 && settleDraft(world) !== undefined) continue;
      const { seat } = question;
      const alone = world.pending.length === 1;
      if (!alone) secret ??= new Secret(node);
      const known = secret?.knownTo(seat) ?? node;
      if (!known.studied && known.visits >= this.habits.study) this.#study(known, world, question);
      const option =
        steps.length === 0 ? (first ?? this.#select(known, this.#question)) : this.#select(known, question);
      if (known !== node) {
        const own = known.child(seat, option) ?? known.grow(seat, option);
        steps.push({ seat, option, node: own });
      }
      const child = node.child(seat, option);
      const next = child ?? node.grow(seat, option);
      steps.push({ seat, option, node: next });
      if (next.visits === 0) this.#before = world.evaluate(seat);
      world.answer(seat, option);
      if (next.visits === 0) return steps;
      secret?.goOn(seat, known.child(seat, option) ?? next);
      if (alone) secret = undefined;
      node = next;
    }
  }

  /** The option to try here: a new one while the node has few, otherwise the most promising one. */
  #select(node: Node, { seat, options }: Decision): string {
    const { width, widening } = this.habits;
    const room = Math.ceil(width * node.visits ** widening);
    const trust = this.#planned && node === this.#root ? FULL_TRUST : this.habits.trust;
    let tried = 0;
    let best: Option | undefined;
    let bestScore = Number.NEGATIVE_INFINITY;
    let fresh: Option | undefined;
    let freshScore = Number.NEGATIVE_INFINITY;
    for (const [i, option] of options.entries()) {
      const child = node.child(seat, option.id);
      if (child === undefined || child.visits === 0) {
        const score = this.#promise(seat, option, i / options.length, child);
        if (score > freshScore) [fresh, freshScore] = [option, score];
      } else {
        tried += 1;
        child.available += 1;
        const score = this.#merit(seat, child, trust);
        if (score > bestScore) [best, bestScore] = [option, score];
      }
    }
    const chosen = best === undefined || tried < room ? (fresh ?? best) : best;
    return (chosen ?? this.random.pick(options)).id;
  }

  /** How much an option deserves another visit: its results so far, and how little is known about it. */
  #merit(seat: Seat, { visits, available, total, promise }: Node, trust: number): number {
    const { curiosity } = this.habits;
    const faith = promise === undefined ? 0 : trust;
    const mean = ((total[seat] ?? 0) + faith * (promise ?? 0)) / (visits + faith);
    return this.#scale.of(seat, mean) + curiosity * Math.sqrt(Math.log(available) / visits);
  }

  /**
   * How promising an option looks that was never tried here: by the first look, or by its results elsewhere. Games list
   * the plain ways first and the cumbersome ones last, so the position in the list counts a little.
   */
  #promise(seat: Seat, option: Option, late: number, child?: Node): number {
    if (child?.promise !== undefined) return this.#scale.order(seat, child.promise) - PLAIN_FIRST * late;
    const experience = this.#experience.of(seat, option.id);
    const score = experience === undefined ? 1 : this.#scale.of(seat, experience);
    return score - LATE_IN_THE_LIST * late + this.random.int(1000) / 1e4;
  }

  /** Plays on beyond the tree. */
  #playOn(world: World): void {
    for (let n = 0; n < this.habits.rollout; n++) {
      const question = nextQuestion(world, this.seat);
      if (question === undefined) return;
      this.#before = undefined;
      world.answer(question.seat, this.#routine(question));
    }
  }

  /**
   * How the seats stand once the last answer shows. An answer may change nothing yet, such as what to buy before the
   * question how to pay; then the answers that complete it are played first.
   */
  #settle(world: World, seat: Seat, before: number | undefined): number[] {
    let estimated = estimates(world);
    for (let n = 0; n < this.habits.patience && estimated[seat] === before; n++) {
      const [question, ...others] = world.pending;
      if (question?.seat !== seat || others.length > 0) break;
      if (settleDraft(world) === undefined) world.answer(seat, this.#routine(question));
      estimated = estimates(world);
    }
    return standing(world, estimated);
  }

  /** Beyond the tree it mostly does what worked elsewhere. */
  #routine({ seat, options }: Decision): string {
    if (this.random.int(1000) >= this.habits.routine * 1000) return this.random.pick(options).id;
    let best = options[0];
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const [i, option] of options.entries()) {
      const score = this.#promise(seat, option, i / options.length);
      if (score > bestScore) [best, bestScore] = [option, score];
    }
    return (best ?? this.random.pick(options)).id;
  }
}
