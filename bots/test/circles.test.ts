import { Random, startMatch } from "@civitas/kernel";
import { expect, test } from "vitest";
import { makeBot } from "../src/index.ts";
import { dither } from "./toys/dither.ts";

test.each(["greedy", "search:40"])("%s does not put off the end of its turn for ever", (spec) => {
  const match = startMatch(dither, { seats: 2, seed: "hat" });
  const bot = makeBot(spec);
  const random = Random.seeded("hat");
  while (!match.over && match.answers.length < 100) {
    const seat = match.pending[0]?.seat ?? 0;
    match.answer(seat, bot.decide(match, seat, random));
  }
  expect(match.over).toBe(true);
});
