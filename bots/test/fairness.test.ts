import { Random } from "@civitas/kernel";
import { describe, expect, test } from "vitest";
import { explain, makeBot } from "../src/index.ts";
import { EVERY_BOT, EVERY_GAME } from "./every.ts";
import { asked, walk } from "./walk.ts";

const MOMENTS = [0, 4, 20, 45];

describe.each(EVERY_GAME.map((game) => ({ name: game.id, game })))("bots at $name", ({ game }) => {
  test.each(EVERY_BOT)("%s plays alike in worlds that look alike to its seat", (spec) => {
    const bot = makeBot(spec);
    for (const moment of MOMENTS) {
      const match = walk(game, game.seats.max, `fair ${moment}`, moment);
      const seat = asked(match);
      const seed = `chance ${moment}`;
      const choice = bot.decide(match, seat, Random.seeded(seed));
      for (const stream of [1, 2]) {
        const twin = match.imagine(seat, stream);
        expect(bot.decide(twin, seat, Random.seeded(seed)), `after ${match.answers.length} answers`).toBe(choice);
      }
    }
  });

  test("what a seat imagines doesn't depend on how the hidden things really lie", () => {
    for (const moment of MOMENTS) {
      const match = walk(game, game.seats.max, `imagined ${moment}`, moment);
      const seat = asked(match);
      const twin = match.imagine(seat, 1);
      for (const stream of [2, 3]) {
        expect(twin.imagine(seat, stream).hash(), `after ${match.answers.length} answers`).toBe(
          match.imagine(seat, stream).hash(),
        );
      }
    }
  });

  test.each(EVERY_BOT)("%s answers what is offered, alike for equal seeds, and leaves the match as it was", (spec) => {
    for (const moment of MOMENTS) {
      const match = walk(game, game.seats.min, `legal ${moment}`, moment);
      const seat = asked(match);
      const before = match.hash();
      const choice = makeBot(spec).decide(match, seat, Random.seeded("same"));
      expect(match.decision(seat)?.options.map(({ id }) => id)).toContain(choice);
      expect(makeBot(spec).decide(match, seat, Random.seeded("same"))).toBe(choice);
      expect(match.hash()).toBe(before);
    }
  });

  test("advice ranks all options and shares out all the thinking", () => {
    const match = walk(game, 2, "advice", 5);
    const seat = asked(match);
    const advice = explain(match, seat, { iterations: 40 });
    expect(advice.map(({ id }) => id).sort()).toEqual(
      match
        .decision(seat)
        ?.options.map(({ id }) => id)
        .sort(),
    );
    expect(advice.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    for (const { expected } of advice) {
      expect(expected).toBeGreaterThanOrEqual(0);
      expect(expected).toBeLessThanOrEqual(1);
    }
    expect(advice[0]?.share).toBe(Math.max(...advice.map(({ share }) => share)));
    expect(explain(match, seat, { iterations: 40 })).toEqual(advice);
  });
});
