import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { position, rival, sorted } from "./position.ts";

const FIVE_WHITE = "W gold1, W gold1, W food1, W stone1, W book1";

clause(
  ["ND-10.1", "ND-11.1", "ND-11.2", "ND-11.3", "ND-11.4", "ND-11.5", "ND-11.6", "ND-11.7"],
  "E-05: a building is replaced with a better one",
  () => {
    const play = position({
      players: [{ dice: "W food1, W food1, W food1, W food1, O gold2", on: { 2: "irrigation" } }, rival],
      round: 2,
      rows: [[], ["guild-hall"]],
      rolls: ["O gold1", "O food2"],
    });
    play.do("buy:guild-hall", "pay:orange-gold2", "cover:irrigation");
    expect(play.dice(0)).toEqual(["W food1", "W food1", "W food1", "W food1", "O gold1", "O food2"]);
    expect(play.player(0).spaces).toEqual(["axeman", "guild-hall", "caravan", "quarry", "temple"]);
    expect(play.table.supply.dice.orange).toBe(6);
    expect(play.table.box).toBe(1);
    expect(play.player(0).forecast.buildings).toBe(0);
  },
);

clause(["ND-11.3", "ND-11.4", "ND-11.6"], "E-13: an unused die goes back", () => {
  const play = position({
    players: [{ dice: "W gold1*, W food1, W book1, W book1, W stone1", chits: "gold" }, rival],
    rows: [["academy"]],
    rolls: ["B stone2"],
  }).do("buy:academy", "pay:chit", "cover:temple");
  expect(play.offered).toEqual([
    "return:white-used",
    "return:white-food1",
    "return:white-book1",
    "return:white-stone1",
  ]);
  const used = play.fork().do("return:white-used");
  expect(used.dice(0)).toEqual(["W food1", "W book1", "W book1", "W stone1", "B stone2"]);
  play.do("return:white-stone1");
  expect(play.dice(0)).toEqual(["W gold1*", "W food1", "W book1", "W book1", "B stone2"]);
  expect(play.player(0).spaces[4]).toBe("academy");
});

clause(["ND-11.3", "ND-11.4"], "E-14: a mix of two dice goes back", () => {
  const play = position({
    players: [
      {
        dice: "O gold3*, O gold1, O food2, W gold1*, W food1*, W stone1*",
        chits: "gold",
        on: { 2: "irrigation", 3: "guild-hall" },
      },
      rival,
    ],
    round: 2,
    rows: [["university"]],
    rolls: ["B book1", "B stone3"],
  }).do("buy:university", "pay:chit", "cover:guild-hall");
  expect(play.offered).toEqual([
    "return:orange-used+orange-gold1",
    "return:orange-used+orange-food2",
    "return:orange-gold1+orange-food2",
  ]);
  play.do("return:orange-used+orange-gold1");
  expect(play.dice(0)).toEqual(["O food2", "W gold1*", "W food1*", "W stone1*", "B book1", "B stone3"]);
});

clause(["ND-10.5", "ND-16.1"], "E-42: a new die can be used later in the round", () => {
  const play = position({
    players: [{ dice: "W gold1*, W food1*, W food1*, W stone1*, W strength1*", chits: "gold" }],
    rows: [["academy"], [], ["hatshepsut"]],
    rolls: ["B book3", "d4 4"],
  }).do("buy:academy", "cover:temple");
  expect(play.table.step).toBe("books");
  expect(play.dice(0)).toContain("B book3");
  const books = play.player(0).books;
  play.do("all");
  expect(play.player(0).books).toBe(books + 3);
});

clause(["ND-11.8", "ND-11.9"], "E-43: military buildings are buildings", () => {
  const play = position({
    players: [{ dice: FIVE_WHITE, chits: "gold" }, rival],
    rows: [["bazaar"]],
    rolls: ["W strength1", "O gold3"],
  }).do("buy:bazaar", "pay:chit", "cover:axeman", "return:white-food1");
  expect(play.dice(0)).toEqual(["W gold1", "W gold1", "W stone1", "W book1", "W strength1", "O gold3"]);
  expect(play.player(0).spaces[0]).toBe("bazaar");
});

