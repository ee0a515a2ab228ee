import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { begin, position, rival } from "./position.ts";

clause(
  ["ND-4.2", "ND-4.3", "ND-4.4", "ND-4.5", "ND-4.8", "ND-6.3"],
  "E-01: the table of four players after the first round start",
  () => {
    const { table } = begin(4);
    expect(table.players.map(({ vp }) => vp)).toEqual([0, 0, 0, 0]);
    expect(table.order.map((seat) => table.players[seat]?.books)).toEqual([1, 2, 3, 4]);
    expect(table.supply.dice).toEqual({ white: 0, blue: 8, orange: 8, red: 8 });
    expect(table.supply.chits).toEqual({ reroll: 8, gold: 5, food: 3, strength: 3, book: 3, stone: 3 });
    expect(table.progress.filter(({ tile }) => tile !== null)).toHaveLength(12);
    expect(table.stacks[0]?.tiles).toBe(3);
  },
);

clause(["ND-4.6", "ND-6.2", "ND-6.3", "ND-6.4"], "E-02: the table of two players", () => {
  const { table } = begin(2);
  expect(table.order.map((seat) => table.players[seat]?.books)).toEqual([1, 3]);
  expect(table.supply.dice.white).toBe(10);
  expect(table.supply.chits).toMatchObject({ reroll: 10, gold: 7 });
  expect(table.columns).toBe(3);
  expect(table.progress.map(({ column }) => column)).toEqual([1, 2, 3, 1, 2, 3, 1, 2, 3]);
  expect(table.progress.every(({ tile }) => tile !== null)).toBe(true);
  expect(table.undealt).toHaveLength(6);
});

clause(["ND-22.1", "ND-22.2"], "E-03: the table of a solo player", () => {
  // The opponent's blue die of the first round has been rolled; a stone leaves his one book as it is.
  const stone = ["a", "b", "c", "d", "e", "f", "g", "h"]
    .map((seed) => begin(1, seed))
    .find(({ table }) => table.opponentBooks === 1);
  const { table } = stone ?? begin(1);
  expect(table.opponentBooks).toBe(1);
  expect(table.players[0]?.books).toBe(1);
  expect(table.players[0]?.order).toBe(1);
  expect(table.supply.dice.white).toBe(15);
  expect(table.supply.chits).toMatchObject({ reroll: 11, gold: 8 });
  expect(table.progress.filter(({ tile }) => tile !== null)).toHaveLength(9);
});

clause(["ND-6.1", "ND-6.5", "ND-6.6", "ND-6.7", "ND-6.8"], "E-04: everything is refreshed for round 2", () => {
  const play = position({
    players: [
      { dice: "W gold1*, W book1", chits: "gold*, reroll", passed: true },
      { dice: "W gold1", chits: "reroll" },
    ],
    turn: 1,
    rows: [
      ["irrigation", "bazaar", "academy"],
      [null, "hoplite"],
    ],
    event: "sea-peoples",
    // Player 2, who was second, is stronger in nothing, so the order stays: first the two dice of player 1.
    rolls: ["W strength1", "W stone1"],
  }).do("pass", "none");
  expect(play.table.round).toBe(2);
  expect(play.table.box).toBe(4);
  expect(play.tiles).toHaveLength(9);
  expect(play.tiles.every((tile) => !["irrigation", "bazaar", "academy", "hoplite"].includes(tile))).toBe(true);
  expect(play.table.event?.vp).toBe(2);
  expect(play.table.event?.id).not.toBe("sea-peoples");
  expect(play.dice(0)).toEqual(["W strength1", "W stone1"]);
  expect(play.chits(0)).toEqual(["gold", "reroll"]);
  expect(play.table.players.map(({ passed }) => passed)).toEqual([false, false]);
});

clause(["ND-3.1", "ND-3.2", "ND-3.3"], "E-49: nobody sees the order of the stacks, everybody sees the rest", () => {
  const play = begin(3, "hidden");
  while (play.table.round < 2) play.do(play.offered.at(-1) ?? "");
  const { match } = play;
  expect(play.tiles).toHaveLength(9);
  expect(play.table.undealt).toHaveLength(6);
  expect(play.table.undealt).toEqual(play.table.undealt.toSorted());
  for (const viewer of ["audience", 0, 1, 2] as const) {
    const seen = JSON.stringify(match.view(viewer));
    for (let world = 1; world <= 5; world++)
      expect(JSON.stringify(match.imagine(viewer, world).view(viewer))).toBe(seen);
    expect(match.view(viewer)).toEqual(match.view("audience"));
  }
  const futures = Array.from({ length: 8 }, (_, world) => {
    const other = match.imagine(0, world + 1);
    while (other.view(0).round < 3)
      other.answer(other.pending[0]?.seat ?? 0, other.pending[0]?.options.at(-1)?.id ?? "");
    return other.view(0);
  });
  expect(new Set(futures.map(({ progress }) => JSON.stringify(progress))).size).toBeGreaterThan(1);
  expect(new Set(futures.map(({ event }) => JSON.stringify(event))).size).toBeGreaterThan(1);
});

clause(["ND-6.3", "ND-6.8", "ND-6.10"], "E-59: the first round start", () => {
  const { table } = begin(3);
  expect(table.progress.filter(({ tile }) => tile !== null)).toHaveLength(9);
  expect(table.event?.vp).toBe(1);
  expect(table.box).toBe(0);
  for (const { dice, chits } of table.players) {
    expect(dice).toHaveLength(5);
    expect(dice.every(({ colour, resource, used }) => colour === "white" && resource !== null && !used)).toBe(true);
    expect(chits.filter(({ unused }) => unused > 0).map(({ kind }) => kind)).toEqual(["gold", "reroll"]);
    expect(chits.every(({ used }) => used === 0)).toBe(true);
  }
});

clause(["ND-7.1", "ND-7.2", "ND-7.3", "ND-7.4", "ND-7.5", "ND-15.2"], "E-23: the last player goes on alone", () => {
  const rich = { dice: "W gold1, W gold1, W gold1, W book1", chits: "reroll, gold" };
  const play = position({
    players: [rich, rich, rich],
    rows: [["hatshepsut", "hammurabi", "sun-tzu"], ["colossus"]],
    rolls: ["W gold1"],
  });
  const turns: string[] = [];
  const turn = (...ids: string[]): void => {
    turns.push(`${"ABC"[play.asked]} ${ids[0]}`);
    play.do(...ids);
  };
  turn("buy:hatshepsut", "pay:chit");
  turn("pass");
  turn("buy:hammurabi", "pay:chit");
  turn("buy:sun-tzu", "pay:white-gold1");
  turn("pass");
  turn("reroll", "roll:white-gold1", "done");
  expect(play.asked).toBe(0);
  turn("buy:colossus", "pay:white-gold1+white-gold1");
  expect(play.table.step).toBe("actions");
  turn("pass");
  expect(turns.map((text) => text.slice(0, 1)).join("")).toBe("ABCACAAA");
  expect(play.table.step).toBe("books");
});

clause(["ND-7.8", "ND-15.1", "ND-24.6"], "E-48: who can do nothing passes without a question", () => {
  const play = position({
    players: [rival, { dice: "W book1, W food1*", chits: "reroll*, gold*" }, rival],
    rows: [["irrigation", "thrace"], ["sun-tzu"]],
  });
  expect(play.offered).toContain("pass");
  play.do("pass");
  expect(play.asked).toBe(2);
  expect(play.player(1).passed).toBe(true);
  expect(play.log()).toContain("log.must-pass");
});
