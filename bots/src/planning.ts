import type { Imagination } from "./imagination.ts";
import { withReplies } from "./replies.ts";
import { type Breadth, TurnPlan } from "./turn-plan.ts";

export interface Planning extends Breadth {
  /** In how many worlds. */
  readonly worlds: readonly number[];
  /** For how many of the best options the others' replies are thought of. */
  readonly replies: number;
  /** The part of the time for planning that has passed, from 0 to 1; if absent, time doesn't matter. */
  readonly spent?: () => number;
}

export interface Plan {
  /** By option, what it is worth to the seat, the mean over the worlds; nothing for one that there was no time for. */
  readonly worth: readonly (number | undefined)[];
  /** This is one of several actions of a turn, as a rule. */
  readonly goesOn: boolean;
}

/** The own turn takes at most this part of the time for a world; the rest is for the replies. */
const OWN_TURN = 0.5;

/** What each option is worth to the seat at the end of its turn, if it goes on as well as it can see. */
export function planAhead(imagination: Imagination, options: readonly string[], planning: Planning): Plan {
  const { spent = () => 0, worlds, replies, tries } = planning;
  const { seat } = imagination;
  const breadth = { ...planning, tries: tries / worlds.length };
  let goesOn = false;
  const found = worlds.map((stream, n) => {
    const late = (part: number) => () => spent() >= (n + part) / worlds.length;
    const own = replies > 0 ? OWN_TURN : 1;
    const plan = new TurnPlan(imagination.world(stream), seat, options, breadth).make(late(own));
    goesOn = 2 * plan.goesOn > options.length;
    // Others reply to turns. To a secret choice nobody can.
    return replies > 0 && goesOn
      ? withReplies(plan.prospects, seat, replies, late(1))
      : plan.prospects.map((prospect) => prospect?.worth);
  });
  return { worth: options.map((_, i) => mean(found.map((worth) => worth[i]))), goesOn };
}

function mean(figures: readonly (number | undefined)[]): number | undefined {
  const known = figures.filter((figure) => figure !== undefined);
  return known.length === 0 ? undefined : known.reduce((sum, figure) => sum + figure, 0) / known.length;
}
