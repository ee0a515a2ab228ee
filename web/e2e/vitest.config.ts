import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { ReportOfClauses } from "../../scripts/test-report.mjs";

/** Tests in a real browser, against what `npm run build` has made. One after the other: they share the machine. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL("../..", import.meta.url)),
    include: ["web/e2e/*.browser.ts"],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 240_000,
    reporters: ["default", new ReportOfClauses()],
  },
});
