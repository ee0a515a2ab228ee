import { explain, LEVELS, makeBot } from "@civitas/bots";
import {
  type AnyMatch,
  answeredByItself,
  formatRecord,
  ordersAfter,
  Questions,
  Random,
  type Seat,
  type StandingAnswer,
  sightOf,
  standingAnswer,
  type Viewer,
} from "@civitas/kernel";
import type { Seen } from "../source/source.ts";
import type { TableNews, UndoNews } from "./calls.ts";
import { MovedOn } from "./moved-on.ts";
import { hasSecretsFrom } from "./secrets.ts";
import { keep, type SeatPlan } from "./shelf.ts";

const HINT = { iterations: 700 };
/** In milliseconds: how long an answer may have to wait for other work. */
const AT_A_STRETCH = 8;

/** In milliseconds: so long the page may take to draw an answer; other work would keep it from the processor. */
const DRAWING = 60;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls that have come in meanwhile are taken first. */
const letOthersIn = (): Promise<void> => pause(0);

export interface LocalSetting {
  readonly id: string;
  readonly seats: readonly SeatPlan[];
  readonly created: number;
  readonly rivals: readonly string[];
  readonly kept: boolean;
}

/** A match that is played in this browser: people answer, bots follow, and it is stored after every answer. */
export class LocalTable {
  #viewer: Viewer;
  #rivals: string[];
  /** How much of the log has been sent, by the number of answers. */
  #logged = 0;
  /** Grows with every sight that is sent. */
  #mark = 0;
  #questions = Questions.none;
  /** What people have answered in advance; it lasts as long as the table is open. */
  #orders: readonly StandingAnswer[] = [];
  #running = false;
  #stopped = false;

  constructor(
    readonly match: AnyMatch,
    readonly setting: LocalSetting,
    private readonly tell: (told: TableNews) => void,
    private readonly thinking: (on: boolean) => void,
    private readonly tellUndo: (found: UndoNews) => void,
  ) {
    this.#rivals = [...setting.rivals];
    this.#questions = Questions.none.next(match, 0, []);
    this.#viewer = this.#asked() ?? this.#people()[0] ?? "audience";
  }

