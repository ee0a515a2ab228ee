import { type Bot, questionFor } from "./bot.ts";

/** Picks any option, each as likely as another. */
export function carefree(): Bot {
  return {
    name: "random",
    decide: (match, seat, random) => random.pick(questionFor(match, seat).options).id,
  };
}
