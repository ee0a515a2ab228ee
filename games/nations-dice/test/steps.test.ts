import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { begin, position, rival } from "./position.ts";

clause(["ND-16.1", "ND-16.2"], "in reverse order, each uses all, some or none of his books", () => {
  const books = { dice: "B book3, W book1", chits: "book" };
  const play = position({ players: [books, books], step: "books" });
  expect(play.asked).toBe(1);
  expect(play.offered).toEqual(["all", "none", "use:blue-book3", "use:white-book1", "use:chit"]);
  play.do("use:blue-book3", "use:chit", "done");
  expect(play.player(1).books).toBe(4);
  expect(play.dice(1)).toEqual(["B book3*", "W book1"]);
  expect(play.chits(1)).toEqual(["book*"]);
  expect(play.asked).toBe(0);
  play.do("none");
  expect(play.player(0).books).toBe(0);
});

clause("ND-16.1", "when the last player has passed, the books are asked for in reverse order", () => {
  const books = { dice: "B book3, W book1", chits: "reroll" };
  const play = position({ players: [books, books, books], order: [1, 2, 0] });
  expect(play.asked).toBe(1);
  play.do("pass", "pass", "pass");
  expect(play.table.step).toBe("books");
  const askedInTurn: number[] = [];
  while (play.table.step === "books") {
    askedInTurn.push(play.asked);
    play.do("none");
  }
  expect(askedInTurn).toEqual([0, 2, 1]);
});

clause("ND-18.2", "equals keep their order, wherever they sit", () => {
  const equal = { dice: "R strength2" };
  const play = position({
    players: [equal, { dice: "R strength3" }, equal, equal],
    order: [2, 0, 3, 1],
    event: "sea-peoples",
    step: "order",
  });
  expect(play.table.order).toEqual([1, 2, 0, 3]);
});

clause(["ND-16.4", "ND-16.8"], "scored when all have decided; start books count and books are kept", () => {
  const play = position({
    players: [
      { dice: "W book1", chits: "reroll", books: 2 },
      { dice: "W book1", chits: "reroll", books: 2 },
    ],
    step: "books",
  }).do("all");
  expect(play.table.players.map(({ vp }) => vp)).toEqual([0, 0]);
  play.do("none");
  expect(play.table.players.map(({ scored }) => scored.books)).toEqual([0, 2]);
  expect(play.table.round).toBe(2);
  expect(play.table.players.map(({ books }) => books)).toEqual([2, 3]);
});

clause(["ND-17.1", "ND-17.5", "ND-17.6"], "famine in reverse order, each once; declining costs nothing", () => {
  const fed = { dice: "O food2, O food2, O food2", vp: 5 };
  const play = position({ players: [fed, fed, fed], order: [2, 0, 1], event: "failed-floods", step: "famine" });
  const asked = [play.asked];
  play.do("pay:orange-food2");
  asked.push(play.asked);
  play.do("decline");
  asked.push(play.asked);
  play.do("pay:orange-food2");
  expect(asked).toEqual([1, 0, 2]);
  expect(play.table.round).toBe(2);
  expect(play.table.players.map(({ vp }) => vp)).toEqual([5, 6, 6]);
});

clause(["ND-17.2", "ND-19.2"], "famine and war bring as many points as the age", () => {
  for (const round of [1, 2, 3, 4]) {
    const ready = { dice: "R strength3, R strength3", chits: "food, food, food", on: { 1: "knight" } } as const;
    const play = position({ players: [{ ...ready, dice: `${ready.dice}, O food2` }, {}], round, step: "famine" });
    play.do(play.offered[0] ?? "");
    play.do(play.offered[0] ?? "");
    const { famine, war } = play.player(0).scored;
    expect([famine, war]).toEqual([round, round]);
  }
});

clause(["ND-18.3", "ND-18.5"], "the order step spends nothing and asks nobody", () => {
  const play = position({
    players: [rival, { dice: "R strength3" }],
    event: "sea-peoples",
    step: "order",
  });
  expect(play.match.answers).toHaveLength(0);
  expect(play.table.step).toBe("war");
  expect(play.dice(1)).toEqual(["R strength3"]);
});

clause(["ND-19.1", "ND-19.5"], "spending in the war changes no order", () => {
  const play = position({
    players: [{ dice: "R strength3" }, { dice: "R strength2" }],
    event: "sea-peoples",
    step: "order",
  });
  expect(play.asked).toBe(1);
  play.do("decline", "pay:red-strength3");
  expect(play.table.order).toEqual([0, 1]);
  expect(play.player(0).scored.war).toBe(1);
});

clause("ND-20.7", "points for tiles are a forecast until the end", () => {
  const play = position({ players: [{ dice: "W gold1", chits: "reroll", vp: 3 }, rival], rows: [["hatshepsut"]] });
  play.do("buy:hatshepsut");
  expect(play.player(0)).toMatchObject({ vp: 3, total: 5, forecast: { advisor: 2 } });
  expect(play.match.result).toBeUndefined();
});

clause(["ND-22.10", "ND-22.13"], "famine and war as usual, no order, and a title instead of a victory", () => {
  const play = position({
    players: [{ dice: "O food2, O food2, O food2, R strength3, R strength3", vp: 20 }],
    round: 4,
    event: "great-war",
    step: "famine",
  }).do("pay:orange-food2+orange-food2+orange-food2", "pay:red-strength3+red-strength3");
  expect(play.match.result).toMatchObject({ places: [1], scores: [28], remark: { say: "remark.title" } });
  expect(play.log()).not.toContain("log.order");
  expect(play.log()).not.toContain("log.wins");
});

clause(["ND-22.5", "ND-22.8"], "the four-sided die follows every action, but no pass", () => {
  const at = {
    players: [{ dice: "W gold1, B stone3", chits: "reroll", wonder: "colossus" }],
    rows: [["hatshepsut", "hammurabi", "sun-tzu"]],
  } as const;
  const rolls = (first: string, ...more: string[]) =>
    position(at)
      .do(first, ...more)
      .log()
      .filter((line) => line.startsWith("log.solo")).length;
  expect(rolls("buy:hatshepsut", "pay:white-gold1")).toBe(1);
  expect(rolls("build:colossus")).toBe(1);
  expect(rolls("reroll", "all")).toBe(1);
  const passed = position(at).do("pass").log();
  expect(passed.slice(0, passed.indexOf("log.round")).filter((line) => line.startsWith("log.solo"))).toEqual([]);
});

clause(["ND-23.1", "ND-23.4"], "harder solo is an option of the solo game and changes the four-sided die only", () => {
  expect(begin(1, "x", { harder: true }).table.harder).toBe(true);
  expect(begin(1, "x").table.harder).toBe(false);
  expect(begin(2, "x", { harder: true }).table.harder).toBe(false);
  const start = (harder: boolean) => {
    const { harder: _, ...rest } = begin(1, "same", { harder }).table;
    return rest;
  };
  expect(start(true)).toEqual(start(false));
  const round = (harder: boolean) =>
    position({
      players: [rival],
      round: 3,
      step: "start",
      harder,
      rolls: ["B stone1", "B stone2", "B stone3"],
    }).table.opponentBooks;
  expect(round(true)).toBe(1);
  expect(round(false)).toBe(1);
});

clause(["ND-6.7", "ND-7.1"], "a new round begins with order 1, whoever passed last in the one before", () => {
  const play = position({ players: [rival, rival, rival], order: [1, 2, 0] }).do("pass", "pass", "pass");
  expect(play.table.round).toBe(2);
  expect(play.table.order).toEqual([1, 2, 0]);
  expect(play.asked).toBe(1);
});
