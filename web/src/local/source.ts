import { type OptionValues, pointedAt, type StandingAnswer, sayer } from "@civitas/kernel";
import { type SeatHolder, toldApart } from "@civitas/table-kit";
import type { Speaker } from "@civitas/words";
import { to } from "../app/route.tsx";
import type { Hint, RequestOutcome, Seen, SightStep, TableSource, TableState } from "../source/source.ts";
import type { words as en } from "../text/en.ts";
import { beginTable, freshSeed } from "./begin.ts";
import type { NewLocalTable, TableNews, UndoNews } from "./calls.ts";
import { House, HouseRefusal } from "./house.ts";
import { MOVED_ON } from "./moved-on.ts";
import { open } from "./opening.ts";
import { seatName } from "./seat-name.ts";
import type { SeatPlan } from "./shelf.ts";

const say = sayer<keyof typeof en>();

/** A table that is played in a worker of this browser. */
export class LocalSource implements TableSource {
  state: TableState;
  readonly #house: House;
  readonly #watchers = new Set<() => void>();
  readonly #followers = new Set<(step: SightStep) => void>();
  /** Steps that came before anybody subscribed. */
  #early: SightStep[] = [];
  #sight: Seen | undefined;
  #plans: readonly SeatPlan[] = [];

  private constructor(
    private speaker: Speaker,
    game: string,
    house: House,
  ) {
    this.state = { game, options: {}, seats: [], viewer: "audience", connection: "here", paused: false };
    this.#house = house;
    house.listen({
      told: (step) => this.#see(step),
      undo: (found) => this.#learnUndo(found),
    });
  }

  #see(step: TableNews): void {
    this.#show(step);
    const { viewer } = step.sight;
    if (viewer !== this.state.viewer || step.standing.length + (this.state.standing?.length ?? 0) > 0) {
      this.#become({ viewer, standing: step.standing });
    }
  }

  #learnUndo({ mark, barrier }: UndoNews): void {
    if (this.#sight?.mark === mark) this.#show({ sight: { ...this.#sight, barrier } });
  }

  #show(step: SightStep): void {
    this.#sight = step.sight;
    if (this.#followers.size === 0) this.#early.push(step);
    for (const follower of this.#followers) follower(step);
  }

  /** Opens a table that is kept in this browser. */
  static async open(id: string, speaker: Speaker): Promise<LocalSource | "missing" | "elsewhere"> {
    const { house, found: finding } = open(id);
    const source = new LocalSource(speaker, "", house);
    const found = await finding;
    if (typeof found === "string") {
      source.close();
      return found;
    }
    source.#seat(found.game, found.options, found.seats);
    if (found.dropped > 0) source.#become({ dropped: found.dropped });
    return source;
  }

  /** Begins a table that is not kept: the guided game. */
  static async passing(beginning: NewLocalTable, speaker: Speaker): Promise<LocalSource> {
    const source = new LocalSource(speaker, beginning.game, new House());
    source.#seat(beginning.game, beginning.options, beginning.seats);
    await source.#house.call("begin", { ...beginning, passing: true });
    return source;
  }

  watch(listener: () => void): () => void {
    this.#watchers.add(listener);
    return () => this.#watchers.delete(listener);
  }

  follow(listener: (step: SightStep) => void): () => void {
    this.#followers.add(listener);
    for (const step of this.#early.splice(0)) listener(step);
    return () => this.#followers.delete(listener);
  }

  answer({ question, mark }: Seen, id: string): Promise<RequestOutcome> {
    if (question === undefined) return Promise.resolve({ ok: false, why: say("table.moved-on") });
    return this.#try(this.#house.call("answer", question.seat, id, mark));
  }

  stand({ question }: Seen, scope: string): Promise<RequestOutcome> {
    return question === undefined
      ? Promise.resolve({ ok: false, why: say("table.moved-on") })
      : this.#try(this.#house.call("stand", question.seat, scope));
  }

  revoke({ seat, kind }: StandingAnswer): Promise<RequestOutcome> {
    return this.#try(this.#house.call("revoke", seat, kind));
  }

  undo(): Promise<RequestOutcome> {
    return this.#try(this.#house.call("undo"));
  }

  async hint(): Promise<Hint | undefined> {
    const options = this.#sight?.question?.options ?? [];
    const advice = await this.#house.call("hint");
    const [best, ...rest] = advice.flatMap(({ id, expected }) => {
      const option = options.find((candidate) => candidate.id === id);
      return option === undefined ? [] : [{ id, expected, label: option.label, refs: pointedAt(option) }];
    });
    return best && { ...best, others: rest.slice(0, 2) };
  }

  forecast(): Promise<readonly number[]> {
    return this.#house.call("forecast");
  }

  readonly record = (): Promise<string> => this.#house.call("record");

  /** The same table again, with new luck. */
  readonly rematch = async (): Promise<string> => {
    const { game, options } = this.state;
    return to("local", await beginTable({ game, options, seats: this.#plans, seed: freshSeed() }));
  };

  close(): void {
    this.#house.close();
  }

  /** Names of bots are words, so a change of language renames them. */
  speakAs(speaker: Speaker): void {
    if (speaker === this.speaker) return;
    this.speaker = speaker;
    this.#seat(this.state.game, this.state.options, this.#plans);
  }

  #seat(game: string, options: OptionValues, plans: readonly SeatPlan[]): void {
    this.#plans = plans;
    const shared = plans.filter(({ kind }) => kind === "person").length > 1;
    this.#become({
      game,
      options,
      shared,
      seats: toldApart(plans.map((plan, seat) => seatInfo(plan, seat, this.speaker))),
    });
  }

  #become(part: Partial<TableState>): void {
    this.state = { ...this.state, ...part };
    for (const watcher of this.#watchers) watcher();
  }

  async #try(work: Promise<void>): Promise<RequestOutcome> {
    try {
      await work;
      return { ok: true };
    } catch (error) {
      if (error instanceof HouseRefusal && error.failure.code === MOVED_ON)
        return { ok: false, why: say("table.moved-on") };
      const detail = error instanceof HouseRefusal ? error.failure.message : String(error);
      return { ok: false, why: say("table.refused", { detail }) };
    }
  }
}

/** A seat of this browser as the table shows it. */
export function seatInfo(plan: SeatPlan, seat: number, speaker: Speaker): SeatHolder {
  const name = seatName(plan, seat, speaker);
  return plan.kind === "bot" ? { seat, kind: "bot", name, level: plan.level } : { seat, kind: "person", name };
}
