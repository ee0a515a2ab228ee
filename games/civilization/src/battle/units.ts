import type { Random, Seat } from "@civitas/kernel";
import { UNIT_TYPES, type UnitId, type UnitType } from "../content/ids.ts";
import { UNITS } from "../content/units.ts";
import { unitUnlocked } from "../limits.ts";
import { realmOf, type World } from "../state.ts";

/** CV-14.5: the top card of a unit deck, reshuffled if only face-up cards are left. */
export function drawUnit(w: World, random: Random, type: UnitType): UnitId | undefined {
  const deck = w.market.units[type];
  if (deck.down.length === 0) {
    deck.down = random.shuffle(deck.up);
    deck.up = [];
  }
  return deck.down.pop();
}

export const unitsLeft = (w: World, type: UnitType): number =>
  w.market.units[type].down.length + w.market.units[type].up.length;

/** CV-14.4: a unit joins the standing forces. */
export function buildUnit(w: World, random: Random, seat: Seat, type: UnitType): boolean {
  const unit = drawUnit(w, random, type);
  if (unit !== undefined) realmOf(w, seat).units.push(unit);
  return unit !== undefined;
}

/** CV-25.33: killed units lie face up under the deck of their type. */
export function buryUnits(w: World, units: readonly UnitId[]): void {
  for (const unit of units) w.market.units[UNITS[unit].type].up.unshift(unit);
}

/** CV-14.9: the types of which a unit can be built. */
export const buildableTypes = (w: World, seat: Seat): UnitType[] =>
  UNIT_TYPES.filter((type) => unitUnlocked(realmOf(w, seat), type) && unitsLeft(w, type) > 0);
