import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { deckOf, has, me, offered, pileOf, play, position, rival, whyNot } from "./position.ts";

const passed = { rival: { passed: true } } as const;
const trades = (ids: string[]): string[] => ids.filter((id) => id.startsWith("trade:") && !id.endsWith(":decline"));

clause(["MD-17.1", "MD-17.2", "MD-23.8"], "E34: the scout trades with Samarkand", () => {
  const board = position({
    ...passed,
    me: { civ: "aztec", gold: 1, production: 1 },
    freeCities: ["samarkand", "tyre"],
  });
  play(board, "trade:samarkand");
  expect(offered(board)).toEqual(["take:workshop", "take:laboratory", "take:archery-range", "take:barricade"]);
  play(board, "take:barricade");
  expect(pileOf(me(board))).toEqual(["barricade"]);
  expect(has(me(board))).toEqual({ production: 1 });
  expect(me(board).scoutUsed).toBe(true);
  expect(board.duel.freeCities[0]).toEqual({ id: "samarkand", gold: [1, 0], traded: [true, false] });
  expect(trades(offered(board))).toEqual([]);
  expect(whyNot(board, "trade")).toMatchObject({ clause: "MD-17.1", why: { say: "why.scout-used" } });
});

clause(["MD-17.2", "MD-17.8"], "E35: the fourth trade takes the city", () => {
  const board = position({
    me: { civ: "mali", gold: 1 },
    freeCities: ["tyre", "venice 3/2"],
    freeCityDeck: ["petra", "ragusa"],
  });
  play(board, "trade:venice");
  expect(has(me(board))).toEqual({ culture: 1 });
  expect(me(board).freeCities).toEqual([{ id: "venice", used: true }]);
  expect(board.duel.freeCities).toEqual([
    { id: "tyre", gold: [0, 0], traded: [false, false] },
    { id: "petra", gold: [0, 0], traded: [false, false] },
  ]);
  expect(rival(board).supply.gold).toBe(0);
});

clause("MD-17.9", "with an empty deck the place stays empty", () => {
  const board = position({ me: { gold: 1 }, freeCities: ["venice 3/0"] });
  play(board, "trade:venice");
  expect(board.duel.freeCities).toEqual([null]);
});

clause(["MD-17.6", "MD-17.10", "MD-17.4"], "E36: once per city and round, own cities too", () => {
  const board = position({
    ...passed,
    me: { city: { 1: "market!" }, cities: ["venice"], scoutUsed: true },
    freeCities: ["tyre 1/0*", "petra", "lubeck"],
  });
  play(board, "use:1");
  expect(trades(offered(board))).toEqual(["trade:petra", "trade:lubeck", "trade:venice"]);
  play(board, "trade:venice");
  expect(has(me(board))).toEqual({ culture: 1 });
  expect(me(board).freeCities).toEqual([{ id: "venice", used: true }]);
});

clause(["MD-17.10", "MD-4.13"], "a free trade lays gold from the common supply; that gold is not gained", () => {
  const board = position({ me: { city: { 1: "market!" } }, freeCities: ["petra"], row: [] });
  play(board, "use:1", "trade:petra:decline");
  expect(board.duel.freeCities[0]?.gold).toEqual([1, 0]);
  expect(me(board).gained.gold).toBe(0);
});

clause(["MD-21.16", "MD-17.14"], "E37: the first trade of the round", () => {
  const board = position({
    ...passed,
    me: { civ: "mali", gold: 1, policies: ["trans-saharan-trade"], city: { 1: "market!" } },
    freeCities: ["novgorod", "tyre"],
  });
  play(board, "trade:novgorod");
  expect(has(me(board))).toEqual({ military: 2, gold: 1 });
  play(board, "use:1", "trade:tyre");
  expect(has(me(board))).toEqual({ military: 2, gold: 1, production: 2 });
});

clause(["MD-21.16"], "the first occurrence while the card is in force counts", () => {
  const board = position({
    ...passed,
    me: { civ: "mali", gold: 1, culture: 1, city: { 1: "market!" } },
    freeCities: ["novgorod", "tyre"],
  });
  play(board, "trade:novgorod", "develop:trans-saharan-trade");
  expect(me(board).supply.gold).toBe(1);
  play(board, "use:1", "trade:tyre");
  expect(me(board).supply.gold).toBe(2);
});

