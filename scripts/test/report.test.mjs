import { expect, test } from "vitest";
import { failuresIn, secondTriesIn } from "../test-report.mjs";

const files = {
  "a.test.ts": [
    { name: "firm", state: "passed" },
    { name: "shaky", state: "passed", secondTry: "expected 1 to be 2 (line 3)" },
  ],
  "b.test.ts": [{ name: "broken", state: "failed" }],
};

test("tests that passed only at the second try are named, with their files", () => {
  expect(secondTriesIn({ files })).toEqual(["a.test.ts: shaky\n!!!     expected 1 to be 2 (line 3)"]);
  expect(secondTriesIn({ files: {} })).toEqual([]);
});

test("tests that failed are named, with their files", () => {
  expect(failuresIn({ files })).toEqual(["b.test.ts: broken"]);
  expect(failuresIn({ files: {} })).toEqual([]);
});
