import { ticTacToe } from "@civitas/testing/toys/tic-tac-toe";
import { expect, test } from "vitest";
import { playContest, victory } from "../src/index.ts";
import { pennies } from "./toys/pennies.ts";
import { pig } from "./toys/pig.ts";
import { tricks } from "./toys/tricks.ts";

/** How much of the games the first bot won, with seats changing. */
function share(game: Parameters<typeof playContest>[0], bots: readonly [string, string], games: number): number {
  let won = 0;
  for (let n = 0; n < games; n++) {
    const swap = n % 2 === 1;
    const outcome = playContest(game, { bots: swap ? [bots[1], bots[0]] : bots, seed: `contest ${n >> 1}` });
    won += outcome.won[swap ? 1 : 0] ?? 0;
  }
  return won / games;
}

test("a tie is half a victory each", () => {
  expect(victory({ places: [1, 1], scores: [3, 3], sheet: [] })).toEqual([0.5, 0.5]);
  expect(victory({ places: [2, 1, 3], scores: [3, 5, 1], sheet: [] })).toEqual([0, 1, 0]);
});

test("an outcome tells of every seat, and equal contests go alike", () => {
  const contest = { bots: ["greedy", "random", "search:20"], seed: "three seats", options: { goal: 20 } };
  const { ms, ...outcome } = playContest(pig, contest);
  expect(outcome.won.reduce((sum, part) => sum + part, 0)).toBe(1);
  expect(outcome.decisions.every((n) => n > 0)).toBe(true);
  expect(ms).toHaveLength(3);
  expect(playContest(pig, contest)).toMatchObject(outcome);
});

test("seats that decide at once are all asked", () => {
  expect(playContest(pennies, { bots: ["random", "random"], seed: "pennies" }).decisions).toEqual([1, 1]);
});

test("the stronger bot wins more", () => {
  expect(share(ticTacToe, ["search:60", "random"], 20)).toBeGreaterThan(0.75);
  expect(share(tricks, ["search:50", "random"], 200)).toBeGreaterThan(0.55);
  expect(share(pig, ["search:30", "random"], 20)).toBeGreaterThan(0.7);
});

test("search never loses at noughts and crosses", () => {
  for (let n = 0; n < 1; n++) {
    const outcome = playContest(ticTacToe, { bots: ["search:2000", "search:2000"], seed: `draw ${n}` });
    expect(outcome.won).toEqual([0.5, 0.5]);
  }
});
