import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { SlowFirst } from "../../scripts/slow-first.mjs";
import { ReportOfClauses } from "../../scripts/test-report.mjs";

/** Tests in a real browser, against what `npm run build` has made. Each file opens a browser and a host of its own. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL("../..", import.meta.url)),
    include: ["web/e2e/*.browser.ts"],
    // One file leaves a core idle most of the time; more than two would only wait for each other.
    maxWorkers: 2,
    sequence: { sequencer: SlowFirst },
    // A last net against chance. Whatever falls into it is named at the end of the run; what fails three times has failed.
    retry: 2,
    // A wait that is in vain ends sooner: these are for machines that are ten times slower than a usual one.
    testTimeout: 900_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 90_000, interval: 50 } },
    reporters: ["default", new ReportOfClauses()],
  },
});
