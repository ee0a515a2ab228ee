// npm test: installs, checks, builds, and runs all tests. The last line says how many passed and how many failed.
import { existsSync } from "node:fs";
import { ensureBuilt } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { commandOf, heading, inRoot, runNode } from "./ground.mjs";
import { ensureInstalled } from "./install.mjs";
import { readReport, writeReport } from "./test-report.mjs";

const tally = { passed: 0, failed: 0, skipped: 0 };

/** One step that either works or fails as a whole. */
async function step(name, work) {
  try {
    heading(name);
    await work();
    tally.passed++;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(`  ✗ ${name}`);
    tally.failed++;
  }
}

async function mustSucceed(what, code) {
  if ((await code) !== 0) throw new Error(`${what} failed; see above`);
}

/** Runs vitest and adds up how its tests ended. */
async function runTests(args, env = {}) {
  const before = readReport().files;
  writeReport({ files: {} });
  const code = await runNode(commandOf("vitest"), ["run", ...args], { env });
  const report = readReport();
  let failures = 0;
  for (const { state } of Object.values(report.files).flat()) {
    if (state === "failed") failures++;
    if (state in tally) tally[state]++;
  }
  // An error outside any test still fails the run.
  if (code !== 0 && failures === 0) tally.failed++;
  writeReport({ files: { ...before, ...report.files } });
}

const BROWSER_TESTS = "web/e2e/vitest.config.ts";

/** `npm test -- games/nations-dice`: only the tests whose files have this in their names. */
async function testSome(names) {
  await ensureInstalled();
  await runTests(names);
  console.log(`\nA partial run: only tests whose files have ${names.join(" or ")} in their names.`);
}

async function testAll() {
  await ensureInstalled();
  // Only now are the packages there that these modules import.
  const { runChecks } = await import("./check.mjs");
  const checks = await runChecks();
  tally.passed += checks.passed;
  tally.failed += checks.failed.length;
  await step("the programs and the web client build", () => ensureBuilt());

  heading("Tests (vitest)");
  writeReport({ files: {} });
  await runTests([]);

  if (existsSync(inRoot(BROWSER_TESTS))) {
    heading("Tests in a browser");
    const chromium = await ensureChromium();
    if (chromium === undefined) {
      console.log("  No Chromium, Chrome or Edge was found, so the browser tests are skipped.");
      console.log("  Install one, or say where it is: CIVITAS_CHROMIUM=… npm test");
      tally.skipped++;
    } else await runTests(["--config", BROWSER_TESTS], { CIVITAS_CHROMIUM: chromium });
  }

  writeReport({ ...readReport(), whole: true });
  await step("every clause that a test cites exists (civitas rules)", () =>
    mustSucceed("civitas rules", runNode(inRoot("cli", "bin", "civitas.mjs"), ["rules"])),
  );
}

try {
  const names = process.argv.slice(2);
  await (names.length === 0 ? testAll() : testSome(names));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  tally.failed++;
}
if (tally.skipped > 0) console.log(`\n${tally.skipped} skipped`);
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed === 0 ? 0 : 1;
