// Begins the longest test files first, so that no core is left waiting for one of them at the end.
import { BaseSequencer } from "vitest/node";
import { inRoot } from "./ground.mjs";
import { readReport } from "./test-report.mjs";

/** What is known to be slow before the first run on a machine, and about how slow. */
const SLOW = /conformance|drawing|secrecy|processes|postgres|pool|fairness|laws|grid|board|online|pages/;
const SOME_SECONDS = 60;

export class SlowFirst extends BaseSequencer {
  async sort(files) {
    const { seconds } = readReport();
    const sorted = await super.sort(files);
    const lasts = ({ moduleId }) =>
      seconds[moduleId.slice(inRoot().length + 1)] ?? (SLOW.test(moduleId) ? SOME_SECONDS : 0);
    return sorted.sort((a, b) => lasts(b) - lasts(a));
  }
}
