import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { begin, type Play, position, rival } from "./position.ts";

/** What every offered or blocked id points at. */
const pointsAt = (play: Play): Record<string, readonly string[] | undefined> => {
  const decision = play.match.pending[0];
  const all = [...(decision?.options ?? []), ...(decision?.blocked() ?? [])];
  return Object.fromEntries(all.map(({ id, refs }) => [id, refs]));
};

const movesOf = (play: Play, key: string): string[] | undefined =>
  play.line(key)?.moves?.map(({ piece, from, to }) => `${piece}${from ? ` from ${from}` : ""}${to ? ` to ${to}` : ""}`);

clause(["ND-7.2", "ND-11.1"], "what a turn offers points at tiles and chits, covering at spaces", () => {
  const play = position({
    players: [
      rival,
      { dice: "O gold3, W gold1, W food1", chits: "reroll", wonder: "colossus", on: { 4: "irrigation" } },
    ],
    turn: 1,
    rows: [["academy", "thrace"], ["sun-tzu"]],
  });
  expect(pointsAt(play)).toMatchObject({
    "buy:academy": ["tile:academy"],
    "buy:thrace": ["tile:thrace"],
    "buy:sun-tzu": ["tile:sun-tzu"],
    "build:colossus": ["tile:colossus"],
    reroll: ["chit:1:reroll"],
  });
  expect(pointsAt(play.do("buy:academy", "pay:white-gold1"))).toEqual({
    "cover:axeman": ["space:1:1"],
    "cover:farm": ["space:1:2"],
    "cover:caravan": ["space:1:3"],
    "cover:irrigation": ["space:1:4"],
    "cover:temple": ["space:1:5"],
  });
});

clause(["ND-8.18", "ND-24.9"], "a payment points at all alike dice, a ready-made one at its own", () => {
  const play = position({
    players: [{ dice: "W gold1, W gold1, O gold2, B book1, B book1*, B book1", chits: "gold" }, rival],
    rows: [[], [], ["hammurabi"]],
  }).do("buy:hammurabi");
  const refs = pointsAt(play);
  expect(refs["pay:orange-gold2+chit"]).toEqual(["die:0:2", "chit:0:gold"]);
  expect(refs["pay:white-gold1+orange-gold2"]).toEqual(["die:0:0", "die:0:2"]);
  expect(refs["add:white-gold1"]).toEqual(["die:0:0", "die:0:1"]);
  expect(refs["add:chit"]).toEqual(["chit:0:gold"]);
  expect(refs["trade:blue-book1"]).toEqual(["die:0:3", "die:0:5"]);
  expect(pointsAt(play.fork().do("trade:blue-book1"))).toEqual({
    "with:blue-book1": ["die:0:5"],
    "with:white-gold1": ["die:0:0", "die:0:1"],
    "with:orange-gold2": ["die:0:2"],
  });
});

clause(["ND-11.4", "ND-24.11"], "dice to return point at all that are alike, each once", () => {
  const play = position({
    players: [
      {
        dice: "O gold2, W food1*, O gold2, O food2, W gold1*",
        chits: "gold",
        on: { 1: "guild-hall", 2: "irrigation" },
      },
      rival,
    ],
    round: 2,
    rows: [["university"]],
  }).do("buy:university", "pay:chit", "cover:guild-hall");
  expect(pointsAt(play)).toEqual({
    "return:orange-gold2+orange-gold2": ["die:0:0", "die:0:2"],
    "return:orange-gold2+orange-food2": ["die:0:0", "die:0:2", "die:0:3"],
  });
});

clause(["ND-9.2", "ND-12.3", "ND-16.1"], "rerolls, reroll chits and books point at what they are about", () => {
  const at = {
    dice: "W book1, W book1*, B book2, W book1",
    chits: "reroll, reroll*, book",
    advisor: "hammurabi",
  } as const;
  const play = position({ players: [at, rival], rows: [["hatshepsut"]] });
  expect(pointsAt(play.fork().do("reroll"))).toEqual({
    all: ["die:0:0", "die:0:2", "die:0:3"],
    "roll:white-book1": ["die:0:0", "die:0:3"],
    "roll:blue-book2": ["die:0:2"],
  });
  expect(pointsAt(play.do("buy:hatshepsut", "trade:white-book1", "with:blue-book2"))).toEqual({
    "return:1-used+0-unused": ["chit:0:reroll"],
    "return:0-used+1-unused": ["chit:0:reroll"],
  });
  expect(pointsAt(position({ players: [at, {}], step: "books" }))).toMatchObject({
    "use:white-book1": ["die:0:0", "die:0:3"],
    "use:blue-book2": ["die:0:2"],
    "use:chit": ["chit:0:book"],
  });
});

