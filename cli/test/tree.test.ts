import { expect, test } from "vitest";
import { tree } from "../src/tree.ts";

const speak = ({ say }: { say: string }): string => `<${say}>`;

test("plain data becomes an indented list, messages are spoken", () => {
  const view = {
    round: 2,
    name: { say: "tile.forum" },
    hand: [1, 2, 3],
    empty: [],
    nothing: null,
    players: [
      { gold: 3, tiles: ["forum", "farm"] },
      { gold: 1, tiles: [] },
    ],
    hidden: undefined,
  };
  expect(tree(view, speak)).toEqual([
    "round: 2",
    "name: <tile.forum>",
    "hand: 1, 2, 3",
    "empty: none",
    "nothing: none",
    "players:",
    "  - gold: 3",
    "    tiles: forum, farm",
    "  - gold: 1",
    "    tiles: none",
  ]);
});
