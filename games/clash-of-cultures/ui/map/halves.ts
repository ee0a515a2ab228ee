import type { ClashView } from "../../src/view.ts";

/** Whether a hex lies in the lower half of the map: what is laid over the map leaves it in sight. */
export function lowerHalf({ hexes }: ClashView, hex: string): boolean {
  const rows = hexes.map(({ q, r }) => r + q / 2);
  const at = hexes.find(({ name }) => name === hex);
  return at !== undefined && at.r + at.q / 2 > (Math.min(...rows) + Math.max(...rows)) / 2;
}
