import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { position, rival } from "./position.ts";

clause(["ND-12.2", "ND-12.3", "ND-12.4", "ND-12.5"], "E-15: a stronger advisor", () => {
  const play = position({
    players: [
      { dice: "O gold1", chits: "reroll, reroll*", advisor: "hammurabi" },
      { dice: "W gold1", chits: "reroll" },
    ],
    round: 2,
    rows: [["montezuma"]],
  });
  expect(play.table.supply.chits.reroll).toBe(9);
  play.do("buy:montezuma");
  expect(play.offered).toEqual(["return:1-used+0-unused", "return:0-used+1-unused"]);
  play.do("return:1-used+0-unused");
  expect(play.table.supply.chits.reroll).toBe(8);
  expect(play.chits(0)).toEqual(["reroll", "reroll", "reroll"]);
  expect(play.player(0).advisor).toBe("montezuma");
  expect(play.table.box).toBe(1);
  expect(play.player(0).forecast.advisor).toBe(1);
});

clause(["ND-12.2", "ND-12.3", "ND-12.4", "ND-12.5"], "E-16: a weaker advisor", () => {
  const from = (tile: "hammurabi" | "hatshepsut") =>
    position({
      players: [
        { dice: "W gold1, W gold1", chits: "reroll, reroll, reroll*", advisor: "sun-tzu" },
        { dice: "W gold1", chits: "reroll" },
      ],
      rows: [[tile], ["montezuma"]],
    }).do(`buy:${tile}`, "pay:white-gold1");
  const hammurabi = from("hammurabi");
  expect(hammurabi.offered).toEqual(["return:1-used+1-unused", "return:0-used+2-unused"]);
  expect(hammurabi.do("return:1-used+1-unused").chits(0)).toEqual(["reroll", "reroll"]);
  const hatshepsut = from("hatshepsut").do("return:1-used+1-unused");
  expect(hatshepsut.chits(0)).toEqual(["reroll"]);
  const later = position({
    players: [{ dice: "O gold2", chits: "reroll", advisor: "hatshepsut" }, rival],
    rows: [[], ["sun-tzu"]],
  }).do("buy:sun-tzu");
  expect(later.asked).toBe(1);
  expect(later.chits(0)).toEqual(["reroll", "reroll", "reroll"]);
});

clause(["ND-10.2", "ND-10.5", "ND-13.1", "ND-13.2"], "E-17: a colony and its chit", () => {
  const play = position({
    players: [{ dice: "R strength2, W strength1" }, rival],
    event: "sea-peoples",
    rows: [[], ["thrace"]],
  }).do("buy:thrace", "pay:red-strength2");
  expect(play.player(0).colonies).toEqual(["thrace"]);
  expect(play.chits(0)).toEqual(["strength"]);
  expect(play.player(0).available.strength).toBe(2);
  // In the war he is asked to spend both.
  play.do("pass");
  expect(play.table.step).toBe("war");
  expect(play.offered).toEqual(["pay:white-strength1+chit", "decline"]);
});

clause(["ND-14.1", "ND-14.4", "ND-14.6", "ND-14.7", "ND-14.8"], "E-18: a wonder is bought, then built", () => {
  const play = position({
    players: [{ dice: "W stone1, W book1, W strength1", chits: "gold" }, rival],
    rows: [["hanging-gardens"]],
  });
  expect(play.offered).toEqual(["buy:hanging-gardens", "pass"]);
  expect(play.whyNot("build")).toMatchObject({ why: { say: "why.no-wonder" }, clause: "ND-14.4" });
  play.do("buy:hanging-gardens", "pay:chit");
  expect(play.asked).toBe(1);
  expect(play.player(0)).toMatchObject({ wonder: "hanging-gardens", wonders: [] });
  play.do("reroll");
  expect(play.asked).toBe(0);
  expect(play.offered).toEqual(["build:hanging-gardens", "pass"]);
  play.do("build:hanging-gardens");
  expect(play.player(0)).toMatchObject({ wonder: null, wonders: ["hanging-gardens"] });
  expect(play.chits(0)).toEqual(["gold*", "food"]);
  expect(play.dice(0)).toEqual(["W stone1*", "W book1*", "W strength1*"]);
});

clause(["ND-14.2", "ND-14.3"], "E-19: an unbuilt wonder is replaced", () => {
  const play = position({
    players: [{ dice: "W gold1, W gold1, W gold1*", wonder: "colossus" }, rival],
    rows: [[], ["great-library"]],
  }).do("buy:great-library");
  expect(play.player(0)).toMatchObject({ wonder: "great-library", wonders: [] });
  expect(play.chits(0)).toEqual([]);
  expect(play.dice(0)).toEqual(["W gold1*", "W gold1*", "W gold1*"]);
  expect(play.table.box).toBe(1);
  expect(play.log()).toContain("log.wonder-lost");
});

clause(["ND-14.3", "ND-14.5"], "E-20: a wonder is kept over the rounds", () => {
  const play = position({
    players: [{ dice: "B stone3", wonder: "angkor-wat" }, rival],
    round: 3,
    rows: [[], [], ["brazil"]],
  });
  expect(play.match.pending[0]?.options[0]).toMatchObject({ id: "build:angkor-wat", price: { stone: 3 } });
  play.do("build:angkor-wat");
  expect(play.player(0).wonders).toEqual(["angkor-wat"]);
  expect(play.chits(0)).toEqual(["food"]);
});

clause("ND-8.6", "E-21: nothing is built by instalments", () => {
  const play = position({
    players: [{ dice: "B stone3, W stone1, W food1", chits: "reroll", wonder: "taj-mahal" }, rival],
    round: 3,
  });
  expect(play.offered).toEqual(["reroll", "pass"]);
  expect(play.whyNot("build:taj-mahal")).toMatchObject({
    why: { say: "why.short", with: { amount: { say: "amount.stone", with: { n: 1 } } } },
    clause: "ND-14.4",
    price: { stone: 5 },
  });
});

clause(["ND-9.1", "ND-9.2", "ND-9.3", "ND-9.4", "ND-9.5", "ND-9.6"], "E-22: a reroll", () => {
  const play = position({
    players: [{ dice: "W book1, W book1, W gold1, W food1*", chits: "reroll" }, rival],
    rolls: ["W stone1", "W strength1"],
  }).do("reroll");
  expect(play.offered).toEqual(["all", "roll:white-book1", "roll:white-gold1"]);
  play.do("roll:white-book1");
  expect(play.offered).toEqual(["done", "roll:white-book1", "roll:white-gold1"]);
  play.do("roll:white-book1");
  expect(play.chits(0)).toEqual(["reroll"]);
  play.do("done");
  expect(play.dice(0)).toEqual(["W stone1", "W strength1", "W gold1", "W food1*"]);
  expect(play.chits(0)).toEqual(["reroll*"]);
  expect(play.asked).toBe(1);
  const allUsed = position({
    players: [{ dice: "W food1*", chits: "gold, reroll" }, rival],
    rows: [["hammurabi"]],
  });
  expect(allUsed.offered).toEqual(["buy:hammurabi", "pass"]);
  expect(allUsed.whyNot("reroll")).toMatchObject({ why: { say: "why.no-unused-die" }, clause: "ND-9.1" });
});
