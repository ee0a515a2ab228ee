import { defineConfig } from "vitest/config";
import { ReportOfClauses } from "./scripts/test-report.mjs";

export default defineConfig({
  test: {
    include: ["**/test/**/*.test.{ts,tsx,mjs}"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The second one remembers what every test said, for `civitas rules`.
    reporters: ["default", new ReportOfClauses()],
  },
});
