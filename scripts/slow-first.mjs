// Begins the longest test files first, so that no core is left waiting for one of them at the end.
import { BaseSequencer } from "vitest/node";

const SLOW = /conformance|processes|pool|fairness|laws/;

export class SlowFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }) => SLOW.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
