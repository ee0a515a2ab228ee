import type { Seat } from "@civitas/kernel";
import { coinsOf } from "./coins.ts";
import { realmOf, type World } from "./state.ts";
import { winner } from "./victory.ts";

/** How well a seat stands: how near the nearest of the four victories is. */
export function evaluate(w: World, seat: Seat): number {
  const won = winner(w);
  if (won !== undefined) return won.seat === seat ? 1 : 0;
  const { track, pyramid } = realmOf(w, seat);
  return 0.05 + 0.9 * Math.min(1, Math.max(track / 21, coinsOf(w, seat) / 15, pyramid.length / 16));
}
