import { clause } from "@civitas/testing";
import { expect } from "vitest";
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
