import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const SIZE = fileURLToPath(new URL("../size.mjs", import.meta.url));

test("the home page and the tables stay light", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [SIZE]);
  console.log(stdout);
  expect(stdout).toContain("light enough");
});
