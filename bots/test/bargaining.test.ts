import { type AnyMatch, Random, startMatch } from "@civitas/kernel";
import { describe, expect, test } from "vitest";
import { makeBot } from "../src/index.ts";
import { market } from "./toys/market.ts";

const newMarket = (): AnyMatch => startMatch(market, { seats: 3, seed: "market" });

/** Answers for the seat that is asked, so many times; gives what it said. */
function saysOf(spec: string, match: AnyMatch, times: number): string[] {
  const bot = makeBot(spec);
  return Array.from({ length: times }, (_, n) => {
    const seat = match.pending[0]?.seat ?? 0;
    const id = bot.decide(match, seat, Random.seeded(`say ${n}`));
    match.answer(seat, id);
    return id;
  });
}

describe.each(["greedy", "search:30"])("%s at the market", (spec) => {
  test("offers what both gain by, and takes such an offer", () => {
    const match = newMarket();
    expect(saysOf(spec, match, 5)).toEqual(["trade:1", "gives:grain:1", "asks:wool:1", "offer", "accept"]);
  });

  test("refuses to be robbed", () => {
    const match = newMarket();
    for (const id of ["trade:2", "asks:salt:1", "offer"]) match.answer(0, id);
    expect(saysOf(spec, match, 1)).toEqual(["refuse"]);
  });

  test("takes a gift", () => {
    const match = newMarket();
    for (const id of ["trade:2", "gives:grain:2", "offer"]) match.answer(0, id);
    expect(saysOf(spec, match, 1)).toEqual(["accept"]);
  });

  test("leaves off where there is nothing to gain, and does not begin", () => {
    const match = newMarket();
    // What seat 2 has is dear to it.
    for (const [seat, id] of [
      [0, "trade:1"],
      [0, "gives:grain:3"],
      [0, "asks:wool:3"],
      [0, "offer"],
      [1, "accept"],
    ] as const)
      match.answer(seat, id);
    expect(match.pending[0]?.seat).toBe(1);
    expect(saysOf(spec, match, 1)).toEqual(["end"]);
    match.answer(2, "trade:1");
    expect(saysOf(spec, match, 1)).toEqual(["never-mind"]);
  });
});
