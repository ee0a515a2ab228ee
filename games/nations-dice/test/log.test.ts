import { clause } from "@civitas/testing";
import { Speaker } from "@civitas/words";
import { expect } from "vitest";
import { words } from "../src/text/en.ts";
import { position, rival } from "./position.ts";

clause(["ND-12.2", "ND-12.3", "ND-12.4"], "the question and the log count the reroll chits of an advisor", () => {
  const at = (tile: "hammurabi" | "hatshepsut") =>
    position({
      players: [{ dice: "O gold1", chits: "reroll, reroll, reroll*", advisor: "sun-tzu" }, rival],
      rows: [[tile]],
    }).do(`buy:${tile}`);
  const play = at("hammurabi");
  expect(play.match.pending[0]?.prompt.with).toEqual({ n: 2 });
  expect(play.match.pending[0]?.options.map(({ label }) => label.with)).toEqual([
    { used: 1, unused: 1 },
    { used: 0, unused: 2 },
  ]);
  play.do("return:1-used+1-unused");
  expect(play.line("log.advisor-leaves")?.what.with).toMatchObject({ advisor: { say: "tile.sun-tzu" }, n: 2 });
  expect(play.line("log.rerolls")?.what.with).toMatchObject({ n: 1 });
  // Who brings no reroll chit takes none, and nothing is said about it.
  expect(at("hatshepsut").do("return:0-used+2-unused").log()).not.toContain("log.rerolls");
});

clause(["ND-16.1", "ND-16.2"], "a single book is used or not, and the log says so", () => {
  const play = position({ players: [{ dice: "W book1", books: 2 }, {}], step: "books" });
  expect(play.offered).toEqual(["all", "none"]);
  expect(play.fork().do("none").line("log.no-books")?.seat).toBe(0);
  const used = play.do("all").line("log.books")?.what.with;
  expect(used).toMatchObject({ books: { with: { n: 1 } }, total: 3, used: [{ say: "rolled.white" }] });
});

clause(
  ["ND-16.5", "ND-16.6", "ND-22.9"],
  "the log says what the books brought, by the clause for so many players",
  () => {
    const scored = (...books: number[]) => {
      const play = position({ players: books.map((n) => ({ books: n })), opponentBooks: 2, step: "books", round: 4 });
      return play.match
        .log("audience")
        .filter(({ what }) => what.say.startsWith("log.books-"))
        .map(({ what, clause: cited, moves }) => [what.say, cited, moves?.length]);
    };
    expect(scored(3)).toEqual([["log.books-scored", "ND-22.9", 1]]);
    expect(scored(2)).toEqual([["log.books-nothing", "ND-22.9", 0]]);
    expect(scored(3, 1)).toEqual([
      ["log.books-scored", "ND-16.6", 1],
      ["log.books-nothing", "ND-16.6", 0],
    ]);
    expect(scored(1, 2, 3).map(([say, cited]) => [say, cited])).toEqual([
      ["log.books-nothing", "ND-16.5"],
      ["log.books-scored", "ND-16.5"],
      ["log.books-scored", "ND-16.5"],
    ]);
  },
);

clause(["ND-5.1", "ND-6.3", "ND-6.5", "ND-6.8"], "the log tells how a round begins", () => {
  const play = position({ players: [rival, rival], round: 3, step: "start", rolls: ["W book1", "W stone1"] });
  const { event } = play.table;
  expect(play.line("log.round")).toMatchObject({ what: { with: { round: 3 } }, clause: "ND-5.1" });
  expect(play.line("log.dealt")).toMatchObject({ what: { with: { n: 9, age: 3 } }, clause: "ND-6.3" });
  expect(play.line("log.event")).toMatchObject({
    what: {
      with: {
        event: { say: `event.${event?.id}` },
        food: { say: "amount.food", with: { n: event?.food } },
        strength: { say: "amount.strength", with: { n: event?.strength } },
        vp: { say: "amount.vp", with: { n: 3 } },
      },
    },
    clause: "ND-6.5",
    moves: [{ piece: "event", from: "stack" }],
  });
  const rolls = play.match.log("audience").filter(({ what }) => what.say === "log.rolled");
  expect(rolls.map(({ seat, clause: cited }) => [seat, cited])).toEqual([
    [0, "ND-6.8"],
    [1, "ND-6.8"],
  ]);
  expect(rolls[0]?.what.with?.dice).toMatchObject([{ with: { face: { say: "face.book" } } }]);
});

clause(["ND-7.8", "ND-15.2"], "the log tells a pass from a pass for want of anything else", () => {
  const free = position({ players: [rival, rival] }).do("pass");
  expect(free.line("log.passed")).toMatchObject({ seat: 0, clause: "ND-15.2", moves: [{ piece: "order:0" }] });
  const forced = position({ players: [rival, { dice: "W gold1" }, rival] }).do("pass");
  expect(forced.line("log.must-pass")).toMatchObject({ seat: 1, clause: "ND-7.8", moves: [{ piece: "order:1" }] });
});

