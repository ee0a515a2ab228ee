import { expect, test } from "vitest";
import { namesIn, partsIn } from "../src/names.ts";
import { tree } from "../src/tree.ts";

const words = {
  "tile.forum": "Forum",
  "tile.farm": "Farm",
  "tile.many": "{n} tiles",
  "why.activated": "The card is already activated.",
};
const name = namesIn(words, ["tile"]);
const voice = {
  say: ({ say }: { say: string }): string => `<${say}>`,
  name,
  seat: (seat: number): string => `Player ${seat + 1}`,
  part: partsIn({ "icon.gold": "Gold" }),
};

test("plain data becomes an indented list without what is empty; messages are spoken, things are named", () => {
  const view = {
    round: 2,
    name: { say: "tile.forum" },
    hand: [1, 2, 3],
    empty: [],
    nothing: null,
    passed: true,
    players: [
      { gold: 3, tiles: ["forum", "farm"], dice: [[1], [2]] },
      { gold: 1, tiles: [] },
    ],
    hidden: undefined,
  };
  expect(tree(view, voice)).toEqual([
    "round: 2",
    "name: <tile.forum>",
    "hand: 1, 2, 3",
    "passed: ✓",
    "players:",
    "  - Gold: 3",
    "    tiles: Forum, Farm",
    "    dice:",
    "      - 1",
    "      - 2",
    "  - Gold 1",
  ]);
});

test("things alike stand in a table", () => {
  const dice = [
    { colour: "red", value: 10 },
    { colour: "white", value: 2, used: true },
  ];
  expect(tree({ dice }, voice)).toEqual(["dice:", "  colour  value  used", "  red        10", "  white       2  ✓"]);
});

test("only words that are names are taken for names", () => {
  expect(["forum", "activated", "many", "sea"].map(name)).toEqual(["Forum", "activated", "many", "sea"]);
});

test("seats are said by the names of those who sit there, wherever they stand", () => {
  expect(tree({ seat: 0, gold: 0 }, voice)).toEqual(["seat Player 1, Gold 0"]);
  const players = [0, 1].map((seat) => ({ seat, gold: 2 }));
  expect(tree({ first: 1, players }, voice)).toEqual([
    "first: Player 2",
    "players:",
    "  seat      Gold",
    "  Player 1     2",
    "  Player 2     2",
  ]);
});

test("of counts only what there is; a price is an amount of a thing; an id needs no heading", () => {
  expect(tree({ supply: { gold: 2, food: 0, stone: 1 } }, voice)).toEqual(["supply: Gold 2, stone 1"]);
  expect(tree({ supply: { gold: 0, food: 0, stone: 0 } }, voice)).toEqual(["supply: –"]);
  expect(tree({ price: { resource: "gold", amount: 3 } }, voice)).toEqual(["price: 3 Gold"]);
  expect(tree({ event: { id: "forum", food: 1 } }, voice)).toEqual(["event: Forum, food 1"]);
});

test("a long list of names is broken after its commas", () => {
  const lines = tree({ gone: Array<string>(30).fill("forum") }, voice);
  expect(lines[0]).toBe("gone:");
  expect(lines.length).toBeLessThan(5);
  expect(lines.every((line) => line.length <= 102)).toBe(true);
});
