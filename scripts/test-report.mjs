// Remembers how every test ended, for `civitas rules` and for the last line of `npm test`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "./ground.mjs";

const REPORT = inRoot(".cache", "test-report.json");

/**
 * The report: by test file, its tests and how each ended ("passed", "failed", "skipped"), why the
 * first try failed where it needed a second one, and how long the file took.
 */
export function readReport() {
  try {
    return { seconds: {}, ...JSON.parse(readFileSync(REPORT, "utf8")) };
  } catch {
    return { files: {}, seconds: {} };
  }
}

export function writeReport(report) {
  mkdirSync(inRoot(".cache"), { recursive: true });
  writeFileSync(REPORT, `${JSON.stringify(report, null, 1)}\n`);
}

/** The tests that failed, with their files. */
export function failuresIn({ files }) {
  return Object.entries(files).flatMap(([file, tests]) =>
    tests.filter(({ state }) => state === "failed").map(({ name }) => `${file}: ${name}`),
  );
}

/** Names what failed right before the last line, since nobody scrolls back through twenty minutes of output. */
export function tellFailures(failures) {
  if (failures.length > 0) console.log("\nFailed:");
  for (const failure of failures) console.log(`  ✗ ${failure}`);
}

/** The tests that failed once and passed when they were tried again: each of them depends on chance and wants mending. */
export function secondTriesIn({ files }) {
  return Object.entries(files).flatMap(([file, tests]) =>
    tests
      .filter(({ secondTry }) => secondTry !== undefined)
      .map(({ name, secondTry }) => `${file}: ${name}\n!!!     ${secondTry}`),
  );
}

/** Names them so that nobody overlooks them. */
export function tellSecondTries(tests) {
  if (tests.length === 0) return;
  console.log(`\n!!! ${tests.length} needed a second try: mend what depends on chance or on the machine's speed.`);
  for (const test of tests) console.log(`!!!   ${test}`);
}

/** A reporter for vitest. A run of a few files only replaces what was known of those. */
export class ReportOfClauses {
  onTestRunEnd(modules, unhandledErrors = []) {
    const { files: known, seconds } = readReport();
    const files = Object.fromEntries(Object.entries(known).filter(([file]) => existsSync(inRoot(file))));
    for (const module of modules) {
      files[module.relativeModuleId] = testsOf(module);
      seconds[module.relativeModuleId] = Math.round(module.diagnostic().duration / 1000);
    }
    writeReport({ files, seconds, unhandled: unhandledErrors.length });
  }
}

function testsOf(module) {
  const tests = [...module.children.allTests()].map((test) => ({
    name: test.fullName,
    state: test.result().state,
    ...(test.diagnostic()?.flaky === true && { secondTry: whyItFailed(test.result()) }),
  }));
  // A file that can't even be loaded, or whose hooks fail, is a failure of its own.
  const broken =
    module.errors().length > 0 || (module.state() === "failed" && tests.every((t) => t.state !== "failed"));
  return broken ? [...tests, { name: "(the file itself)", state: "failed" }] : tests;
}

/** What went wrong at first, and in which line. */
function whyItFailed({ errors = [] }) {
  const [error] = errors;
  const place = error?.stacks?.[0];
  const line = place === undefined ? "" : ` (line ${place.line})`;
  return `${error?.message?.split("\n")[0] ?? "no reason was given"}${line}`;
}
