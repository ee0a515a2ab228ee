import type { Seat } from "@civitas/kernel";
import { totalVp } from "./scoring.ts";
import { type Nations, playerAt } from "./state.ts";
export function evaluate(s: Nations, seat: Seat): number {
  return 1 / (1 + Math.exp(-totalVp(playerAt(s, seat)) / 10));
}
