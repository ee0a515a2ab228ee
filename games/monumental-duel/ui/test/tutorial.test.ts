import { Match } from "@civitas/kernel";
import { expect, test } from "vitest";
import { game } from "../../src/index.ts";
import { tutorial } from "../tutorial.ts";

/** Whether one of the expected answers, `pay:*` standing for any ending, is this one. */
const fits = (id: string, expected: readonly string[]): boolean =>
  expected.some((one) => (one.endsWith("*") ? id.startsWith(one.slice(0, -1)) : id === one));

test("the guided game can be played to its end as it is written", () => {
  const match = Match.start(game, { seats: tutorial.seats, seed: tutorial.seed, options: tutorial.options ?? {} });
  const rivals = [...(tutorial.rivals ?? [])];
  const rivalsTurns = () => {
    for (let next = match.pending[0]; next !== undefined && next.seat !== tutorial.seat; next = match.pending[0]) {
      const id = rivals.shift();
      if (id === undefined) return;
      match.answer(next.seat, id);
    }
  };
  rivalsTurns();
  for (const { expect: expected } of tutorial.steps) {
    if (expected === undefined || expected === "anything") continue;
    const offered = match.decision(tutorial.seat)?.options.map(({ id }) => id) ?? [];
    const answer = offered.find((id) => fits(id, expected));
    expect(answer, `${expected.join(" or ")} among ${offered.join(" ")}`).toBeDefined();
    match.answer(tutorial.seat, answer ?? "");
    rivalsTurns();
  }
  expect(rivals).toEqual([]);
});

test("the guided game has ten to fifteen steps", () => {
  expect(tutorial.steps.length).toBeGreaterThanOrEqual(10);
  expect(tutorial.steps.length).toBeLessThanOrEqual(15);
});
