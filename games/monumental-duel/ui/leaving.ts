import { ROW_KEPT } from "../src/content/constants.ts";

/** MD-19.11: the places of the row (from 0, the rightmost) whose cards leave at the end of the round as it lies now. */
export function leaving(row: readonly (string | null)[]): ReadonlySet<number> {
  const filled = row.flatMap((card, i) => (card === null ? [] : [i]));
  return new Set(filled.slice(0, Math.max(0, filled.length - ROW_KEPT)));
}
