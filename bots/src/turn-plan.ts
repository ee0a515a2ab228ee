import type { Seat } from "@civitas/kernel";
import { isDraft, settleDraft } from "./bargaining.ts";
import type { World } from "./imagination.ts";
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
  readonly world: World;
  /** Which option it begins with. */
  readonly first: number;
  /** What the seat may expect if it ends its turn here; in the middle of an action, what it may as things stand. */
  readonly worth: number;
  /** It stops in the middle of an action: the turn can't end here. */
  readonly midway: boolean;
}

/** What is begun wants to be finished, so more of such lines are followed. */
const MIDWAY = 3;
/** So many lines of the same worth are followed. */
const ALIKE = 4;
/** Questions that may come while a turn is being ended. */
const LAST_QUESTIONS = 3;

/** Whether nobody but `seat` is to decide: its turn goes on. */
const stillOn = ({ pending }: World, seat: Seat): boolean => pending.length === 1 && pending[0]?.seat === seat;

/** The option that ends the turn, if nobody but `seat` is asked and it may. */
const theEnd = (world: World, seat: Seat): string | undefined =>
  stillOn(world, seat) ? world.pending[0]?.options.find(({ apart }) => apart === "end")?.id : undefined;

/** The world in which the turn of `seat` is over; nothing if it can't end it now. */
function atTheEnd(world: World, seat: Seat): World | undefined {
  let end = theEnd(world, seat);
  if (end === undefined) return stillOn(world, seat) ? undefined : world;
  const ended = world.fork();
  for (let n = 0; n < LAST_QUESTIONS && end !== undefined; n++) {
    ended.answer(seat, end);
    end = theEnd(ended, seat);
  }
  return ended;
}

/** Where the best line that begins with an option ends. */
export interface Prospect {
  readonly worth: number;
  /** The world after the turn; nothing if no line came to an end. */
  readonly world?: World;
}

/**
 * Plans one turn of a seat in one world. It follows several lines of answers side by side and looks at each as if the
 * turn ended there: what lies ready to be spent blinds nobody, and putting the end off looks no better than ending.
 */
export class TurnPlan {
  /** By option, the best that it was seen to lead to; nothing for one that there was no time for. */
  readonly prospects: (Prospect | undefined)[];
  /** After how many of the options the seat may take another action in the same turn. */
  goesOn = 0;
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

  /** Plans until the breadth is used up or `late` says so. */
  make(late: () => boolean = () => false): this {
    const begun = this.#begin(late);
    this.goesOn = begun.filter(({ midway }) => !midway).length;
    let lines = begun;
    for (let depth = 1; depth < this.breadth.depth && lines.length > 0; depth++) {
      const longer: Line[] = [];
      for (const line of this.#promising(lines)) {
        if (this.#tries <= 0 || late()) break;
        this.#follow(line, longer);
      }
      lines = longer;
    }
    // What came to no end counts as it began.
    for (const { first, worth } of begun) this.prospects[first] ??= { worth };
    return this;
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
    this.options.forEach((id, first) => {
      if (late()) return;
      const world = this.#answered(this.root, id);
      // Whoever draws up an offer is let come to an end with it; bargaining about nothing is worth nothing.
      if (settleDraft(world) === "idle talk") this.prospects[first] = { worth: 0 };
      else this.#add(begun, world, first);
    });
    return begun;
  }

  #answered(world: World, id: string): World {
    this.#tries -= 1;
    const next = world.fork();
    next.answer(this.seat, id);
    return next;
  }

  /** All lines that are one answer longer. */
  #follow({ world, first }: Line, longer: Line[]): void {
    for (const { id } of world.pending[0]?.options ?? []) {
      const next = this.#answered(world, id);
      // To begin a bargain is thought over when its turn has come.
      if (!next.pending.some(isDraft)) this.#add(longer, next, first);
    }
  }

  #add(lines: Line[], world: World, first: number): void {
    const { seat } = this;
    const end = atTheEnd(world, seat);
    const worth = standing(end ?? world)[seat] ?? 0;
    if (end !== undefined && worth > (this.prospects[first]?.worth ?? Number.NEGATIVE_INFINITY)) {
      this.prospects[first] = { worth, world: end };
    }
    if (stillOn(world, seat)) lines.push({ world, first, worth, midway: end === undefined });
  }

  /**
   * The lines to follow: the best ones, each position once, however it was come by. Of lines that are worth the same only
   * a few are followed: most of them differ in things that don't matter, and would leave no room for others.
   */
  #promising(lines: readonly Line[]): Line[] {
    const alike = new Map<number, Set<string>>();
    const room = { midway: MIDWAY * this.breadth.lines, between: this.breadth.lines };
    return lines
      .toSorted((a, b) => b.worth - a.worth)
      .filter(({ world, worth, midway }) => {
        const choices = world.pending[0]?.options.map(({ id }) => id).join() ?? "";
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
