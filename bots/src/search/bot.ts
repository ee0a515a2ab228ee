import { type Bot, questionFor } from "../bot.ts";
import type { Budget } from "./budget.ts";
import { HABITS, type Habits } from "./habits.ts";
import { Search } from "./search.ts";

/** Searches as long as the budget allows and takes the option it visited most. */
export function searching(name: string, budget: Budget, habits: Habits = HABITS): Bot {
  return {
    name,
    decide(match, seat, random) {
      const { options } = questionFor(match, seat);
      const only = options[0];
      if (options.length === 1 && only !== undefined) return only.id;
      return new Search(match, seat, random, habits).choose(budget);
    },
  };
}
