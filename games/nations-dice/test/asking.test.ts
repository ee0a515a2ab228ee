import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { begin, position, rival } from "./position.ts";

clause(["ND-8.7", "ND-24.9"], "a payment says what is needed, what lies there, and what a trade is for", () => {
  const play = position({
    players: [{ dice: "O gold2, W stone1, W stone1, W book1, W food1" }, rival],
    rows: [[], [], ["hammurabi"]],
  }).do("buy:hammurabi");
  const asked = () => play.match.pending[0]?.prompt;
  const gold = (n: number) => ({ say: "amount.gold", with: { n } });
  expect(asked()).toEqual({ say: "ask.pay", with: { what: { say: "tile.hammurabi" }, cost: gold(3) } });
  play.do("add:orange-gold2");
  expect(asked()).toEqual({
    say: "ask.pay-more",
    with: { what: { say: "tile.hammurabi" }, cost: gold(3), paid: gold(2) },
  });
  play.do("trade:white-book1");
  expect(asked()).toEqual({ say: "ask.partner", with: { resource: gold(1) } });
  expect(play.match.pending[0]?.clause).toBe("ND-8.7");
});

clause(["ND-9.2", "ND-9.3"], "a reroll says how many dice there are and which are picked", () => {
  const play = position({ players: [{ dice: "W book1, O gold2, W food1*, W stone1", chits: "reroll" }, rival] });
  play.do("reroll");
  expect(play.match.pending[0]?.options[0]?.label).toEqual({ say: "reroll.all", with: { n: 3 } });
  play.do("roll:orange-gold2");
  const picked = [{ say: "rolled.orange", with: { face: { say: "face.gold", with: { n: 2 } } } }];
  expect(play.match.pending[0]?.prompt).toEqual({ say: "ask.reroll-more", with: { dice: picked } });
  expect(play.match.pending[0]?.options[0]?.label).toEqual({ say: "reroll.done", with: { dice: picked } });
});

clause(["ND-11.3", "ND-16.1"], "returning dice and using books say how many", () => {
  const returning = position({
    players: [
      { dice: "O gold1, O gold2, O food2, W gold1", chits: "gold", on: { 1: "guild-hall", 2: "irrigation" } },
      rival,
    ],
    round: 2,
    rows: [["monastery"]],
  }).do("buy:monastery", "pay:chit", "cover:guild-hall");
  expect(returning.match.pending[0]?.prompt).toEqual({
    say: "ask.return",
    with: { n: 2, die: { say: "die.orange" }, building: { say: "tile.guild-hall" } },
  });
  const books = position({ players: [{ dice: "B book3, W book1", chits: "book" }, {}], step: "books" });
  expect(books.match.pending[0]?.options[0]?.label).toEqual({ say: "books.all", with: { n: 5 } });
  books.do("use:blue-book3");
  expect(books.match.pending[0]?.prompt).toEqual({ say: "ask.books", with: { n: 3 } });
  expect(books.match.pending[0]?.options[0]?.label).toMatchObject({ say: "books.done", with: { n: 3 } });
});

clause(["ND-1.8", "ND-14.4"], "an offered tile says what it would give", () => {
  const play = position({
    players: [{ dice: "O gold3, R strength3", wonder: "taj-mahal", chits: "reroll" }, rival],
    rows: [["bazaar", "sun-tzu", "cyprus"], ["great-library", "brazil", "museum"], ["hatshepsut"]],
  });
  const note = (id: string) => {
    const found = play.match.pending[0]?.options.find((option) => option.id === `buy:${id}`)?.note;
    const gives = found?.with?.gives;
    return [found?.say, Array.isArray(gives) ? gives.map((one) => [one.say, one.with?.n].join(" ").trim()) : gives];
  };
  expect(note("bazaar")).toEqual(["note.building", ["die.white", "die.orange"]]);
  expect(note("sun-tzu")).toEqual(["note.advisor", ["chits.reroll 2"]]);
  expect(note("cyprus")).toEqual(["note.colony", ["chits.stone 1", "amount.vp 2"]]);
  expect(note("great-library")).toEqual(["note.wonder", ["chits.book 1", "amount.vp 2"]]);
  expect(note("museum")).toEqual(["note.building", ["die.white", "amount.vp 3"]]);
  expect(note("hatshepsut")).toEqual(["note.advisor", ["amount.vp 2"]]);
});

clause(["ND-3.1", "ND-3.3"], "the table shows who is at it, the stacks and what is not dealt", () => {
  const play = begin(2, "shown");
  expect(play.table.active).toBe(play.asked);
  expect(play.table.stacks).toEqual([
    { age: 1, tiles: 6, events: 2 },
    { age: 2, tiles: 15, events: 3 },
    { age: 3, tiles: 15, events: 3 },
    { age: 4, tiles: 15, events: 3 },
  ]);
  const dealt = play.table.progress.flatMap(({ tile }) => (tile === null ? [] : [tile]));
  expect(new Set([...dealt, ...play.table.undealt]).size).toBe(15);
  const books = position({ players: [{ dice: "W book1" }, {}], step: "books" });
  expect(books.table.active).toBe(0);
  expect(position({ players: [{}, {}], round: 4, step: "war" }).table.active).toBeNull();
});
