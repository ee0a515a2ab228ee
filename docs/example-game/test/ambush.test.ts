import { Match, sightOf } from "@civitas/kernel";
import { conformance } from "@civitas/kernel/conformance";
import { expect, test } from "vitest";
import { ambush } from "../ambush/index.ts";

test("the second example keeps every law", () => {
  expect(conformance(ambush, { seeds: 12 }).games).toBe(24);
});

/** A game whose riders meet on the second step: seat 1 follows seat 0 to the well. */
function meeting() {
  const match = Match.start(ambush, { seats: 2, seed: "meeting" });
  const pass = (seat: number) => match.answer(seat, "pass");
  match.answer(0, "go:well");
  pass(1);
  match.answer(0, "halt");
  match.answer(1, "go:well");
  pass(0);
  return match;
}

test("a step is announced, and everybody may be asked to stop it", () => {
  const match = Match.start(ambush, { seats: 3, seed: "storm" });
  match.answer(0, "go:well");
  expect(match.pending).toMatchObject([{ seat: 1, clause: "AM-3.1", veiled: true }]);
  const asked = [1, 2].map((seat) => {
    const formality = match.decision(seat)?.formality;
    match.answer(seat, "pass");
    return formality;
  });
  expect(asked.filter((formality) => formality === false).length).toBeLessThanOrEqual(1);
});

test("a fight is decided by cards that are picked secretly", () => {
  const match = meeting();
  expect(match.pending.map(({ seat }) => seat)).toEqual([1, 0]);
  match.answer(0, match.decision(0)?.options[1]?.id ?? "");
  expect(sightOf(match, 0).question).toMatchObject({ optional: true, sealed: { mine: expect.any(String) } });
  expect(sightOf(match, 1).log.map(({ what }) => what.say)).not.toContain("shown");
  match.answer(1, "card:0");
  expect(match.view(0)).toMatchObject({ riders: ["well", "camp"] });
});
