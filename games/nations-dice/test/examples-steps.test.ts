import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { payments, position, rival } from "./position.ts";

/** Nobody has a die to use, so that books of the given heights are scored at once. */
const scoredBooks = (...books: number[]) =>
  position({ players: books.map((n) => ({ books: n })), step: "books", round: 4 }).match.result?.sheet[0]?.points;

clause(["ND-16.5", "ND-16.7"], "E-24: books of four players", () => {
  expect(scoredBooks(9, 6, 4, 4)).toEqual([3, 2, 0, 0]);
});

clause(["ND-16.5", "ND-16.7"], "E-25: ties in the middle", () => {
  expect(scoredBooks(7, 7, 5, 2)).toEqual([2, 2, 1, 0]);
});

clause(["ND-16.6", "ND-16.7"], "E-26: books of two players", () => {
  expect(scoredBooks(6, 5)).toEqual([2, 0]);
  expect(scoredBooks(5, 5)).toEqual([0, 0]);
});

clause(["ND-16.1", "ND-16.3", "ND-17.3"], "E-27: holding back books for the famine", () => {
  const play = position({
    players: [{ dice: "O food2, W book1, B book2" }, {}],
    round: 2,
    event: "great-famine",
    step: "books",
  });
  expect(play.offered).toEqual(["all", "none", "use:white-book1", "use:blue-book2"]);
  const all = play.fork().do("all");
  expect(all.player(0)).toMatchObject({ books: 3, scored: { famine: 0 } });
  expect(all.log()).toContain("log.famine-too-little");
  const none = play.fork().do("none");
  expect(none.table.step).toBe("famine");
  expect(none.offered).toEqual(["pay:orange-food2+white-book1+blue-book2", "decline"]);
  none.do("pay:orange-food2+white-book1+blue-book2");
  expect(none.player(0)).toMatchObject({ books: 0, scored: { famine: 2 } });
  const one = play.fork().do("use:white-book1", "done");
  expect(one.player(0)).toMatchObject({ books: 1, scored: { famine: 0 } });
  expect(one.log()).toContain("log.famine-too-little");
});

clause(["ND-17.2", "ND-17.4", "ND-17.7", "ND-8.14"], "E-28: famine: exact, too much, too little", () => {
  const play = position({
    players: [{ dice: "O food2, W food1" }, { dice: "W food1, W gold1" }, rival],
    event: "failed-floods",
    step: "famine",
  });
  expect(play.asked).toBe(0);
  expect(play.log()).toEqual(["log.famine-too-little", "log.famine-too-little"]);
  expect(payments(play.fork())).toEqual(["O food2", "O food2 + W food1", "none"]);
  const spent = play.fork().do("pay:orange-food2");
  expect(spent.player(0).scored.famine).toBe(1);
  expect(play.fork().do("add:orange-food2", "add:white-food1").player(0).scored.famine).toBe(1);
  const declined = play.fork().do("decline");
  expect(declined.player(0).scored.famine).toBe(0);
  expect(declined.log()).toContain("log.famine-declined");
});

clause(["ND-18.1", "ND-18.2"], "E-29: a tie keeps the old order", () => {
  const play = position({
    players: [
      { dice: "R strength2" },
      { dice: "R strength2, R strength2" },
      { dice: "W strength1, W strength1" },
      { dice: "W gold1" },
    ],
    event: "sea-peoples",
    step: "order",
  });
  expect(play.table.order).toEqual([1, 0, 2, 3]);
});

clause(["ND-18.1", "ND-18.3"], "E-30: used strength doesn't count for the order", () => {
  const play = position({
    players: [{ dice: "R strength3*", chits: "strength" }, { dice: "W strength1, W strength1" }],
    event: "failed-floods",
    step: "order",
  });
  expect(play.table.order).toEqual([1, 0]);
  expect(play.dice(1)).toEqual(["W strength1", "W strength1"]);
  expect(play.chits(0)).toEqual(["strength"]);
});