clause("ND-7.9", "E-44: an emptied space stays empty", () => {
  const play = position({
    players: [{ dice: FIVE_WHITE, chits: "gold, reroll" }, rival],
    rows: [
      ["academy", "hatshepsut", "thrace"],
      ["irrigation", "colossus"],
    ],
  }).do("buy:hatshepsut", "pay:chit", "pass");
  expect(play.tileAt(1, 2)).toBeNull();
  expect(play.tileAt(2, 2)).toBe("colossus");
  const option = play.match.pending[0]?.options.find(({ id }) => id === "buy:colossus");
  expect(option?.price).toEqual({ gold: 2 });
});

clause(["ND-8.7", "ND-8.12", "ND-11.3", "ND-11.4"], "E-52: trading dice that go back anyway", () => {
  const play = position({
    players: [
      {
        dice: "O food2, O food2, W book1, W book1, W gold1*, W gold1*",
        chits: "gold*, reroll*",
        on: { 3: "guild-hall" },
      },
      rival,
    ],
    round: 2,
    event: "great-famine",
    rows: [["windmill"]],
    rolls: ["O gold3"],
  }).do("buy:windmill");
  const oranges = play.fork().do("trade:orange-food2", "with:orange-food2", "done", "cover:guild-hall");
  expect(oranges.dice(0)).toEqual(["W book1", "W book1", "W gold1*", "W gold1*", "O gold3"]);
  const whites = play.fork().do("trade:white-book1", "with:white-book1", "done", "cover:guild-hall");
  expect(whites.dice(0)).toEqual(["W book1*", "W book1*", "W gold1*", "W gold1*", "O gold3"]);
  expect(whites.player(0).available.food).toBe(0);
  const farm = play.fork().do("trade:white-book1", "with:white-book1", "done", "cover:farm");
  expect(sorted(farm.dice(0))).toEqual(["O food2", "O food2", "O gold3", "W book1*", "W gold1*", "W gold1*"]);
});

clause(["ND-11.3", "ND-11.4", "ND-11.5", "ND-11.8", "ND-24.5"], "E-54: a building with two colours", () => {
  const play = position({
    players: [
      { dice: "W gold1, W food1, W stone1, W book1, W book1, R food2", chits: "gold", on: { 1: "knight" } },
      rival,
    ],
    round: 3,
    rows: [["printing-house"]],
    rolls: ["B book1", "O gold3"],
  }).do("buy:printing-house", "pay:chit");
  const knight = play.fork().do("cover:knight");
  expect(knight.offered).toEqual([
    "return:white-gold1",
    "return:white-food1",
    "return:white-stone1",
    "return:white-book1",
  ]);
  knight.do("return:white-stone1");
  expect(knight.dice(0)).toEqual(["W gold1", "W food1", "W book1", "W book1", "B book1", "O gold3"]);
  const farm = play.fork().do("cover:farm", "return:white-gold1");
  expect(farm.dice(0)).toEqual(["W food1", "W stone1", "W book1", "W book1", "R food2", "B book1", "O gold3"]);
});

clause(["ND-1.14", "ND-1.16", "ND-11.7"], "E-55: white dice are never short", () => {
  const starting = { dice: FIVE_WHITE, chits: "gold, reroll" };
  const play = position({ players: [starting, starting, starting, starting], rows: [["bazaar"]] });
  expect(play.table.supply.dice.white).toBe(0);
  play.do("buy:bazaar", "pay:chit", "cover:caravan", "return:white-book1");
  expect(play.table.supply.dice).toMatchObject({ white: 0, orange: 7 });
  expect(play.player(0).dice.map(({ colour }) => colour)).toEqual([
    "white",
    "white",
    "white",
    "white",
    "white",
    "orange",
  ]);
});
