import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder that a test makes and removes. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "civitas-test-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
