import { type AnyMatch, Match, Random, type Seat } from "@civitas/kernel";
import { expect, test } from "vitest";
import { game } from "../src/index.ts";
import { position } from "./position.ts";

const estimate = (given: Parameters<typeof position>[0]): number => game.evaluate(position(given).duel, 0);

test("points, a better city and prospects are worth something", () => {
  const even = estimate({ me: { city: { 1: "fort" } }, rival: { city: { 1: "fort" } }, deck: ["market"] });
  expect(even).toBeCloseTo(0.5, 1);
  const better = (me: object) =>
    estimate({ me: { city: { 1: "fort" }, ...me }, rival: { city: { 1: "fort" } }, deck: ["market"] });
  expect(better({ provinces: ["sahara"] })).toBeGreaterThan(even);
  expect(better({ city: { 1: "trading-post" } })).toBeGreaterThan(even);
  expect(better({ culture: 1 })).toBeGreaterThan(even);
  expect(better({ wonder: "angkor-wat" })).toBeGreaterThan(even);
  expect(better({ policies: ["kabuki"] })).toBeGreaterThan(better({ culture: 1 }));
});

test("a finished game is won, lost or shared", () => {
  expect(estimate({ phase: "over", me: { gold: 1 } })).toBe(1);
  expect(estimate({ phase: "over", rival: { gold: 1 } })).toBe(0);
  expect(estimate({ phase: "over" })).toBe(0.5);
});

test("the two estimates of one position add up to 1", () => {
  const { duel } = position({
    me: { gold: 3, provinces: ["sahara"] },
    rival: { policies: ["gbara"] },
    deck: ["market"],
  });
  expect(game.evaluate(duel, 0) + game.evaluate(duel, 1)).toBeCloseTo(1);
});

test("nobody is ahead while the civilizations are chosen", () => {
  const match = Match.start(game, { seats: 2, seed: "lake", options: { civilizations: "choose" } });
  expect(match.evaluate(0)).toBe(0.5);
  match.answer(match.pending[0]?.seat ?? 0, "civilization:aztec");
  expect([match.evaluate(0), match.evaluate(1)]).toEqual([0.5, 0.5]);
  match.answer(match.pending[0]?.seat ?? 0, "civilization:mali");
  expect(match.evaluate(0)).not.toBe(0.5);
});

/** The id whose outcome, in one imagined world each, the seat likes best. */
function lookAhead(match: AnyMatch, seat: Seat, ids: readonly string[]): string {
  let [best, bestValue] = ["", -1];
  for (const [stream, id] of ids.entries()) {
    const world = match.imagine(seat, stream, { quiet: true });
    world.answer(seat, id);
    if (world.evaluate(seat) > bestValue) [best, bestValue] = [id, world.evaluate(seat)];
  }
  return best;
}

test("who looks one answer ahead by it beats chance", () => {
  for (const seed of ["ahead-1", "ahead-2", "ahead-3"]) {
    const match = Match.start(game, { seats: 2, seed, options: { civilizations: "random" } });
    const chance = Random.seeded(seed);
    while (!match.over) {
      for (const { seat, options } of match.pending) {
        const ids = options.map(({ id }) => id);
        match.answer(seat, seat === 0 ? lookAhead(match, seat, ids) : chance.pick(ids));
      }
    }
    expect(match.result?.places).toEqual([1, 2]);
  }
});
