import { expect, test } from "vitest";
import { unusedExports } from "../check-exports.mjs";

const unused = (...modules) => unusedExports(modules.map((source, i) => [`${i}.ts`, source]));

test("an exported thing that no other module names is found", () => {
  expect(unused("export const roads = 1;\nexport function* walk() { yield roads; }", "walk();")).toEqual([
    "0.ts: no other module uses roads, so it need not be exported",
  ]);
});

test("one that another module names is none, nor is a type, nor what is not exported", () => {
  expect(unused("export class Road {}", 'import { Road } from "./0.ts";')).toEqual([]);
  expect(unused("export interface Road {}\nexport type Way = Road;")).toEqual([]);
  expect(unused("const road = 1;")).toEqual([]);
});
