import type { Seat } from "@civitas/kernel";
import type { Duel } from "./state.ts";

export function evaluate(_duel: Duel, _seat: Seat): number {
  return 0.5;
}
