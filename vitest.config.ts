import { defineConfig } from "vitest/config";
import { filesThatReplace } from "./scripts/replacing.mjs";
import { SlowFirst } from "./scripts/slow-first.mjs";
import { ReportOfClauses } from "./scripts/test-report.mjs";

const include = ["**/test/**/*.test.{ts,tsx,mjs}"];
const exclude = ["**/node_modules/**", "**/dist/**"];
const apart = filesThatReplace();

// Tables are drawn as players get them: React's checks for developers take as long as the drawing.
process.env.NODE_ENV = "production";

export default defineConfig({
  test: {
    maxWorkers: 2,
    // A last net against chance, for tests with real processes and random properties. Whatever falls into it is named at the
    // end of the run; what fails twice has failed.
    retry: 1,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Long enough for a machine that has much else to do.
    expect: { poll: { timeout: 60_000, interval: 20 } },
    restoreMocks: true,
    sequence: { sequencer: SlowFirst },
    // The second one remembers what every test said, for `civitas rules`.
    reporters: ["default", new ReportOfClauses()],
    projects: [
      // To load a game takes longer than most files of tests do: a process keeps what it has loaded for the next file.
      { extends: true, test: { name: "shared", isolate: false, include, exclude: [...exclude, ...apart] } },
      { extends: true, test: { name: "apart", isolate: true, include: apart, exclude } },
    ],
  },
});
