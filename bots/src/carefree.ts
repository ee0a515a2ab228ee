import { type Bot, questionFor } from "./bot.ts";

/** Picks any option, all with the same chance. */
export function carefree(): Bot {
  return {
    name: "random",
    decide: (match, seat, random) => random.pick(questionFor(match, seat).options).id,
  };
}
