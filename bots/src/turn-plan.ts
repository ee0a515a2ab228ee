import type { Seat } from "@civitas/kernel";
import { isDraft, settleDraft } from "./bargaining.ts";
import type { World } from "./imagination.ts";
import { openSecrets } from "./secrets.ts";
import { standing } from "./standing.ts";

/** How far and how widely a turn is planned. */
export interface Breadth {
  /** How many answers of one turn are planned ahead. */
  readonly depth: number;
  /** How many lines are followed side by side. */
  readonly lines: number;
  /** How many answers may be tried in all. */
  readonly tries: number;
}

/** Some answers of a turn, one after the other. */
interface Line {
  /** The world that they lead to. */
  readonly world: () => World;
  /** What may be answered next. */
  readonly choices: string;
  /** The index of the option it begins with, */
  readonly first: number;
  /** and all of its answers. */
  readonly answers: readonly string[];
  /** What the seat may expect if it ends its turn here; in the middle of an action, as things stand. */
  readonly worth: number;
  /** It stops in the middle of an action: the turn can't end here. */
  readonly midway: boolean;
}

/** For one try: nothing is copied from this copy. */
const TO_TRY = { checkpointEvery: Number.POSITIVE_INFINITY };
/** For a line that is followed: many copies are made from it. */
const TO_COPY = { checkpointEvery: 1 };

/** How many lines are followed that stop in the middle of an action, as a multiple of the others. */
const MIDWAY = 3;
/** How many lines of the same worth are followed. */
const ALIKE = 4;
/** What bargaining about nothing is worth: less than anything else. */
export const IDLE = -1;
/** How many questions may come while a turn is being ended. */
const LAST_QUESTIONS = 3;

/** Whether only `seat` is asked: then its turn goes on. */
export const stillOn = ({ pending }: World, seat: Seat): boolean => pending.length === 1 && pending[0]?.seat === seat;

/** The option that ends the turn, if only `seat` is asked and has one. */
const theEnd = (world: World, seat: Seat): string | undefined =>
  stillOn(world, seat) ? world.pending[0]?.options.find(({ apart }) => apart === "end")?.id : undefined;

/** Ends the turn of `seat`, in place. */
export function endTurn(world: World, seat: Seat): void {
  let end = theEnd(world, seat);
  for (let n = 0; n < LAST_QUESTIONS && end !== undefined; n++) {
    world.answer(seat, end);
    end = theEnd(world, seat);
  }
}

function kept(world: World): () => World {
  const copy = world.fork(TO_COPY);
  return () => copy;
}

/** How the best line that begins with an option ends. */
export interface Prospect {
  readonly worth: number;
  /** The answers that lead there; none if no line reached its end, */
  readonly answers: readonly string[];
  /** and the world after the turn. */
  readonly world?: World;
}

/**
 * Plans one turn of a seat in one world. It follows several lines of answers side by side and rates each as if the turn
 * ended there. So resources that lie ready don't count for more than they are worth, and putting the end off looks no
 * better than ending.
 */
export class TurnPlan {
  /** By option, the best that it was seen to lead to; nothing for options that there was no time for. */
  readonly prospects: (Prospect | undefined)[];
  /** Which of the options ends the turn; below 0 if none does. */
  end = -1;
  /** The options after which the seat may take another action in the same turn. */
  readonly #goOn = new Set<number>();
  #tries: number;

  constructor(
    private readonly root: World,
    private readonly seat: Seat,
    private readonly options: readonly string[],
    private readonly breadth: Breadth,
  ) {
    this.#tries = breadth.tries;
    this.prospects = options.map(() => undefined);
  }

