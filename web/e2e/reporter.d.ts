declare module "*/test-report.mjs" {
  import type { Reporter } from "vitest/reporters";
  export class ReportOfClauses implements Reporter {}
}
