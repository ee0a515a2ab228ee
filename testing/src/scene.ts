import {
  type Blocked,
  type Decision,
  type Game,
  type LogLine,
  Match,
  type Option,
  type OptionValues,
  reasonAgainst,
  type Seat,
  type Sight,
  sightOf,
  type Viewer,
} from "@civitas/kernel";
import { type Scripted, type Stroke, underScript } from "@civitas/kernel/scripted-chance";

export interface SceneSetting<S> {
  readonly seats: number;
  /** The position to begin at; the game's own beginning if left out. */
  readonly at?: S | undefined;
  readonly options?: OptionValues | undefined;
  /** What chance brings first. After that, whatever the seed brings. */
  readonly chance?: readonly Stroke[] | undefined;
  readonly seed?: string | undefined;
}

/**
 * A match at a position of the test's choice, and what players do and see at it. A game adds its own vocabulary in a
 * subclass: `class Play extends Scene<Nations, NationsView>`.
 */
export class Scene<S, V, O extends object = object> {
  readonly match: Match<Scripted<S>, V, O>;
  private readonly seen: { state?: S } = {};

  constructor(game: Game<S, V, O>, { seats, at, options = {}, chance = [], seed = "scene" }: SceneSetting<S>) {
    const scripted = underScript(game, chance, at);
    const census = (s: Scripted<S>): Readonly<Record<string, number>> => {
      this.seen.state = s.state;
      return scripted.census(s);
    };
    this.match = Match.start({ ...scripted, census }, { seats, seed, options });
  }

  /** Whoever is asked answers, one id after the other. */
  do(...ids: readonly string[]): this {
    for (const id of ids) this.match.answer(this.asked, id);
    return this;
  }

  /** One seat answers: for questions that several are asked at once. */
  by(seat: Seat, ...ids: readonly string[]): this {
    for (const id of ids) this.match.answer(seat, id);
    return this;
  }

  /** The seat that has to decide. */
  get asked(): Seat {
    return this.question().seat;
  }

  /** The question to a seat, or the only one that is open. */
  question(seat?: Seat): Decision {
    const { pending } = this.match;
    const question = seat === undefined ? pending[0] : this.match.decision(seat);
    if (question === undefined) {
      throw new Error(seat !== undefined && !this.match.over ? `seat ${seat} is not asked` : "nobody is asked");
    }
    if (seat === undefined && pending.length > 1) {
      throw new Error(`seats ${pending.map((one) => one.seat).join(", ")} are asked at once: name the one you mean`);
    }
    return question;
  }

  /** The ids of the offered options; none if the game is over. */
  get offered(): string[] {
    return this.match.over ? [] : this.offeredTo();
  }

  offeredTo(seat?: Seat): string[] {
    return this.question(seat).options.map(({ id }) => id);
  }

  /** The offered ids with this beginning. */
  offers(start: string): string[] {
    return this.offered.filter((id) => id.startsWith(start));
  }

  /** The rest of each of them: `offeredFor("build:")` may be `["port", "temple"]`. */
  offeredFor(start: string): string[] {
    return this.offers(start).map((id) => id.slice(start.length));
  }

  /** An offered option as its player reads it. */
  option(id: string, seat = this.asked): Option | undefined {
    return this.sight(seat).question?.options.find((option) => option.id === id);
  }

  /** The key of the question. */
  get prompt(): string {
    return this.match.over ? "" : this.question().prompt.say;
  }

  /** Why something can't be chosen; nothing if the table doesn't say. */
  whyNot(id: string, seat?: Seat): Blocked | undefined {
    return reasonAgainst(this.question(seat).blocked(), id);
  }

  /** What everybody sees. */
  get table(): V {
    return this.match.view("audience");
  }

  /** All that a viewer gets: table, question, log. */
  sight(viewer: Viewer): Sight<V> {
    return sightOf(this.match, viewer) as Sight<V>;
  }

  /** The position as the rules keep it, hidden things too. */
  get state(): Readonly<S> {
    this.match.census();
    if (this.seen.state === undefined) throw new Error("the census has seen no state");
    return this.seen.state;
  }

  /** The keys of the log, from an answer on. */
  log(from = 0, viewer: Viewer = "audience"): string[] {
    return this.match.log(viewer, from).map(({ what }) => what.say);
  }

  /** The first line of the log with that key. */
  line(key: string, viewer: Viewer = "audience"): LogLine | undefined {
    return this.match.log(viewer).find(({ what }) => what.say === key);
  }

  /** A copy of the scene, to try something else. */
  fork(): this {
    return Object.create(this, { match: { value: this.match.fork() } });
  }
}
