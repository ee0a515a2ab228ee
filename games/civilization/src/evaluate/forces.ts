import type { Seat } from "@civitas/kernel";
import type { UnitId } from "../content/ids.ts";
import { strengthOf, UNITS } from "../content/units.ts";
import { rankOf } from "../limits.ts";
import type { Realm, World } from "../state.ts";

/** What units are worth for being there, and for each point of their strength. */
const UNIT = 0.3;
const STRENGTH = 0.1;

/** A lead of so many points of strength decides nearly three battles of four. */
export const CLEAR_LEAD = 3;

export const strengthIn = (realm: Realm, unit: UnitId): number => strengthOf(unit, rankOf(realm, UNITS[unit].type));

/** The standing forces, with those that are in a battle. */
export function forcesWorth(w: World, realm: Realm, seat: Seat): number {
  let sum = 0;
  for (const unit of realm.units) sum += UNIT + STRENGTH * strengthIn(realm, unit);
  for (const unit of fighting(w, seat)) sum += UNIT + STRENGTH * strengthIn(realm, unit);
  return sum;
}

/** The strength of so many units, drawn from the standing forces, on the average. */
export function expectedUnits(realm: Realm, hand: number): number {
  let strength = 0;
  for (const unit of realm.units) strength += strengthIn(realm, unit);
  return hand >= realm.units.length ? strength : (strength * hand) / realm.units.length;
}

/** The units of a player that are in a battle and alive. */
export function fighting({ battle }: World, seat: Seat): UnitId[] {
  if (battle === null || (battle.attacker !== seat && battle.defender !== seat)) return [];
  const side = battle.attacker === seat ? "attacker" : "defender";
  return [...battle.sides[side].hand, ...battle.fronts.flatMap((one) => (one.side === side ? [one.unit] : []))];
}