clause(["ND-8.7", "ND-17.3", "ND-18.1"], "E-31: a strength die is traded in the famine", () => {
  const play = position({
    players: [{ dice: "O food2, R strength2, W gold1", chits: "food" }, { dice: "W strength1" }],
    round: 3,
    event: "little-ice-age",
    step: "famine",
  });
  play.do("pay:orange-food2+red-strength2+white-gold1+chit");
  expect(play.player(0).scored.famine).toBe(3);
  expect(play.table.order).toEqual([1, 0]);
});

clause(["ND-19.1", "ND-19.2", "ND-19.5"], "E-32: war after the new order", () => {
  const play = position({
    players: [{ dice: "R strength3, W strength1" }, { dice: "R strength3, R strength3" }],
    round: 4,
    event: "potato-blight",
    step: "order",
  });
  expect(play.table.order).toEqual([1, 0]);
  expect(play.asked).toBe(0);
  play.do("pay:red-strength3+white-strength1");
  expect(play.asked).toBe(1);
  play.do("pay:red-strength3+red-strength3");
  expect(play.match.result).toMatchObject({ scores: [4, 4], places: [2, 1] });
  expect(play.table.order).toEqual([1, 0]);
});

clause(["ND-19.3", "ND-19.4"], "E-33: no trade in the war", () => {
  const play = position({
    players: [{ dice: "R strength2, W gold1, W gold1, O gold2, O gold3" }, rival],
    round: 2,
    event: "mongol-horde",
    step: "war",
  });
  expect(play.table.round).toBe(3);
  expect(play.log().filter((line) => line === "log.war-too-little")).toHaveLength(2);
  expect(play.player(0).scored.war).toBe(0);
});

clause(["ND-15.2", "ND-15.3", "ND-17.2"], "E-46: who has passed still uses his dice", () => {
  const play = position({
    players: [{ dice: "W food1, W book1, W strength1, W gold1, W stone1", chits: "reroll" }, { dice: "W gold1" }],
    event: "sea-peoples",
    rows: [["hammurabi"]],
    turn: 0,
  }).do("pass");
  expect(play.asked).toBe(1);
  play.do("buy:hammurabi");
  // Player 2 has no unused die left and passes; player 1 gets no further turn.
  expect(play.table.step).toBe("books");
  play.do("all");
  expect(play.player(0).books).toBe(1);
  play.do("pay:white-food1");
  expect(play.player(0).scored.famine).toBe(1);
  expect(play.line("log.order")?.what.with?.order).toEqual([
    { say: "log.order-entry", with: { player: { seat: 0 }, strength: 1 } },
    { say: "log.order-entry", with: { player: { seat: 1 }, strength: 0 } },
  ]);
});

clause(["ND-8.14", "ND-18.1", "ND-18.2"], "E-53: overpaying on purpose", () => {
  const play = position({
    players: [{ dice: "R strength2, W strength1" }, { dice: "W strength1", passed: true }],
    event: "sea-peoples",
    rows: [[], ["cyprus"]],
  }).do("buy:cyprus");
  const lean = play.fork().do("pay:red-strength2");
  expect(lean.line("log.order")?.what.with?.order).toMatchObject([{ with: { player: { seat: 0 } } }, {}]);
  const wasteful = play.fork().do("add:red-strength2", "add:white-strength1");
  expect(wasteful.line("log.order")?.what.with?.order).toMatchObject([{ with: { player: { seat: 1 } } }, {}]);
});

clause(["ND-19.2", "ND-19.4", "ND-19.6"], "E-58: war: too little, enough, too much", () => {
  const play = position({
    players: [{ dice: "R strength2" }, { dice: "R strength2, W strength1", chits: "strength" }],
    round: 2,
    event: "mongol-horde",
    step: "war",
  });
  expect(play.asked).toBe(1);
  expect(payments(play.fork())).toEqual([
    "R strength2 + W strength1",
    "R strength2 + W strength1 + c:strength",
    "R strength2 + c:strength",
    "none",
  ]);
  play.do("pay:red-strength2+chit");
  expect(play.player(1).scored.war).toBe(2);
  expect(play.player(0).scored.war).toBe(0);
  expect(play.log()).toContain("log.war-too-little");
});