  /** Plans until all tries are used up or `late` says so. */
  make(late: () => boolean = () => false): this {
    const begun = this.#begin(late);
    let lines = begun;
    for (let depth = 1; depth < this.breadth.depth && lines.length > 0; depth++) {
      const longer: Line[] = [];
      for (const line of this.#promising(lines)) {
        if (this.#tries <= 0 || late()) break;
        this.#follow(line, longer, late);
      }
      lines = longer;
    }
    // Lines that reached no end count by how they began.
    for (const { first, worth } of begun) this.prospects[first] ??= { worth, answers: [] };
    return this;
  }

  /** Whether an action is one of several of a turn: so it is after most of the options that were seen to an end. */
  get goesOn(): boolean {
    const ended = this.prospects.filter((prospect) => prospect?.world !== undefined).length;
    return 2 * this.#goOn.size > ended;
  }

  /** The option with the best prospect whose end was seen. */
  best(): Prospect | undefined {
    let best: Prospect | undefined;
    for (const prospect of this.prospects) {
      if (prospect?.world !== undefined && prospect.worth > (best?.worth ?? Number.NEGATIVE_INFINITY)) best = prospect;
    }
    return best;
  }

  #begin(late: () => boolean): Line[] {
    const begun: Line[] = [];
    const root = this.root.fork(TO_COPY);
    this.end = this.options.indexOf(theEnd(root, this.seat) ?? "");
    this.options.forEach((id, first) => {
      if (late()) return;
      const world = this.#answered(root, id);
      // Drawing up an offer is completed at once, so that haggling for its own sake gains nothing.
      const bargain = settleDraft(world);
      if (bargain === "idle talk") this.prospects[first] = { worth: IDLE, answers: [] };
      else this.#add(begun, world, first, [id], bargain === "deal" ? kept(world) : () => this.#again(root, id));
    });
    return begun;
  }

  #answered(world: World, id: string): World {
    this.#tries -= 1;
    return this.#give(world.fork(TO_TRY), id);
  }

  /** Most tries lead nowhere. A line that is to be followed is played again in a copy that is cheap to copy. */
  #again(world: World, id: string): World {
    return this.#give(world.fork(TO_COPY), id);
  }

  #give(world: World, id: string): World {
    world.answer(this.seat, id);
    openSecrets(world, this.seat);
    return world;
  }

  /** All lines that are one answer longer. */
  #follow({ world, first, answers }: Line, longer: Line[], late: () => boolean): void {
    const before = world();
    for (const { id } of before.pending[0]?.options ?? []) {
      if (late()) return;
      const next = this.#answered(before, id);
      // Bargains are judged when it is their turn to be tried.
      if (!next.pending.some(isDraft)) this.#add(longer, next, first, [...answers, id], () => this.#again(before, id));
    }
  }

  /** Rates the world a line leads to as if the turn ended there. This uses the world up; `again` makes it once more. */
  #add(lines: Line[], world: World, first: number, answers: readonly string[], again: () => World): void {
    const { seat } = this;
    const on = stillOn(world, seat);
    const choices = on ? (world.pending[0]?.options.map(({ id }) => id).join() ?? "") : "";
    const midway = on && theEnd(world, seat) === undefined;
    if (on && !midway) this.#goOn.add(first);
    if (!midway) endTurn(world, seat);
    const worth = standing(world)[seat] ?? 0;
    if (!midway && worth > (this.prospects[first]?.worth ?? Number.NEGATIVE_INFINITY)) {
      this.prospects[first] = { worth, answers, world };
    }
    if (on) lines.push({ world: midway ? () => world : again, choices, first, answers, worth, midway });
  }

  /**
   * The lines to follow: the best ones, each position once, however it was reached. Of lines with the same worth only a
   * few are followed: most of them differ in things that don't matter, and would leave no room for others.
   */
  #promising(lines: readonly Line[]): Line[] {
    const alike = new Map<number, Set<string>>();
    const room = { midway: MIDWAY * this.breadth.lines, between: this.breadth.lines };
    return lines
      .toSorted((a, b) => b.worth - a.worth)
      .filter(({ choices, worth, midway }) => {
        const known = alike.get(worth) ?? new Set();
        const most = midway ? MIDWAY * ALIKE : ALIKE;
        if (known.has(choices) || known.size >= most) return false;
        alike.set(worth, known.add(choices));
        const kind = midway ? "midway" : "between";
        room[kind] -= 1;
        return room[kind] >= 0;
      });
  }
}
