import type { Seat } from "@civitas/kernel";
import type { ClashView, HexView } from "../../src/view.ts";

export type Corner = "nw" | "ne" | "se" | "sw";

/** The corners of the map that its hexes leave free, by the number of players. */
const FREE: Readonly<Record<number, readonly Corner[]>> = {
  2: ["nw", "ne", "se", "sw"],
  3: ["ne", "se", "nw"],
  4: ["nw", "ne", "se", "sw"],
};

/** How far a hex is from a corner, on the sheet. */
function far({ q, r }: HexView, corner: Corner, hexes: readonly HexView[]): number {
  const [xs, ys] = [hexes.map((hex) => hex.q), hexes.map((hex) => hex.r + hex.q / 2)];
  const x = corner.endsWith("w") ? Math.min(...xs) : Math.max(...xs);
  const y = corner.startsWith("n") ? Math.min(...ys) : Math.max(...ys);
  return Math.hypot(x - q, y - (r + q / 2));
}

/** Each rival's corner is the free one nearest to their home; the piles lie in what is left. */
export function cornersOf(
  view: ClashView,
  rivals: readonly Seat[],
): { readonly rivals: ReadonlyMap<Seat, Corner>; readonly piles: Corner } {
  const free = new Set(FREE[view.players.length] ?? FREE[4]);
  const found = new Map<Seat, Corner>();
  for (const seat of rivals) {
    const home = view.hexes.find(({ name }) => name === view.players[seat]?.startHex);
    const [nearest] = [...free].sort((a, b) =>
      home === undefined ? 0 : far(home, a, view.hexes) - far(home, b, view.hexes),
    );
    if (nearest === undefined) continue;
    free.delete(nearest);
    found.set(seat, nearest);
  }
  const [piles = "sw"] = [...free].sort((a, b) => (a === "sw" ? -1 : b === "sw" ? 1 : 0));
  return { rivals: found, piles };
}
