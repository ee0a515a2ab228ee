import type { Seat } from "@civitas/kernel";
import { passives } from "../cards/passives.ts";
import { countIcons } from "../city/gathering.ts";
import {
  BATTLE_HAND,
  CAPITAL_DEFENCE,
  CITY_DEFENCE,
  FORTIFICATION_DEFENCE,
  HAND_OF_A_CITY,
  HAND_PER_FURTHER_ARMY,
  METROPOLIS_DEFENCE,
  WALLS_DEFENCE,
} from "../content/constants.ts";
import type { UnitId } from "../content/ids.ts";
import { type Rank, strengthOf, UNITS } from "../content/units.ts";
import { rankOf } from "../limits.ts";
import { coinsOf } from "../research/coins.ts";
import { type City, cityAt, type Figure, realmOf, type World } from "../state.ts";
import type { Striker } from "./clash.ts";
import type { Battle, Fighter, Side, SideName } from "./state.ts";

export const otherSide = (side: SideName): SideName => (side === "attacker" ? "defender" : "attacker");

/** The player of a side; nobody for barbarians. */
export const seatOf = (battle: Battle, side: SideName): Seat | null =>
  side === "attacker" ? battle.attacker : battle.defender;

/** On which side a player fights. */
export function sideNameOf({ attacker, defender }: Battle, seat: Seat): SideName | undefined {
  if (attacker === seat) return "attacker";
  return defender === seat ? "defender" : undefined;
}

/** CV-25.9: who decides for a side. */
export const deciderOf = (battle: Battle, side: SideName): Seat =>
  side === "attacker" ? battle.attacker : battle.controller;

export const battleOf = (w: World): Battle => {
  if (w.battle === null) throw new Error("there is no battle");
  return w.battle;
};

/** The attacked city. */
export function attackedCity(w: World, { city, defender }: Battle): City | undefined {
  return city === null || defender === null ? undefined : cityAt(realmOf(w, defender), city);
}

/** The figures of a side in the battle, scouts too: the marching ones attack, the others on the square defend. */
export function figuresIn(w: World, battle: Battle, side: SideName): Figure[] {
  const seat = seatOf(battle, side);
  if (seat === null) return [];
  return realmOf(w, seat).figures.filter(
    ({ at, marching }) => at === battle.square && (marching === "yes") === (side === "attacker"),
  );
}

const armiesOf = (w: World, battle: Battle, side: SideName): number =>
  figuresIn(w, battle, side).filter(({ kind }) => kind === "army").length;

/** CV-25.4. */
export function handSize(w: World, battle: Battle, side: SideName): number {
  const seat = seatOf(battle, side);
  if (seat === null) return BATTLE_HAND;
  const defended = side === "defender" && battle.city !== null;
  const armies = defended ? HAND_OF_A_CITY : HAND_PER_FURTHER_ARMY * Math.max(0, armiesOf(w, battle, side) - 1);
  return BATTLE_HAND + armies + handBonus(w, seat);
}

export const handBonus = (w: World, seat: Seat): number =>
  passives.sum(w, seat, "battleHand") + passives.perCoins(w, seat, "battleHandPerCoins", () => coinsOf(w, seat));

export type BonusPart = "buildings" | "cards" | "city" | "walls" | "fortification" | "effects";

/** CV-25.7: where a side's combat bonus comes from. */
export function bonusParts(w: World, battle: Battle, side: SideName): [BonusPart, number][] {
  const seat = seatOf(battle, side);
  if (seat === null) return [];
  const parts: [BonusPart, number][] = [
    ["buildings", countIcons(w, seat, "combat")],
    ["cards", passives.sum(w, seat, "combatBonus")],
  ];
  parts.push(["effects", battle.sides[side].effects]);
  const city = side === "defender" ? attackedCity(w, battle) : undefined;
  if (city !== undefined) {
    parts.push(["city", city.second !== null ? METROPOLIS_DEFENCE : city.capital ? CAPITAL_DEFENCE : CITY_DEFENCE]);
    parts.push(["walls", city.walls ? WALLS_DEFENCE : 0]);
    parts.push(["fortification", city.post === "fortification" ? FORTIFICATION_DEFENCE : 0]);
  }
  return parts.filter(([, n]) => n !== 0);
}

export const bonusOfSide = (w: World, battle: Battle, side: SideName): number =>
  bonusParts(w, battle, side).reduce((sum, [, n]) => sum + n, 0);

/** CV-25.8: barbarians fight at rank I. */
export const rankIn = (w: World, battle: Battle, side: SideName, unit: UnitId): Rank => {
  const seat = seatOf(battle, side);
  return seat === null ? 1 : rankOf(realmOf(w, seat), UNITS[unit].type);
};

/** CV-25.22: the strength of a unit of a side. */
function strengthInBattle(w: World, battle: Battle, side: SideName, unit: UnitId, extra: number): number {
  return strengthOf(unit, rankIn(w, battle, side, unit)) + strengthBonus(w, battle, side) + extra;
}

/** CV-25.22: what makes all units of a side stronger. */
export function strengthBonus(w: World, battle: Battle, side: SideName): number {
  const seat = seatOf(battle, side);
  return seat === null ? 0 : passives.sum(w, seat, "unitStrength");
}

export const fighterStrength = (w: World, battle: Battle, { side, unit, extra }: Fighter): number =>
  strengthInBattle(w, battle, side, unit, extra);

/** CV-25.29: the units still in play and the combat bonus. */
export function totalOf(w: World, battle: Battle, side: SideName): number {
  const { bonus }: Side = battle.sides[side];
  let total = bonus;
  for (const fighter of battle.fronts) if (fighter.side === side) total += fighterStrength(w, battle, fighter);
  return total;
}

export const strikerOf = (w: World, battle: Battle, fighter: Fighter): Striker => ({
  type: UNITS[fighter.unit].type,
  strength: fighterStrength(w, battle, fighter),
  wounds: fighter.wounds,
});

/** The units in play of a side. */
export const fightersOf = (battle: Battle, side: SideName): Fighter[] =>
  battle.fronts.filter((fighter) => fighter.side === side);

export const enemiesOf = (battle: Battle, side: SideName): Fighter[] => fightersOf(battle, otherSide(side));
