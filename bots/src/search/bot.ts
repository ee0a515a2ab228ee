import { proposal } from "../bargaining.ts";
import { type Bot, questionFor } from "../bot.ts";
import type { Budget } from "./budget.ts";
import { HABITS, type Habits } from "./habits.ts";
import { Search } from "./search.ts";

/** Searches as long as the budget allows and takes the option it visited most. */
export function searching(name: string, budget: Budget, habits: Habits = HABITS): Bot {
  return {
    name,
    decide(match, seat, random) {
      const question = questionFor(match, seat);
      const [only, ...others] = question.options;
      if (only !== undefined && others.length === 0) return only.id;
      const proposed = proposal(match, question, random);
      if (proposed !== undefined) return proposed;
      return new Search(match, seat, random, habits).choose(budget);
    },
  };
}
