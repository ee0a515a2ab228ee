// Which test files replace modules or globals.
import { readFileSync } from "node:fs";
import { filesUnder } from "./files.mjs";
import { inRoot } from "./ground.mjs";

const REPLACES = /\bvi\.(mock|doMock|stubGlobal|stubEnv)\(/;

/** Each of these files needs a process of its own: what it replaces would stay replaced for the next file. */
export function filesThatReplace() {
  return filesUnder().filter(
    (file) => /\/test\/.*\.test\.(ts|tsx|mjs)$/.test(file) && REPLACES.test(readFileSync(inRoot(file), "utf8")),
  );
}
