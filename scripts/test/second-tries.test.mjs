import { expect, test } from "vitest";
import { secondTriesIn } from "../test-report.mjs";

test("tests that passed only at the second try are named, with their files", () => {
  const files = {
    "a.test.ts": [
      { name: "firm", state: "passed" },
      { name: "shaky", state: "passed", secondTry: true },
    ],
    "b.test.ts": [{ name: "broken", state: "failed" }],
  };
  expect(secondTriesIn({ files })).toEqual(["a.test.ts: shaky"]);
  expect(secondTriesIn({ files: {} })).toEqual([]);
});
