// npm run check: everything that can be said without running the games.
import { pathToFileURL } from "node:url";
import { checkArrows } from "./check-arrows.mjs";
import { checkExports } from "./check-exports.mjs";
import { checkNames } from "./check-names.mjs";
import { checkCredits, checkLockfile, checkPaths } from "./check-papers.mjs";
import { commandOf, heading, runNode } from "./ground.mjs";

const asProblems = async (what, code) => ((await code) === 0 ? [] : [`${what}: see above`]);

const COLOURS = `--colors=${process.stdout.isTTY ? "force" : "off"}`;

/** What is checked, by name: each gives a list of problems. */
const CHECKS = {
  "format and lint (biome)": () =>
    asProblems("biome", runNode(commandOf("@biomejs/biome", "biome"), ["ci", COLOURS, "."])),
  "types (tsc)": () => asProblems("tsc", runNode(commandOf("typescript", "tsc"), ["--noEmit", "-p", "."])),
  "import arrows and pure rules": checkArrows,
  "every export is used": checkExports,
  "one word, one thing": checkNames,
  lockfile: () => checkLockfile(),
  credits: checkCredits,
  "no machine's paths": checkPaths,
};

/** Runs all checks; the names of those that failed. */
export async function runChecks() {
  const failed = [];
  for (const [name, check] of Object.entries(CHECKS)) {
    heading(name);
    const problems = await check();
    for (const problem of problems) console.log(`  ✗ ${problem}`);
    if (problems.length === 0) console.log("  ✓");
    else failed.push(name);
  }
  return { passed: Object.keys(CHECKS).length - failed.length, failed };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { failed } = await runChecks();
  process.exitCode = failed.length === 0 ? 0 : 1;
}
