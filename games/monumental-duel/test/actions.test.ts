import { Random } from "@civitas/kernel";
import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { setup } from "../src/setup.ts";
import { asked, has, me, offered, play, playOn, position, rival } from "./position.ts";

clause(["MD-7.1", "MD-7.2"], "players take turns of one action each, triggers included", () => {
  const board = position({
    me: { civ: "mali", gold: 1, policies: ["trans-saharan-trade"] },
    rival: { gold: 1 },
    freeCities: ["tyre"],
  });
  play(board, "trade:tyre");
  expect(has(me(board))).toEqual({ production: 2, gold: 1 });
  expect(board.duel.seat).toBe(1);
  expect(asked(board).seat).toBe(1);
});

clause("MD-7.5", "every action of the list can be offered", () => {
  const board = position({
    advantage: "me",
    me: {
      civ: "aztec",
      production: 9,
      science: 9,
      military: 9,
      gold: 9,
      culture: 9,
      wonder: "colossus-of-rhodes",
      policies: ["calendar"],
      city: { 1: "forum!" },
      deck: ["fort"],
    },
    rival: { provinces: ["sahara"] },
    row: ["market"],
    freeCities: ["tyre"],
  });
  expect(offered(board)).toEqual(
    expect.arrayContaining([
      "buy:market",
      "buy:workshop",
      "complete:colossus-of-rhodes",
      "develop:codex",
      "use:policy",
      "conquer:sahara",
      "use:1",
      "progress",
      "warlord",
      "trade:tyre",
      "pass",
    ]),
  );
  board.duel.advantage.holder = 1;
  expect(offered(board)).toContain("advantage:military");
});

clause("MD-7.9", "with nothing else to do a player passes by himself", () => {
  const board = playOn(position({ rival: { gold: 1 } }));
  expect(me(board).passed).toBe(true);
  expect(rival(board).passed).toBe(false);
});

clause("MD-7.7", "a card is marked before its effect", () => {
  const board = position({ me: { city: { 1: "market!" } }, freeCities: ["tyre"] });
  play(board, "use:1");
  expect(me(board).city[0]?.tokens).toBe(1);
  expect(has(me(board))).toEqual({});
});

clause(["MD-4.3", "MD-4.12"], "gains go to the supply and are counted; paying lowers no counter", () => {
  const board = position({
    me: { science: 2, production: 3, gained: { production: 3 }, deck: ["trading-post"] },
    rival: { passed: true },
  });
  play(board, "progress", "buy:workshop");
  expect(has(me(board))).toEqual({ gold: 2 });
  expect(me(board).gained).toMatchObject({ gold: 2, production: 3 });
});

clause("MD-4.13", "bonuses and triggers count as gains, what was held over does not", () => {
  const board = position({ me: { civ: "mali", gold: 4, city: { 1: "colossus-of-rhodes!" } }, row: ["sahara"] });
  play(board, "conquer:sahara");
  // 1 for the conquest, 2 of the Sahara, 1 of the Colossus; the 4 gold paid were there before.
  expect(has(me(board))).toEqual({ gold: 4 });
  expect(me(board).gained.gold).toBe(4);
  const start = setup({ civilizations: "random", payment: "default" }, Random.seeded("gained"));
  expect(start.players.map(({ supply, gained }) => [supply.gold, gained.gold])).toEqual([
    [2, 0],
    [2, 0],
  ]);
});

clause("MD-4.8", "gold never replaces culture", () => {
  expect(offered(position({ me: { gold: 9 } })).some((id) => id.startsWith("develop"))).toBe(false);
});

clause("MD-4.16", "if nothing is asked the demanded resource goes first, then gold", () => {
  const board = position({ me: { science: 1, gold: 4 }, row: ["currency"] });
  play(board, "buy:currency");
  expect(has(me(board))).toEqual({ gold: 2 });
});

clause(
  ["MD-23.3", "MD-23.6"],
  "a card in force when the event happens is resolved even if it has left play since",
  () => {
    // Developing Griots' successor in the same action is impossible, so the Colossus is discarded on the way:
    // Malabar Coast's free trade with Zanzibar reinforces the Colossus before the triggers are resolved.
    const board = position({
      me: { military: 6, city: { 1: "colossus-of-rhodes!" } },
      row: ["malabar-coast"],
      freeCities: ["zanzibar"],
    });
    play(board, "conquer:malabar-coast", "trade:zanzibar", "reinforce:1");
    expect(me(board).city[0]?.turned).toBe("reinforced");
    expect(has(me(board))).toEqual({ gold: 1 + 1, production: 1 });
  },
);

clause(["MD-23.4", "MD-23.5"], "triggers wait for the end of the whole action; one event triggers a card once", () => {
  const board = position({
    me: { military: 4, policies: ["kabuki"] },
    row: ["cyclades"],
    freeCities: ["malacca"],
  });
  play(board, "conquer:cyclades", "trade:malacca", "science");
  // The conquest has happened, but its culture waits until the free trade is finished.
  expect(me(board).supply.culture).toBe(0);
  play(board, "science");
  expect(has(me(board))).toEqual({ science: 2, culture: 1 });
});

clause("MD-21.15", "each time: on every occurrence", () => {
  const board = position({
    me: { civ: "mali", science: 6, policies: ["griots"] },
    rival: { passed: true },
    row: ["currency", "irrigation"],
  });
  play(board, "buy:currency", "buy:irrigation");
  expect(me(board).supply.culture).toBe(2);
});

clause("MD-23.4", "effects wait for the end of the action and come in the order of their events", () => {
  // The conquest triggers the Colossus, then the free trade of its bonus triggers Trans-Saharan Trade.
  const board = position({
    me: { civ: "mali", gold: 4, policies: ["trans-saharan-trade"], city: { 1: "colossus-of-rhodes!" } },
    rival: { civ: "japan" },
    row: ["cyclades"],
    freeCities: ["tyre"],
  });
  play(board, "conquer:cyclades", "trade:tyre");
  const told = board.told.map(({ what }) => {
    const card = what.with?.card ?? what.with?.city;
    return typeof card === "object" && "say" in card ? `${what.say} ${card.say}` : what.say;
  });
  expect(told).toEqual([
    "log.pays",
    "log.conquers card.cyclades",
    "log.conquest-gold",
    "log.trades card.tyre",
    "log.gains card.tyre",
    "log.gains card.colossus-of-rhodes",
    "log.gains card.trans-saharan-trade",
  ]);
});
