import { expect, test } from "vitest";
import { namesakes } from "../check-names.mjs";

const INDEX = 'export { type Road, pave } from "./road.ts";';
const ROAD = "export interface Road {}\nexport function* pave() {}\nexport const gravel = 1;";

const kernel = [
  ["kernel/src/index.ts", INDEX],
  ["kernel/src/road.ts", ROAD],
];
const game = (source, file = "games/rome/src/way.ts") => [file, `import { pave } from "@civitas/kernel";\n${source}`];

test("a name with two homes in one package is found", () => {
  expect(namesakes([...kernel, ["kernel/src/way.ts", "export class Road {}"]])).toEqual([
    "Road means two things: see kernel/src/road.ts, kernel/src/way.ts",
  ]);
});

test("so is one that a used package offers under the same name", () => {
  expect(namesakes([...kernel, game("export type Road = string;")])).toHaveLength(1);
});

test("what that package keeps to itself is no namesake, nor are the words of two games", () => {
  expect(namesakes([...kernel, game("export const gravel = 2;")])).toEqual([]);
  expect(namesakes([game("export type City = 1;"), game("export type City = 2;", "games/greece/src/way.ts")])).toEqual(
    [],
  );
});

test("a schema and its type share a name, and every room says things with its own say", () => {
  expect(
    namesakes([["protocol/src/a.ts", "export const Person = z.object();\nexport type Person = z.infer;"]]),
  ).toEqual([]);
  expect(
    namesakes([
      ...kernel,
      ["kernel/src/say.ts", "export const say = 1;"],
      ["kernel/src/b.ts", "export const say = 2;"],
    ]),
  ).toEqual([]);
});
