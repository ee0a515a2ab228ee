import type { Seat } from "@civitas/kernel";
import type { Clash, Owner } from "./state.ts";

/** CC-25.8: this player may not attack that one now. */
export const hasTruce = (s: Clash, attacker: Seat, target: Owner): boolean =>
  s.truces.some(({ who, spares }) => who === attacker && spares === target);

/** A player's truces end with the player's turn. */
export function endTruces(s: Clash, seat: Seat): void {
  s.truces = s.truces.filter(({ who }) => who !== seat);
}
