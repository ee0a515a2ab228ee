import { Refusal } from "@civitas/kernel";
import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { begin, position, rival } from "./position.ts";

const TEN = "W gold1, W gold1, W gold1, W gold1, W gold1, W gold1, W gold1, W gold1, W gold1, W gold1";

clause(["ND-7.6", "ND-10.6"], "as many turns as a player likes, one tile each, also useless ones", () => {
  const play = position({
    players: [{ dice: TEN, chits: "reroll", advisor: "sun-tzu" }, { passed: true }],
    rows: [["hatshepsut", "hammurabi", "colossus"], ["great-library"], ["pyramids"]],
  });
  for (const tile of ["hatshepsut", "hammurabi", "colossus", "great-library", "pyramids"]) {
    play.do(`buy:${tile}`);
    while (play.prompt !== "ask.turn" && play.table.step === "actions") play.do(play.offered[0] ?? "");
  }
  expect(play.player(0)).toMatchObject({ advisor: "hammurabi", wonder: "pyramids" });
  expect(play.table.box).toBe(4);
});

clause(["ND-7.2", "ND-7.7", "ND-15.1"], "a turn is one action or a pass, nothing else", () => {
  const play = position({
    players: [{ dice: "W gold1, B stone3, W strength1", chits: "reroll", wonder: "colossus" }, rival],
    rows: [["academy", "thrace"], ["sun-tzu"]],
  });
  expect(play.offered).toEqual(["buy:academy", "buy:thrace", "buy:sun-tzu", "build:colossus", "reroll", "pass"]);
  expect(() => play.do("skip")).toThrow(Refusal);
});

clause(["ND-7.10", "ND-18.4"], "the order changes only in the order step, and holds from then on", () => {
  const play = position({
    players: [
      { dice: "W gold1, W gold1", chits: "reroll" },
      { dice: "R strength3, W gold1", chits: "reroll" },
    ],
    event: "sea-peoples",
    rows: [["hammurabi", "thrace"]],
  });
  play.do("buy:hammurabi", "pay:white-gold1", "reroll", "all", "reroll");
  expect(play.table.order).toEqual([0, 1]);
  const later = position({
    players: [rival, { dice: "R strength3", chits: "reroll" }],
    event: "sea-peoples",
  }).do("pass", "pass");
  expect(later.table.step).toBe("war");
  expect(later.table.order).toEqual([1, 0]);
  later.do("decline");
  expect(later.table.round).toBe(2);
  expect(later.asked).toBe(1);
});

clause("ND-15.4", "who passes first or last makes no difference", () => {
  const after = (order: readonly [number, number]) => {
    const play = position({
      players: [
        { ...rival, books: 1 },
        { ...rival, books: 2 },
      ],
      round: 4,
      turn: order[0],
    });
    while (!play.match.over) play.do(play.offered.at(-1) ?? "");
    return play.match.result;
  };
  expect(after([0, 1])).toEqual(after([1, 0]));
});

clause("ND-11.10", "a building may cover one bought in the same round", () => {
  const play = position({
    players: [{ dice: "W gold1, W gold1, W gold1*, W gold1*, W gold1*" }, { passed: true }],
    rows: [["academy", "hoplite"]],
    rolls: ["B stone1", "R food2"],
  });
  play.do("buy:academy", "pay:white-gold1", "cover:temple", "return:white-used");
  play.do("buy:hoplite", "pay:white-gold1", "cover:academy");
  expect(play.player(0).spaces[4]).toBe("hoplite");
  expect(play.table.box).toBe(1);
  expect(play.table.supply.dice).toMatchObject({ blue: 8, red: 7 });
});

clause("ND-12.1", "a player has one advisor at most", () => {
  const play = position({
    players: [{ dice: "W gold1, W gold1", chits: "reroll" }, { passed: true }],
    rows: [["hatshepsut", "hammurabi"]],
  }).do("buy:hatshepsut", "pay:white-gold1");
  expect(play.player(0).advisor).toBe("hatshepsut");
  play.do("buy:hammurabi");
  expect(play.player(0)).toMatchObject({ advisor: "hammurabi", forecast: { advisor: 1 } });
});

clause(["ND-13.3", "ND-14.7", "ND-14.9"], "colonies and completed wonders stay, in any number", () => {
  const play = position({
    players: [
      {
        dice: "R strength3, B stone3, O gold1",
        colonies: ["sicily", "cyprus"],
        wonders: ["colossus"],
        wonder: "pyramids",
        chits: "reroll",
      },
      { passed: true },
    ],
    rows: [["great-library"], [], ["thrace"]],
  }).do("buy:thrace", "build:pyramids", "buy:great-library");
  expect(play.player(0).colonies).toEqual(["sicily", "cyprus", "thrace"]);
  expect(play.player(0).wonders).toEqual(["colossus", "pyramids"]);
});

clause(["ND-9.3", "ND-24.11"], "all unused dice at once, or some; alike dice are offered once", () => {
  const play = position({
    players: [{ dice: "W book1, W book1, O gold2, B book1", chits: "reroll" }, rival],
    rolls: ["W gold1", "W gold1", "O gold3", "B stone1"],
  }).do("reroll");
  expect(play.offered).toEqual(["all", "roll:white-book1", "roll:orange-gold2", "roll:blue-book1"]);
  expect(play.fork().do("all").dice(0)).toEqual(["W gold1", "W gold1", "O gold3", "B stone1"]);
  expect(() => play.do("done")).toThrow(Refusal);
  expect(play.fork().do("roll:white-book1", "done").dice(0)).toEqual(["W gold1", "W book1", "O gold2", "B book1"]);
});

clause("ND-24.5", "rerolled dice are rolled in the order received, whatever the order of picking", () => {
  const play = position({
    players: [{ dice: "W book1, O gold2, W food1", chits: "reroll" }, rival],
    rolls: ["W gold1", "W strength1"],
  }).do("reroll", "roll:white-food1", "roll:white-book1", "done");
  expect(play.dice(0)).toEqual(["W gold1", "O gold2", "W strength1"]);
});

clause("ND-24.7", "what led to a roll can't be taken back", () => {
  const play = position({
    players: [{ dice: "W book1, W gold1", chits: "reroll" }, { passed: true }],
  }).do("reroll", "all");
  expect(play.match.barrier(0)).toBe("chance");
  expect(() => play.match.undo(0)).toThrow(Refusal);
});

clause("ND-9.1", "without an unused reroll chit there is no reroll", () => {
  const play = position({ players: [{ dice: "W gold1", chits: "reroll*" }, rival], rows: [["sun-tzu"]] });
  expect(play.offered).toEqual(["buy:sun-tzu", "pass"]);
  expect(play.whyNot("reroll")).toMatchObject({ why: { say: "why.no-reroll-chit" }, clause: "ND-9.1" });
});

clause("ND-7.5", "the actions step lasts until all have passed", () => {
  const play = begin(3, "until all have passed");
  const passed = new Set<number>();
  while (play.table.step === "actions" && play.table.round === 1) {
    passed.add(play.asked);
    play.do("pass");
  }
  expect(passed.size).toBe(3);
});
