import { expect, test } from "vitest";
import { circles, judge } from "../check-arrows.mjs";

const problems = (file, source) => judge(file, source).map((line) => line.slice(file.length + 2));

test.each([
  ["kernel/src/a.ts", 'import { readFileSync } from "node:fs";', 'rules are pure, but it imports "node:fs" of Node'],
  ["kernel/src/a.ts", 'import fs from "fs/promises";', 'rules are pure, but it imports "fs/promises" of Node'],
  ["kernel/src/a.ts", 'import type { Bot } from "@civitas/bots";', 'kernel may not use bots ("@civitas/bots")'],
  ["kernel/src/a.ts", 'export * from "@civitas/games";', 'kernel may not use games ("@civitas/games")'],
  ["kernel/src/a.ts", 'const g = await import("@civitas/games");', 'kernel may not use games ("@civitas/games")'],
  ["kernel/src/a.ts", 'let g: import("@civitas/web").Page;', 'kernel may not use web ("@civitas/web")'],
  [
    "kernel/src/a.ts",
    'import { say } from "../../words/src/a.ts";',
    '"../../words/src/a.ts" leaves the package kernel',
  ],
  ["games/chess/src/a.ts", 'import "@civitas/bots";', 'games may not use bots ("@civitas/bots")'],
  ["games/chess/src/a.ts", 'import "../ui/board.tsx";', 'rules may not use the table\'s drawing, "../ui/board.tsx"'],
  ["games/chess/src/a.ts", 'import "@civitas/chess/ui";', 'games may not use ui ("@civitas/chess/ui")'],
  ["games/chess/src/a.ts", "const roll = Math.random() * 6;", "rules are pure, but it uses Math.random"],
  ["games/chess/src/a.ts", "const now = Date.now();", "rules are pure, but it uses Date.now"],
  ["games/chess/src/a.ts", "const now = new Date();", "rules are pure, but it uses Date"],
  ["games/chess/src/a.ts", "const t = { at: performance.now() };", "rules are pure, but it uses performance.now"],
  ["games/chess/src/a.ts", "if (process.env.X) x();", "rules are pure, but it uses process.env"],
  ["games/chess/src/a.ts", 'const x = fetch("https://example.org");', "rules are pure, but it uses fetch"],
  ["games/chess/src/a.ts", "const dice = { random: globalThis.x };", "rules are pure, but it uses globalThis.x"],
  ["bots/src/a.ts", 'import "@civitas/server";', 'bots may not use server ("@civitas/server")'],
  ["web/src/a.tsx", 'import "@civitas/server";', 'web may not use server ("@civitas/server")'],
  ["server/src/a.ts", 'import "civitas";', 'server may not use cli ("civitas")'],
  ["words/src/a.ts", 'import "@civitas/games";', 'words may not use games ("@civitas/games")'],
  [
    "games/chess/src/a.ts",
    'import { clause } from "@civitas/testing";',
    'games may not use testing ("@civitas/testing")',
  ],
])("in %s, `%s` is caught", (file, source, problem) => {
  expect(problems(file, source)).toEqual([problem]);
});

test.each([
  ["kernel/src/a.ts", 'import { uniformInt } from "pure-rand/distribution/uniformInt";'],
  ["games/chess/src/a.ts", 'import { choose } from "@civitas/kernel"; import { row } from "./content/row.ts";'],
  ["games/chess/src/a.ts", 'import { gain } from "@civitas/checkers";'],
  ["games/chess/ui/a.tsx", 'import { Piece } from "@civitas/table-kit"; import type { View } from "../src/view.ts";'],
  ["games/chess/test/a.test.ts", 'import fs from "node:fs"; import { clause } from "@civitas/testing";'],
  ["games/chess/src/a.ts", "const { location, process } = s; use(location); process.next();"],
  [
    "games/chess/src/a.ts",
    "type Card = { Date: string; fetch(): void }; const c = { process: 1 }; c.process; x.fetch();",
  ],
  ["games/chess/src/a.ts", "function move(self: Seat, window: number) { return self + window; }"],
  ["games/chess/src/a.ts", "const most = Math.max(1, 2); // not Math.random()"],
  ["server/src/a.ts", 'import { createServer } from "node:http"; const now = Date.now();'],
  ["cli/src/a.ts", 'import { serve } from "@civitas/server"; import fs from "node:fs";'],
])("in %s, `%s` is fine", (file, source) => {
  expect(problems(file, source)).toEqual([]);
});

test("a file that can't be read as a module is reported", () => {
  expect(judge("kernel/src/a.ts", "import {")).toHaveLength(1);
});

test("files that import each other in a circle are caught, whatever lies between them", () => {
  const sources = [
    ["web/src/a.ts", 'import { b } from "./b.ts"; import "./free.ts";'],
    ["web/src/b.ts", 'export { c } from "./deep/c.ts";'],
    ["web/src/deep/c.ts", 'import { a } from "../a.ts";'],
    ["web/src/free.ts", 'import "@civitas/kernel";'],
  ];
  expect(circles(sources)).toEqual([
    "import circle: web/src/a.ts -> web/src/b.ts -> web/src/deep/c.ts -> web/src/a.ts",
  ]);
});

test("types make no circle", () => {
  const sources = [
    ["web/src/a.ts", 'import { b } from "./b.ts";'],
    [
      "web/src/b.ts",
      'import type { A } from "./a.ts"; import { type C } from "./a.ts"; export type { D } from "./a.ts";',
    ],
  ];
  expect(circles(sources)).toEqual([]);
});
