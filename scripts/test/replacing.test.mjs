import { expect, test } from "vitest";
import { filesThatReplace } from "../replacing.mjs";

test("files that replace modules or globals are found, and no others", () => {
  const found = filesThatReplace();
  expect(found).toContain("server/test/rebinding.test.ts");
  expect(found).toContain("web/test/following.test.ts");
  // It replaces the clock only, and puts it back after every test.
  expect(found).not.toContain("bots/test/budget.test.ts");
});
