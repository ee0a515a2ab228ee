import { startMatch } from "@civitas/kernel";
import { ticTacToe } from "@civitas/testing/toys/tic-tac-toe";
import { expect, test } from "vitest";
import { analyse, cost, type Turning, turningPoints } from "../src/index.ts";

test("the analysis finds the move that gave the game away", () => {
  const match = startMatch(ticTacToe, { seats: 2, seed: "blunder" });
  // Nought doesn't block the upper row (cell 8 instead of cell 2), and cross wins there.
  [0, 4, 1, 8, 2].forEach((cell, i) => {
    match.answer(i % 2, String(cell));
  });
  const seen: Turning[] = [];
  const steps = analyse(ticTacToe, match.record(), { iterations: 400 });
  let step = steps.next();
  while (step.done !== true) {
    seen.push(step.value);
    step = steps.next();
  }
  const { turnings, mistakes } = step.value;
  expect(turnings).toEqual(seen);
  expect(turnings.map(({ at, seat }) => [at, seat])).toEqual([0, 1, 2, 3, 4].map((at) => [at, at % 2]));
  expect(mistakes[0]).toMatchObject({ at: 3, seat: 1, chosen: "8", best: "2" });
  expect(mistakes.length).toBeLessThanOrEqual(3);
  expect(mistakes.map(cost)).toEqual(mistakes.map(cost).sort((a, b) => b - a));
  for (const { standing } of turnings) {
    expect(standing).toHaveLength(2);
    expect((standing[0] ?? 0) + (standing[1] ?? 0)).toBeCloseTo(1);
  }
  // Cross is about to win.
  expect(turnings[4]?.standing[0]).toBeGreaterThan(0.8);
});

test("the turning points of a game are where somebody's expectation changed most, in the words of what was done", () => {
  const match = startMatch(ticTacToe, { seats: 2, seed: "blunder" });
  [0, 4, 1, 8, 2].forEach((cell, i) => {
    match.answer(i % 2, String(cell));
  });
  const looking = turningPoints(ticTacToe, match.record(), { most: 2, candidates: 9, budget: { iterations: 400 } });
  let step = looking.next();
  while (step.done !== true) step = looking.next();
  const points = step.value;
  expect(points.length).toBeGreaterThan(0);
  expect(points.length).toBeLessThanOrEqual(2);
  const blunder = points.find(({ at }) => at === 3);
  expect(blunder).toMatchObject({ seat: 1, round: expect.any(Number) });
  expect(Math.abs((blunder?.after ?? 0) - (blunder?.before ?? 0))).toBeGreaterThan(0.2);
  expect(blunder?.what.say).not.toBe("");
});
