import { expect, test } from "vitest";
import { namesIn } from "../src/names.ts";
import { tree } from "../src/tree.ts";

const name = namesIn({
  "tile.forum": "Forum",
  "tile.farm": "Farm",
  "icon.gold": "gold",
  "resource.gold": "Gold",
  "log.bought": "{who} buys {tile}",
});
const voice = { say: ({ say }: { say: string }): string => `<${say}>`, name };

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

test("an id that could mean several things keeps its own name", () => {
  expect(["forum", "gold", "bought", "sea"].map(name)).toEqual(["Forum", "gold", "bought", "sea"]);
});
