import { expect, test } from "vitest";
import { namesIn } from "../src/names.ts";
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
};

test("plain data becomes an indented list, messages are spoken, things are named", () => {
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
    "empty: –",
    "nothing: –",
    "passed: ✓",
    "players:",
    "  - gold: 3",
    "    tiles: Forum, Farm",
    "    dice:",
    "      - 1",
    "      - 2",
    "  - gold: 1",
    "    tiles: –",
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
  expect(tree({ seat: 0, gold: 0 }, voice)).toEqual(["seat Player 1, gold 0"]);
  const players = [0, 1].map((seat) => ({ seat, gold: 2 }));
  expect(tree({ first: 1, players }, voice)).toEqual([
    "first: Player 2",
    "players:",
    "  seat      gold",
    "  Player 1     2",
    "  Player 2     2",
  ]);
});
