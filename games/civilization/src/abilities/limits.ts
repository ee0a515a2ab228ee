import type { Seat } from "@civitas/kernel";
import type { Source } from "../announcing/announced.ts";
import type { Side } from "../battle/state.ts";
import type { Ability, BattleCondition } from "../content/ability.ts";
import { realmOf, type World } from "../state.ts";

/** The note of a spent ability: `card`, or `card:n` for further ones of the same card. */
export const abilityKey = (source: Source, index: number): string => (index === 0 ? source : `${source}:${index}`);

function sideOf(w: World, seat: Seat): Side | undefined {
  if (w.battle === null) return undefined;
  if (w.battle.attacker === seat) return w.battle.sides.attacker;
  return w.battle.defender === seat ? w.battle.sides.defender : undefined;
}

/** CV-6.7, CV-16.4: used as often as allowed. */
export function isSpent(w: World, seat: Seat, key: string, { limit }: Ability): boolean {
  if (limit === "round") return realmOf(w, seat).used.includes(key);
  return limit === "battle" && sideOf(w, seat)?.used.includes(key) === true;
}

export function markSpent(w: World, seat: Seat, key: string, { limit }: Ability): void {
  if (limit === "round") realmOf(w, seat).used.push(key);
  if (limit === "battle") sideOf(w, seat)?.used.push(key);
}

/** CV-25.28, CV-33.34. */
export function isMet(w: World, seat: Seat, condition: BattleCondition | null): boolean {
  if (condition === null) return true;
  if (w.battle?.defender !== seat) return false;
  const { attacker, defender } = w.battle.sides;
  return condition === "defender" || defender.hand.length < attacker.hand.length;
}
