import { defineConfig } from "vitest/config";
import { SlowFirst } from "./scripts/slow-first.mjs";
import { ReportOfClauses } from "./scripts/test-report.mjs";

export default defineConfig({
  test: {
    include: ["**/test/**/*.test.{ts,tsx,mjs}"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    maxWorkers: 2,
    // A last net against chance, for tests with real processes and random properties. Whatever falls into it is named at the
    // end of the run; what fails twice has failed.
    retry: 1,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Long enough for a machine that has much else to do.
    expect: { poll: { timeout: 60_000, interval: 20 } },
    sequence: { sequencer: SlowFirst },
    // The second one remembers what every test said, for `civitas rules`.
    reporters: ["default", new ReportOfClauses()],
  },
});
