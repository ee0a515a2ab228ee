import { expect, test } from "vitest";
import { remember } from "../src/index.ts";

test("each value is made once", () => {
  let made = 0;
  const square = remember((n: number) => ({ square: n * n, made: ++made }));
  expect(square(3)).toBe(square(3));
  expect(square(3)).toEqual({ square: 9, made: 1 });
  expect(square(4)).toEqual({ square: 16, made: 2 });
});

test("by two keys as well, whatever they are called", () => {
  let made = 0;
  const pair = remember((a: string, b: number | string) => `${a}/${b}/${++made}`);
  expect([pair("constructor", 1), pair("__proto__", "x"), pair("constructor", 2), pair("constructor", 1)]).toEqual([
    "constructor/1/1",
    "__proto__/x/2",
    "constructor/2/3",
    "constructor/1/1",
  ]);
});
