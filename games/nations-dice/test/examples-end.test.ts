import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { position } from "./position.ts";

clause(["ND-20.1", "ND-20.2", "ND-20.3"], "E-34: the final scoring", () => {
  const { match } = position({
    players: [
      {
        vp: 13,
        on: { 3: "guild-hall", 5: "monastery", 4: "opera-house", 1: "dreadnought" },
        advisor: "marie-curie",
        colonies: ["thrace", "peru", "alaska"],
        wonders: ["hanging-gardens", "taj-mahal"],
        wonder: "suez-canal",
        books: 14,
        dice: "W gold1, W gold1",
        chits: "gold, food, reroll",
      },
      {},
    ],
    round: 4,
    step: "war",
  });
  expect(match.result?.scores[0]).toBe(35);
  expect(match.result?.sheet.map(({ label, points }) => [label.say, points[0]])).toEqual([
    ["score.books", 13],
    ["score.famine", 0],
    ["score.war", 0],
    ["score.buildings", 5],
    ["score.advisor", 4],
    ["score.colonies", 5],
    ["score.wonders", 8],
  ]);
});

clause(["ND-2.5", "ND-11.2", "ND-20.2"], "E-35: a covered building counts no longer", () => {
  const play = position({
    players: [
      { dice: "B book1*, W gold1, W gold1*, W gold1*, W gold1*", on: { 5: "monastery" } },
      { dice: "W gold1", chits: "reroll" },
    ],
    round: 4,
    rows: [["polytechnic"]],
  });
  expect(play.player(0).forecast.buildings).toBe(1);
  play.do("buy:polytechnic", "cover:monastery");
  expect(play.player(0).forecast.buildings).toBe(2);
  expect(play.player(0).dice.filter(({ colour }) => colour === "blue")).toHaveLength(1);
});

clause(["ND-20.4", "ND-20.5"], "E-36: the order decides a tie", () => {
  const { match } = position({
    players: [{ vp: 31 }, { vp: 31 }, { vp: 28 }],
    order: [2, 1, 0],
    round: 4,
    step: "war",
  });
  expect(match.result?.places).toEqual([2, 1, 3]);
  expect(match.result?.remark).toEqual({ say: "remark.tie", with: { player: { seat: 1 } } });
});

clause("ND-20.6", "E-51: the ranking of four players", () => {
  const { match } = position({
    players: [{ vp: 27 }, { vp: 33 }, { vp: 27 }, { vp: 30 }],
    order: [2, 3, 1, 0],
    round: 4,
    step: "war",
  });
  expect(match.result?.places).toEqual([4, 1, 3, 2]);
});

clause(
  ["ND-5.2", "ND-7.1", "ND-10.1", "ND-11.5", "ND-12.4", "ND-13.2", "ND-14.8", "ND-16.6", "ND-17.2", "ND-18.2"],
  "E-50: a whole first round of two players",
  () => {
    const play = position({
      players: [
        { dice: "W gold1, W gold1, W food1, W stone1, W book1", chits: "gold, reroll", books: 1 },
        { dice: "W gold1, W strength1, W strength1, W food1, W book1", chits: "gold, reroll", books: 3 },
      ],
      event: "failed-floods",
      rows: [
        ["irrigation", "sun-tzu", "thrace"],
        ["hanging-gardens", "academy", "sicily"],
        ["hoplite", "hammurabi", "colossus"],
      ],
      rolls: ["O gold2", "W stone1"],
    });
    play.do("buy:sun-tzu", "pay:white-gold1");
    expect(play.chits(0)).toEqual(["gold", "reroll", "reroll", "reroll"]);
    play.do("buy:irrigation", "pay:chit", "cover:farm", "return:white-book1");
    expect(play.dice(1)).toEqual(["W gold1", "W strength1", "W strength1", "W food1", "O gold2"]);
    play.do("buy:hanging-gardens", "pay:white-gold1+chit");
    play.do("buy:sicily");
    expect(play.chits(1)).toEqual(["gold*", "food", "reroll"]);
    play.do("reroll", "roll:white-book1", "done");
    expect(play.dice(0)).toEqual(["W gold1*", "W gold1*", "W food1", "W stone1", "W stone1"]);
    play.do("buy:hammurabi", "pay:white-gold1+orange-gold2");
    play.do("build:hanging-gardens", "pay:white-stone1+white-stone1");
    play.do("pass", "pass");
    // Nobody has books to use.
    expect(play.player(1).scored.books).toBe(2);
    expect(play.asked).toBe(1);
    play.do("pay:white-food1+chit");
    expect(play.asked).toBe(0);
    play.do("pay:white-food1+chit");
    expect(play.table.round).toBe(2);
    expect(play.table.order).toEqual([0, 1]);
    expect(play.table.players.map(({ vp }) => vp)).toEqual([1, 3]);
    expect(play.table.supply.dice).toEqual({ white: 11, orange: 7, blue: 8, red: 8 });
    expect(play.table.supply.chits).toEqual({ reroll: 7, gold: 7, food: 1, strength: 3, book: 3, stone: 3 });
    expect(play.player(0).forecast).toEqual({ buildings: 0, advisor: 0, colonies: 0, wonders: 2 });
    expect(play.player(1).forecast).toEqual({ buildings: 1, advisor: 1, colonies: 1, wonders: 0 });
  },
);