clause(["ND-10.4", "ND-11.3", "ND-11.5"], "what moves when a building is bought", () => {
  const play = position({
    players: [{ dice: "W gold1, W food1, W food1", chits: "gold", on: { 2: "irrigation" } }, rival],
    rows: [[], [null, "bazaar"]],
  }).do("buy:bazaar", "pay:white-gold1+chit", "cover:axeman", "return:white-food1");
  expect(movesOf(play, "log.bought-building")).toEqual([
    "die:0:0 to used:0",
    "chit:0:gold to used:0",
    "tile:bazaar from cell:2:2 to space:0:1",
  ]);
  expect(movesOf(play, "log.covered")).toEqual(["die:0:1 to supply"]);
  expect(movesOf(play, "log.new-dice")).toEqual(["die:0:2 from supply to board:0", "die:0:3 from supply to board:0"]);
  expect(play.line("log.new-dice")?.what.with?.dice).toHaveLength(2);
});

clause(["ND-12.2", "ND-13.2", "ND-14.2", "ND-14.7"], "what moves when the other tiles are bought and built", () => {
  const play = position({
    players: [
      {
        dice: "W gold1, O gold1, R strength2, B stone2",
        chits: "reroll, reroll",
        advisor: "hammurabi",
        wonder: "colossus",
      },
      { passed: true },
    ],
    rows: [["sun-tzu", "great-library"], ["thrace"]],
  });
  play.do("buy:thrace", "buy:sun-tzu", "pay:white-gold1", "buy:great-library", "pay:orange-gold1");
  play.do("build:great-library");
  expect(movesOf(play, "log.chit")).toEqual(["chit:0:strength from supply to board:0"]);
  expect(movesOf(play, "log.bought-colony")).toEqual(["die:0:2 to used:0", "tile:thrace from cell:2:1 to beside:0"]);
  expect(movesOf(play, "log.advisor-leaves")).toEqual(["tile:hammurabi from advisor:0 to box"]);
  expect(movesOf(play, "log.rerolls")).toEqual(["chit:0:reroll from supply to board:0"]);
  expect(movesOf(play, "log.bought-advisor")?.at(-1)).toBe("tile:sun-tzu from cell:1:1 to advisor:0");
  expect(movesOf(play, "log.bought-wonder")?.at(-1)).toBe("tile:great-library from cell:1:2 to wonder:0");
  expect(movesOf(play, "log.wonder-lost")).toEqual(["tile:colossus from wonder:0 to box"]);
  expect(movesOf(play, "log.built")).toEqual(["die:0:3 to used:0", "tile:great-library from wonder:0 to beside:0"]);
});

clause(["ND-6.3", "ND-6.8"], "what moves at the start of a round", () => {
  const play = begin(2, "moves");
  expect(movesOf(play, "log.dealt")).toEqual(
    play.table.progress.map(({ row, column, tile }) => `tile:${tile} from stack to cell:${row}:${column}`),
  );
  const first = play.table.order[0];
  expect(movesOf(play, "log.rolled")).toEqual([0, 1, 2, 3, 4].map((i) => `die:${first}:${i}`));
});

clause(["ND-9.2", "ND-22.6"], "what moves with a reroll and with the four-sided die", () => {
  const play = position({
    players: [{ dice: "W gold1*, W food1", chits: "reroll, reroll" }],
    rows: [["irrigation"], ["bazaar", "academy"]],
    rolls: ["W book1", "d4 2"],
  }).do("reroll");
  expect(movesOf(play, "log.rerolled")).toEqual(["chit:0:reroll to used:0", "die:0:1"]);
  expect(play.line("log.rerolled")?.what.with).toMatchObject({
    before: [{ with: { face: { say: "face.food" } } }],
    after: [{ with: { face: { say: "face.book" } } }],
  });
  expect(movesOf(play, "log.solo-removed")).toEqual(["solo-die", "tile:academy from cell:2:2 to box"]);
  expect(play.table.box).toBe(1);
});
