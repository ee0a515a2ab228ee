import type { Seat } from "@civitas/kernel";
import { scoreOf } from "./scoring.ts";
import type { Clash } from "./state.ts";

/** From 0 to 1: how this player's points compare with the others'. */
export function evaluate(s: Clash, seat: Seat): number {
  const mine = scoreOf(s, seat).total;
  const best = Math.max(...s.players.map((_, other) => (other === seat ? 0 : scoreOf(s, other).total)));
  return 1 / (1 + Math.exp((best - mine) / 16));
}
