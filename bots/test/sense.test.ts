import { type AnyMatch, Match, Random, startMatch } from "@civitas/kernel";
import { ticTacToe } from "@civitas/testing/toys/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { makeBot } from "../src/index.ts";
import { bequest } from "./toys/bequest.ts";
import { pennies } from "./toys/pennies.ts";
import { pig } from "./toys/pig.ts";
import { tricks } from "./toys/tricks.ts";

/** The game of noughts and crosses after these cells. */
function afterCells(...cells: readonly number[]): AnyMatch {
  const match = startMatch(ticTacToe, { seats: 2, seed: "noughts" });
  cells.forEach((cell, i) => {
    match.answer(i % 2, String(cell));
  });
  return match;
}

/** What the bot picks, seed by seed. */
function picks(spec: string, match: AnyMatch, times = 3): string[] {
  const [question] = match.pending;
  if (question === undefined) throw new Error("nobody is asked");
  const bot = makeBot(spec);
  return Array.from({ length: times }, (_, i) => bot.decide(match, question.seat, Random.seeded(`pick ${i}`)));
}

describe("common sense", () => {
  test.each(["greedy", "search:300"])("%s takes the winning cell", (spec) => {
    expect(new Set(picks(spec, afterCells(0, 3, 1, 4)))).toEqual(new Set(["2"]));
  });

  test("the first look counts from the first iteration on; of what looks alike the plainest is tried first", () => {
    expect(new Set(picks("search:1", afterCells(0, 3, 1, 4), 5))).toEqual(new Set(["2"]));
    expect(new Set(picks("search:1", afterCells(), 5))).toEqual(new Set(["0"]));
  });

  test("search blocks the other's line", () => {
    expect(new Set(picks("search:300", afterCells(0, 4, 1)))).toEqual(new Set(["2"]));
  });

  test("search sees the fork coming and takes an edge", () => {
    // Crosses in opposite corners, nought in the middle: a corner would lose by force.
    for (const pick of picks("search:2000", afterCells(0, 4, 8))) expect(["1", "3", "5", "7"]).toContain(pick);
  });

  test("search holds when the points win and rolls when there is nothing to lose", () => {
    const match = startMatch(pig, { seats: 2, seed: "pig", options: { goal: 10 } });
    expect(new Set(picks("search:300", match))).toEqual(new Set(["roll"]));
    const rich = winningHand();
    expect(new Set(picks("search:300", rich))).toEqual(new Set(["hold"]));
  });

  test("search doesn't take a secret choice for one that the others can see", () => {
    const match = startMatch(pennies, { seats: 2, seed: "pennies" });
    expect(picks("search:1000", match)).not.toContain("safe");
  });

  test.each(["greedy", "search:50"])("%s gains nothing by answering a secret choice second", (spec) => {
    const [bot, chance] = [makeBot(spec), Random.seeded("pennies")];
    let won = 0;
    for (let n = 0; n < 200; n++) {
      const match = startMatch(pennies, { seats: 2, seed: `second ${n}` });
      match.answer(0, chance.pick(["heads", "tails"]));
      match.answer(1, bot.decide(match, 1, chance));
      won += match.result?.scores[1] ?? 0;
    }
    expect(Math.abs(won - 100)).toBeLessThan(36); // five standard deviations
  });

  test.each(["greedy", "search:20"])("%s sees what a secret choice leads to once all have made theirs", (spec) => {
    const match = startMatch(bequest, { seats: 2, seed: "bequest" });
    expect(new Set(picks(spec, match, 5))).toEqual(new Set(["castle"]));
  });

  test("search takes a trick that it can take", () => {
    const match = secondHand();
    const lead = Number(match.answers[0]?.id.slice("play:".length));
    const hand = (match.decision(1)?.options ?? []).map(({ id }) => Number(id.slice("play:".length)));
    const takes = hand.filter((card) => card > lead);
    for (const pick of picks("search:1000", match, 3)) expect(takes).toContain(Number(pick.slice("play:".length)));
  });
});

/** A game of pig in which the turn's points are enough to win. */
function winningHand(): AnyMatch {
  for (let seed = 0; ; seed++) {
    const match = startMatch(pig, { seats: 2, seed: `rich ${seed}`, options: { goal: 10 } });
    match.answer(0, "roll");
    match.answer(match.pending[0]?.seat ?? 0, "roll");
    match.answer(match.pending[0]?.seat ?? 0, "roll");
    if (match.pending[0]?.seat !== 0) continue;
    const held = match.fork();
    held.answer(0, "hold");
    if (held.over) return match;
  }
}

/** A trick that the second hand may take with a middling card, the last but one trick. */
function secondHand(): AnyMatch {
  for (let seed = 0; ; seed++) {
    const match = Match.start(tricks, { seats: 2, seed: `second ${seed}` });
    const lead = match.decision(0)?.options[2]?.id ?? "";
    match.answer(0, lead);
    const led = Number(lead.slice("play:".length));
    const hand = (match.decision(1)?.options ?? []).map(({ id }) => Number(id.slice("play:".length)));
    if (hand[4] !== undefined && hand[4] > led && hand[2] !== undefined && hand[2] < led) return match;
  }
}
