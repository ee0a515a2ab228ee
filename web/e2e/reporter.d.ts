declare module "*/test-report.mjs" {
  import type { Reporter } from "vitest/reporters";
  export class ReportOfClauses implements Reporter {}
}

declare module "*/slow-first.mjs" {
  export { BaseSequencer as SlowFirst } from "vitest/node";
}
