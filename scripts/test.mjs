// npm test: installs, checks, builds, and runs all tests. The last line says how many passed and how many failed.
import { ensureBuilt } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { commandOf, heading, inRoot, runNode } from "./ground.mjs";
import { ensureInstalled } from "./install.mjs";
import { failuresIn, readReport, secondTriesIn, tellFailures, tellSecondTries, writeReport } from "./test-report.mjs";

const tally = { passed: 0, skipped: 0 };
const failures = [];
const secondTries = [];

/** One step that either works or fails as a whole. */
async function step(name, work) {
  try {
    heading(name);
    await work();
    tally.passed++;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    failures.push(name);
  }
}

async function mustSucceed(what, code) {
  if ((await code) !== 0) throw new Error(`${what} failed; see above`);
}

/** Runs vitest and adds up how its tests ended. */
async function runTests(args, env = {}) {
  const { files: before, seconds } = readReport();
  writeReport({ files: {}, seconds });
  const code = await runNode(commandOf("vitest"), ["run", ...args], { env });
  const report = readReport();
  for (const { state } of Object.values(report.files).flat()) {
    if (state in tally) tally[state]++;
  }
  secondTries.push(...secondTriesIn(report));
  const failed = failuresIn(report);
  failures.push(...failed);
  if (code !== 0 && failed.length === 0) failures.push("an error outside any test");
  writeReport({ ...report, files: { ...before, ...report.files } });
}

/** Where the time went, for whoever wants to make the tests faster. */
function tellSlowest() {
  const slowest = Object.entries(readReport().seconds).sort(([, a], [, b]) => b - a);
  console.log("\nThe slowest test files:");
  for (const [file, seconds] of slowest.slice(0, 10)) console.log(`  ${String(seconds).padStart(4)} s  ${file}`);
}

const BROWSER_TESTS = "web/e2e/vitest.config.ts";

const forBrowser = (name) => /e2e|\.browser/.test(name);

/** The tests in a browser whose files have one of these in their names; all if there is none. */
async function testInBrowser(names = []) {
  heading("Tests in a browser");
  const chromium = await ensureChromium();
  if (chromium === undefined) {
    console.log("  No Chromium, Chrome or Edge was found, so the browser tests are skipped.");
    console.log("  Install one, or say where it is: CIVITAS_CHROMIUM=… npm test");
    tally.skipped++;
  } else await runTests(["--config", BROWSER_TESTS, ...names], { CIVITAS_CHROMIUM: chromium });
}

/** `npm test -- games/nations-dice` or `npm test -- web/e2e/board`: only the tests whose files have this in their names. */
async function testSome(names) {
  await ensureInstalled();
  const inBrowser = names.filter(forBrowser);
  if (inBrowser.length < names.length) await runTests(names.filter((name) => !forBrowser(name)));
  if (inBrowser.length > 0) {
    await step("the programs and the web client build", () => ensureBuilt());
    await testInBrowser(inBrowser);
  }
  console.log(`\nA partial run: only tests whose files have ${names.join(" or ")} in their names.`);
}

/** `npm test -- --changed`: the checks, and the tests that a change concerns: what is not committed, or all since a revision. */
async function testChanged(revision) {
  await ensureInstalled();
  await check();
  heading("Tests of what has changed (vitest)");
  await runTests([revision === undefined ? "--changed" : `--changed=${revision}`, "--passWithNoTests"]);
  console.log("\nA partial run: the checks, and the tests without a browser that import what has changed.");
}

async function check() {
  // Only after installing are the packages there that this module imports.
  const { runChecks } = await import("./check.mjs");
  const { passed, failed } = await runChecks();
  tally.passed += passed;
  failures.push(...failed);
}

async function testAll() {
  await ensureInstalled();
  await check();
  await step("the programs and the web client build", () => ensureBuilt());

  heading("Tests (vitest)");
  writeReport({ files: {}, seconds: readReport().seconds });
  await runTests([]);

  await testInBrowser();

  tellSlowest();
  writeReport({ ...readReport(), whole: true });
  await step("every clause that a test cites exists (civitas rules)", () =>
    mustSucceed("civitas rules", runNode(inRoot("cli", "bin", "civitas.mjs"), ["rules"])),
  );
}

try {
  const [first, ...others] = process.argv.slice(2);
  if (first === undefined) await testAll();
  else if (first === "--changed") await testChanged(others[0]);
  else await testSome([first, ...others]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  failures.push("the run itself");
}
tellSecondTries(secondTries);
tellFailures(failures);
if (tally.skipped > 0) console.log(`\n${tally.skipped} skipped`);
console.log(`\n${tally.passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
