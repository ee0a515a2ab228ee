import type { Seat } from "@civitas/kernel";
import { distancesFrom } from "../map.ts";
import { type Clash, type Hex, playerOf } from "../state.ts";

/** CC-2.10: at least this many spaces from the starting city hex; so is a hex without a way to it. */
export function isFarFromHome(s: Clash, seat: Seat, hex: Hex, spaces: number): boolean {
  const distance = distancesFrom(s, playerOf(s, seat).startHex)[hex] ?? null;
  return distance === null || distance >= spaces;
}