clause(
  ["ND-17.1", "ND-17.2", "ND-17.5", "ND-17.7", "ND-19.1", "ND-19.2", "ND-19.4", "ND-19.6"],
  "famine and war are asked and told with what they need and what they bring",
  () => {
    for (const [step, dice, need, asks, met, declined, cant] of [
      ["famine", "O food2", "food", "ND-17.1", "ND-17.2", "ND-17.5", "ND-17.7"],
      ["war", "R strength2", "strength", "ND-19.1", "ND-19.2", "ND-19.4", "ND-19.6"],
    ] as const) {
      const play = position({ players: [{ dice }, { dice: "B book1" }], event: "bronze-age-collapse", step });
      const question = play.match.pending[0];
      expect(question?.clause).toBe(asks);
      expect(question?.prompt).toMatchObject({
        say: "ask.pay",
        with: {
          what: { say: `ask.${step}`, with: { event: { say: "event.bronze-age-collapse" }, vp: { with: { n: 1 } } } },
          cost: { say: `amount.${need}`, with: { n: 2 } },
        },
      });
      expect(play.line(`log.${step}-too-little`)).toMatchObject({
        seat: 1,
        what: { with: { needed: { say: `amount.${need}`, with: { n: 2 } } } },
        clause: cant,
      });
      expect(play.fork().do("decline").line(`log.${step}-declined`)).toMatchObject({ seat: 0, clause: declined });
      expect(play.do(play.offered[0] ?? "").line(`log.${step}-met`)).toMatchObject({
        seat: 0,
        what: { with: { payment: [{ with: { face: { say: `face.${need}` } } }], vp: { with: { n: 1 } } } },
        clause: met,
        moves: [{ piece: "die:0:0", to: "used:0" }, { piece: "vp:0" }],
      });
    }
  },
);

clause(["ND-20.1", "ND-20.4", "ND-20.5"], "the score sheet and the log tell the end of the game", () => {
  const fed = { dice: "O food2, O food2, R strength3, R strength3", chits: "food" };
  const play = position({
    players: [
      { ...fed, advisor: "suleiman" },
      { vp: 9, colonies: ["peru"] },
    ],
    round: 4,
    event: "great-war",
    step: "famine",
  }).do("pay:orange-food2+orange-food2+chit", "pay:red-strength3+red-strength3");
  const { result } = play.match;
  expect(result?.sheet.map(({ label, points, clause: cited }) => [label.say, points, cited])).toEqual([
    ["score.books", [0, 9], "ND-16.4"],
    ["score.famine", [4, 0], "ND-17.2"],
    ["score.war", [4, 0], "ND-19.2"],
    ["score.buildings", [0, 0], "ND-20.1"],
    ["score.advisor", [4, 0], "ND-20.1"],
    ["score.colonies", [0, 2], "ND-20.1"],
    ["score.wonders", [0, 0], "ND-20.1"],
  ]);
  const told = play.match.log("audience").filter(({ what }) => /tiles|wins|remark/.test(what.say));
  expect(told.map(({ what, seat, clause: cited }) => [what.say, seat, cited])).toEqual([
    ["log.tiles", 0, "ND-20.1"],
    ["log.tiles", 1, "ND-20.1"],
    ["log.wins", 0, "ND-20.4"],
  ]);
  expect(told[0]?.what.with).toMatchObject({ tiles: { with: { n: 4 } }, total: { with: { n: 12 } } });
  const tied = position({ players: [{ vp: 3 }, { vp: 3 }], order: [1, 0], round: 4, step: "war" });
  expect(tied.line("remark.tie")).toMatchObject({ what: { with: { player: { seat: 1 } } }, clause: "ND-20.5" });
  expect(tied.line("log.wins")?.seat).toBe(1);
});

clause(["ND-22.3", "ND-22.7", "ND-23.2", "ND-23.3"], "the log tells what the solo dice do", () => {
  const books = position({ players: [rival], round: 2, step: "start", rolls: ["B book3", "B stone1"] });
  expect(books.line("log.opponent")).toMatchObject({
    what: { with: { dice: [{ say: "rolled.blue" }, {}], books: { with: { n: 3 } }, total: 4 } },
    clause: "ND-22.3",
    moves: [{ piece: "opponent" }],
  });
  const empty = (harder: boolean) =>
    position({
      players: [{ dice: "W gold1", chits: "reroll, reroll" }],
      rows: [["irrigation"]],
      harder,
      rolls: ["W food1", "d4 3"],
    })
      .do("reroll")
      .line("log.solo-empty");
  expect(empty(false)).toMatchObject({ what: { with: { column: 3 } }, clause: "ND-22.7" });
  expect(empty(true)).toMatchObject({ what: { with: { column: 3 } }, clause: "ND-23.3" });
});

clause(["ND-10.2", "ND-13.2"], "the log counts the chits that are paid and gained", () => {
  const english = new Speaker("en", [words]);
  const play = position({
    players: [{ dice: "R strength3", chits: "gold, gold, gold" }, rival],
    rows: [["pyramids", "cyprus"], ["hatshepsut"]],
  });
  play.do("buy:pyramids", "pay:chit", "pass", "buy:hatshepsut", "buy:cyprus");
  const told = play.match.log("audience").map(({ what }) => english.plain(what));
  expect(told).toContain("Player 1 buys the wonder Pyramids for a gold chit and begins to build");
  expect(told).toContain("Player 1 buys the advisor Hatshepsut for 2 gold chits");
  expect(told).toContain("Player 1 gains a stone chit");
});
