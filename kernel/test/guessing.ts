import { type AnyMatch, Match, Random, Refusal } from "../src/index.ts";
import { guess } from "./toys/guess.ts";

export const start = (seed = "s", seats = 2) => Match.start(guess(), { seats, seed });

export function playOut(match: AnyMatch, seed = "p"): AnyMatch {
  const random = Random.seeded(seed);
  while (!match.over) {
    const { seat, options } = random.pick(match.pending);
    match.answer(seat, random.pick(options).id);
  }
  return match;
}

export function refusal(act: () => unknown): Refusal {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error("it was not refused");
}
