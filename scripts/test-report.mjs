// Remembers how every test ended, for `civitas rules` and for the last line of `npm test`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "./ground.mjs";

const REPORT = inRoot(".cache", "test-report.json");

/** The report: by test file, its tests and how each ended ("passed", "failed", "skipped"). */
export function readReport() {
  try {
    return JSON.parse(readFileSync(REPORT, "utf8"));
  } catch {
    return { files: {} };
  }
}

export function writeReport(report) {
  mkdirSync(inRoot(".cache"), { recursive: true });
  writeFileSync(REPORT, `${JSON.stringify(report, null, 1)}\n`);
}

/** A reporter for vitest. A run of a few files only replaces what was known of those. */
export class ReportOfClauses {
  onTestRunEnd(modules, unhandledErrors = []) {
    const { files: known } = readReport();
    const files = Object.fromEntries(Object.entries(known).filter(([file]) => existsSync(inRoot(file))));
    for (const module of modules) files[module.relativeModuleId] = testsOf(module);
    writeReport({ files, unhandled: unhandledErrors.length });
  }
}

function testsOf(module) {
  const tests = [...module.children.allTests()].map((test) => ({ name: test.fullName, state: test.result().state }));
  // A file that can't even be loaded, or whose hooks fail, is a failure of its own.
  const broken =
    module.errors().length > 0 || (module.state() === "failed" && tests.every((t) => t.state !== "failed"));
  return broken ? [...tests, { name: "(the file itself)", state: "failed" }] : tests;
}