  /**
   * Sends what there is to see, and lets the bots continue. When the table is opened, nobody knows who sits in front of
   * the screen.
   */
  async begin(): Promise<void> {
    this.#show(
      0,
      this.#people().some((other) => this.#hidesFrom(other)),
    );
    await this.#save();
    void this.#run();
  }

  stop(): void {
    this.#stopped = true;
  }

  /** `mark` is the sight that the answer was made on: refused if the question has changed since. */
  async answer(seat: Seat, id: string, mark: number): Promise<void> {
    const since = this.#questions.since(seat);
    if (since === undefined || mark < since) throw new MovedOn(`seat ${seat} is asked something else by now`);
    this.#give(seat, id);
    await this.#tellKept();
    void this.#run(DRAWING);
  }

  /** "Don't ask me this again, as long as the scope lasts": answers now and from now on. */
  async stand(seat: Seat, scope: string): Promise<void> {
    const decision = this.match.decision(seat);
    const order = decision && standingAnswer(decision, scope);
    if (order === undefined) throw new MovedOn(`seat ${seat} is asked nothing that can be answered in advance`);
    this.#orders = [...this.#orders.filter(({ kind, seat: other }) => other !== seat || kind !== order.kind), order];
    void this.#run();
  }

  /** Asks again what was answered in advance. */
  async revoke(seat: Seat, kind: string): Promise<void> {
    this.#orders = this.#orders.filter((order) => order.seat !== seat || order.kind !== kind);
    this.#show(this.#logged + 1, false);
  }

  async undo(): Promise<void> {
    const seat = this.match.answers.at(-1)?.seat ?? 0;
    this.match.undo(seat);
    this.#questions = Questions.none.next(this.match, this.#mark + 1, []);
    await this.#save();
    this.#logged = Math.min(this.#logged, this.match.answers.length);
    const curtain = this.#turnTo(seat);
    this.#show(curtain ? 0 : this.match.answers.length, curtain);
    void this.#lookForBarrier();
  }

  hint(): { id: string; expected: number }[] {
    const seat = this.#asked();
    return seat === undefined ? [] : explain(this.match, seat, HINT).map(({ id, expected }) => ({ id, expected }));
  }

  /** By seat, its share of the victory, judged only by what the viewer may know. */
  forecast(): number[] {
    const world = this.match.imagine(this.#viewer, 1, { quiet: true });
    const parts = Array.from({ length: world.seats }, (_, seat) => world.evaluate(seat));
    const sum = parts.reduce((a, b) => a + b, 0);
    return world.seats === 1 || sum === 0 ? parts : parts.map((part) => part / sum);
  }

  record(): string {
    const names = this.setting.seats.map((plan, seat): [string, string] => [
      `player-${seat}`,
      plan.kind === "person" ? plan.name : `bot ${plan.level}`,
    ]);
    return formatRecord(this.match.record(Object.fromEntries(names)));
  }

  #people(): Seat[] {
    return this.setting.seats.flatMap((plan, seat) => (plan.kind === "person" ? [seat] : []));
  }

  /** The person whose answer is waited for; preferably the one who is looking already. */
  #asked(): Seat | undefined {
    const people = this.match.pending.map(({ seat }) => seat).filter((seat) => this.#people().includes(seat));
    return people.find((seat) => seat === this.#viewer) ?? people[0];
  }

  /** Turns the table to that seat; true if the player before may not see what the next one sees. */
  #turnTo(seat: Viewer): boolean {
    const before = this.#viewer;
    this.#viewer = seat;
    return this.#hidesFrom(before);
  }

  /** Whether the present viewer sees something that the other may not. */
  #hidesFrom(other: Viewer): boolean {
    const seat = this.#viewer;
    if (typeof seat !== "number" || typeof other !== "number" || seat === other) return false;
    return hasSecretsFrom(this.match, seat, other);
  }

  #give(seat: Seat, id: string): void {
    this.match.answer(seat, id);
    this.#questions = this.#questions.next(this.match, this.#mark + 1, [seat]);
    for (const decision of this.match.pending) this.#orders = ordersAfter(decision, this.#orders);
  }

  #show(logFrom: number, curtain: boolean): void {
    const sight: Seen = { ...sightOf(this.match, this.#viewer, logFrom, "later"), mark: ++this.#mark };
    this.#logged = this.match.answers.length;
    const standing = this.#orders.filter(({ seat }) => seat === this.#viewer);
    this.tell({ sight, curtain, standing });
  }

  /** Shows the last answer to the player who gave it, then turns the table to the next one who is asked. */
  #next(): void {
    const asked = this.#asked();
    const others = asked !== undefined && asked !== this.#viewer;
    this.#show(this.#logged + 1, false);
    if (others) {
      const curtain = this.#turnTo(asked);
      this.#show(0, curtain);
    }
  }

  /** The answer is on its way to the shelf before anybody sees it: a page that is gone a moment later has not lost it. */
  async #tellKept(): Promise<void> {
    const kept = this.#save();
    this.#next();
    await kept;
  }

  /** Lets everybody answer who needs no person for it, beginning after `rest` milliseconds. */
  async #run(rest = 0): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      while (this.#byItself() !== undefined && !this.#stopped) {
        this.thinking(true);
        // Before long thinking.
        await pause(rest);
        rest = 0;
        // Meanwhile somebody may have answered, or taken an answer back.
        const next = this.#byItself();
        if (next === undefined || this.#stopped) continue;
        this.#give(next.seat, next.id ?? this.#decide(next.seat));
        await this.#tellKept();
      }
    } finally {
      this.#running = false;
      this.thinking(false);
    }
    await this.#lookForBarrier();
  }

  /**
   * Finding out whether the last answer can be taken back takes longer than the answer, so it is sent later, when
   * nobody waits; and the next answer, which may come at any moment, need not wait for it either.
   */
  async #lookForBarrier(): Promise<void> {
    const mark = this.#mark;
    const viewer = this.#viewer;
    const isIdle = (): boolean => !this.#stopped && !this.#running && mark === this.#mark;
    await pause(DRAWING);
    if (!isIdle() || viewer === "audience" || this.match.knownBarrier(viewer) !== "not-known-yet") return;
    let since = performance.now();
    for (const _ of this.match.barrierSearch(viewer)) {
      if (performance.now() - since < AT_A_STRETCH) continue;
      await letOthersIn();
      if (!isIdle()) return;
      since = performance.now();
    }
    this.tellUndo({ mark, barrier: this.match.knownBarrier(viewer) });
  }

  /** Seats that answer without a person: bots, and players with nothing to decide or with an answer in advance. */
  #byItself(): { readonly seat: Seat; readonly id?: string } | undefined {
    for (const decision of this.match.pending) {
      const { seat } = decision;
      if (this.setting.seats[seat]?.kind === "bot") return { seat };
      const id = answeredByItself(decision, this.#orders);
      if (id !== undefined) return { seat, id };
    }
    return undefined;
  }

  #decide(seat: Seat): string {
    const scripted = this.#rivals.shift();
    if (scripted !== undefined && this.match.decision(seat)?.options.some(({ id }) => id === scripted)) return scripted;
    const plan = this.setting.seats[seat];
    const level = plan?.kind === "bot" ? plan.level : "normal";
    const spec = LEVELS.find(({ id }) => id === level)?.spec ?? level;
    const { seed, answers } = this.match;
    return makeBot(spec).decide(this.match, seat, Random.seeded(`${seed} ${seat} ${answers.length}`));
  }

  async #save(): Promise<void> {
    if (!this.setting.kept) return;
    const { id, seats, created } = this.setting;
    const { match } = this;
    await keep({
      id,
      game: match.game.id,
      options: match.options,
      seats,
      created,
      played: Date.now(),
      round: match.progress.round,
      waiting: match.pending.map(({ seat }) => seat),
      over: match.over,
      snapshot: match.snapshot({ log: false }),
    });
  }
}
