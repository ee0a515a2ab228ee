import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { lastingEffects } from "../src/city.ts";
import { at, has, me, play, playOn, position, rival } from "./position.ts";

clause(
  ["MD-18.1", "MD-18.2", "MD-18.3", "MD-18.4", "MD-18.5", "MD-4.5", "MD-4.6"],
  "E38: what a pass takes away",
  () => {
    const city = {
      1: "fort!",
      2: "mine!*",
      3: "library+currency!",
      4: "forum!",
      5: "fort!",
      6: "workshop^",
      9: "market",
    };
    const board = position({
      me: {
        production: 2,
        military: 1,
        gold: 3,
        culture: 1,
        city,
        warlordUsed: true,
        scoutUsed: true,
        cities: ["venice*"],
      },
      rival: { gold: 1 },
    });
    play(board, "pass");
    expect(me(board).discard).toEqual(["fort", "mine", "library", "currency", "forum", "fort"]);
    expect([1, 2, 3, 4, 5].map((place) => at(me(board), place))).toEqual(Array(5).fill(null));
    expect([at(me(board), 6), at(me(board), 9)]).toEqual(["workshop", "market"]);
    expect(has(me(board))).toEqual({ gold: 3, culture: 1 });
    expect(me(board)).toMatchObject({
      warlordUsed: false,
      scoutUsed: false,
      freeCities: [{ id: "venice", used: false }],
    });
  },
);

clause(["MD-7.3", "MD-18.1", "MD-7.1"], "who has passed takes no more turns; the other goes on", () => {
  const board = position({ me: { gold: 1 }, rival: { production: 6 } });
  play(board, "pass");
  expect(board.duel.seat).toBe(1);
  play(board, "buy:workshop");
  expect(board.duel.seat).toBe(1);
  play(board, "buy:workshop");
  expect(rival(board).deck).toEqual(["workshop", "workshop"]);
});

clause(["MD-18.3", "MD-18.8", "MD-15.9"], "E51: what a pass leaves alone", () => {
  const board = position({
    advantage: "me 3 military",
    me: {
      production: 1,
      gold: 1,
      wonder: "colossus-of-rhodes",
      provinces: ["sahara"],
      policies: ["kabuki"],
      archived: ["fort"],
    },
    rival: { gold: 1 },
    freeCities: ["tyre 2/0*"],
  });
  play(board, "pass");
  expect(board.duel.freeCities[0]).toEqual({ id: "tyre", gold: [2, 0], traded: [false, false] });
  expect(board.duel.advantage).toEqual({ holder: 0, of: "military", tokens: 3 });
  expect(me(board)).toMatchObject({
    underConstruction: ["colossus-of-rhodes"],
    policies: ["kabuki"],
    archived: ["fort"],
  });
  expect(me(board).provinces).toHaveLength(1);
  expect(has(me(board))).toEqual({ gold: 1 });
});

clause("MD-18.8", "an effect used up for this round stays used up although its token is gone", () => {
  const board = position({
    me: { civ: "mali", gold: 2, policies: ["trans-saharan-trade"] },
    rival: { gold: 1 },
    freeCities: ["tyre"],
  });
  play(board, "trade:tyre", "pass", "pass");
  expect(me(board).usedUp).toEqual(["trans-saharan-trade"]);
});

clause(["MD-21.16", "MD-4.12"], "in the next round the first time counts again", () => {
  const board = position({
    me: { civ: "mali", gold: 2, policies: ["trans-saharan-trade"] },
    rival: { civ: "japan", passed: true },
    freeCities: ["tyre"],
  });
  play(board, "trade:tyre", "pass");
  expect(me(board).supply.gold).toBe(2);
  playOn(playOn(board)); // both cities are refilled
  play(board, "activate:r1c1", "activate:r1c1");
  playOn(board); // the rival can only pass
  play(board, "trade:tyre");
  expect(has(me(board))).toEqual({ production: 2, gold: 2 });
});

clause(
  "MD-18.3",
  "a pass takes the tokens from reinforced cards, the policy and the own sides, not the rival's",
  () => {
    const board = position({
      me: { gold: 1, policies: ["zen-gardens"], policyUsed: true, city: { 1: "mine^*" } },
      rival: { gold: 1, policies: ["pilgrimage"], policyUsed: true, city: { 1: "mine^*" } },
      freeCities: ["tyre 1/1"],
    });
    const city = board.duel.freeCities[0];
    if (city !== null && city !== undefined) city.traded = [true, true];
    for (const player of board.duel.players) player.policyResolved = true;
    const marks = () =>
      board.duel.players.map(({ city: places, policyUsed, policyResolved }) => [
        places[0]?.tokens,
        policyUsed,
        policyResolved,
      ]);
    expect(marks()).toEqual(Array(2).fill([1, true, true]));
    play(board, "pass");
    expect(marks()).toEqual([
      [0, false, false],
      [1, true, true],
    ]);
    expect(city?.traded).toEqual([false, true]);
    play(board, "pass");
    expect(marks()).toEqual(Array(2).fill([0, false, false]));
    expect(city?.traded).toEqual([false, false]);
  },
);

clause("MD-18.6", "the active policy keeps its lasting effect after a pass, an activated card does not", () => {
  const board = position({
    me: { policies: ["gbara"], civ: "mali", gold: 1, city: { 1: "fort+gunpowder!" } },
    rival: { gold: 1 },
  });
  expect(lastingEffects(me(board), "ignore-barricades")).toHaveLength(1);
  play(board, "pass");
  expect(lastingEffects(me(board), "military-as-gold")).toMatchObject([{ n: 2 }]);
  expect(lastingEffects(me(board), "ignore-barricades")).toEqual([]);
});

clause("MD-18.7", "basic resources received after passing are returned when phase B ends", () => {
  const board = position({ me: { passed: true }, rival: { gold: 1 }, turn: 1 });
  board.duel.players[0].supply.production = 3;
  play(board, "pass");
  expect(has(me(board))).toEqual({});
});

clause(["MD-7.4", "MD-19.1"], "when both have passed the round ends", () => {
  const board = position({ me: { gold: 1 }, rival: { passed: true, gold: 1 } });
  play(board, "pass");
  expect(board.duel.phase).toBe("refill");
});