clause(["MD-17.3", "MD-17.17"], "without gold in the supply the scout trades only with own cities", () => {
  const board = position({ me: { military: 3, cities: ["venice"] }, freeCities: ["tyre"] });
  expect(trades(offered(board))).toEqual(["trade:venice"]);
  expect(whyNot(board, "trade:tyre")).toMatchObject({ clause: "MD-17.3", why: { say: "why.no-gold" } });
  expect(trades(offered(position({ me: { military: 3 }, freeCities: ["tyre"] })))).toEqual([]);
});

clause("MD-17.17", "without any city the scout has nothing to do", () => {
  expect(whyNot(position({ me: { gold: 3 } }), "trade")).toMatchObject({
    clause: "MD-17.17",
    why: { say: "why.no-city" },
  });
});

clause("MD-17.5", "no trade with a city of the opponent", () => {
  const board = position({ me: { gold: 3 }, rival: { cities: ["venice"] } });
  expect(trades(offered(board))).toEqual([]);
  expect(whyNot(board, "trade:venice")).toMatchObject({ clause: "MD-17.5", why: { say: "why.rivals-city" } });
});

clause("MD-17.6", "the two players' trades with one city are independent", () => {
  const board = position({ me: { gold: 1, cities: [] }, rival: { gold: 1 }, freeCities: ["tyre"] });
  play(board, "trade:tyre", "trade:tyre");
  expect(board.duel.freeCities[0]).toEqual({ id: "tyre", gold: [1, 1], traded: [true, true] });
  expect(has(rival(board))).toEqual({ production: 2 });
});

clause(["MD-17.7", "MD-17.14"], "E52: a declined trade effect still counts as a trade", () => {
  const board = position({
    me: { civ: "mali", gold: 1, deck: ["bank"], known: 1, policies: ["trans-saharan-trade"] },
    freeCities: ["lubeck"],
  });
  play(board, "trade:lubeck:decline");
  expect(deckOf(me(board))).toEqual(["bank"]);
  expect(board.duel.freeCities[0]).toEqual({ id: "lubeck", gold: [1, 0], traded: [true, false] });
  expect(has(me(board))).toEqual({ gold: 1 });
});

clause("MD-17.7", "a trade is legal even if its effect can do nothing", () => {
  const board = position({ me: { gold: 1 }, freeCities: ["lubeck"] });
  play(board, "trade:lubeck");
  expect(board.duel.freeCities[0]?.gold).toEqual([1, 0]);
});

clause(["MD-17.11", "MD-17.16"], "trading freely twice, the second time with a city just revealed", () => {
  const board = position({
    me: { production: 8, wonder: "panama-canal" },
    freeCities: ["venice 3/0"],
    freeCityDeck: ["novgorod"],
  });
  play(board, "complete:panama-canal", "trade:venice");
  expect(trades(offered(board))).toEqual(["trade:novgorod"]);
  play(board, "trade:novgorod");
  expect(has(me(board))).toEqual({ culture: 1, military: 2 });
});

clause(["MD-17.11", "MD-24.6"], "without a city to choose a free trade does nothing", () => {
  const board = position({ me: { city: { 1: "market!" } } });
  play(board, "use:1");
  expect(has(me(board))).toEqual({});
});

clause("MD-17.12", "gold beside a city can't be spent", () => {
  const board = position({ me: { production: 2 }, freeCities: ["tyre 3/0"] });
  expect(offered(board)).not.toContain("buy:workshop");
});

clause("MD-17.13", "any number of cities may be controlled", () => {
  const board = position({ ...passed, me: { gold: 1, cities: ["venice*", "tyre*"] }, freeCities: ["novgorod 3/0"] });
  play(board, "trade:novgorod");
  expect(me(board).freeCities.map(({ id }) => id)).toEqual(["venice", "tyre", "novgorod"]);
});

clause("MD-17.15", "a free trade must be carried out if a city can be chosen; only its effect may be declined", () => {
  const board = position({ me: { city: { 1: "market!" } }, freeCities: ["tyre"] });
  play(board, "use:1");
  expect(offered(board)).toEqual(["trade:tyre", "trade:tyre:decline"]);
});

clause("MD-17.16", "a city is taken only after a trade of one's own", () => {
  // The rival's fourth gold would take the city; my own trade with it does not give it to him.
  const board = position({ me: { gold: 1 }, freeCities: ["tyre 0/4"] });
  play(board, "trade:tyre");
  expect(rival(board).freeCities).toEqual([]);
  expect(board.duel.freeCities[0]?.gold).toEqual([1, 4]);
});
