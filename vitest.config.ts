import { defineConfig } from "vitest/config";
import { SlowFirst } from "./scripts/slow-first.mjs";
import { ReportOfClauses } from "./scripts/test-report.mjs";

export default defineConfig({
  test: {
    include: ["**/test/**/*.test.{ts,tsx,mjs}"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    sequence: { sequencer: SlowFirst },
    // The second one remembers what every test said, for `civitas rules`.
    reporters: ["default", new ReportOfClauses()],
  },
});
