import type { Seat } from "@civitas/kernel";
import { passives } from "./cards/passives.ts";
import { cityIcons } from "./city/gathering.ts";
import { CULTURE_HAND, MAX_CITIES, STACKING_LIMIT, TRAVEL_SPEED } from "./content/constants.ts";
import { GOVERNMENTS } from "./content/governments.ts";
import { GOVERNMENT_IDS, type GovernmentId, type UnitType } from "./content/ids.ts";
import { TECHS } from "./content/techs.ts";
import type { Rank } from "./content/units.ts";
import { coinsOf } from "./research/coins.ts";
import { knows } from "./research/pyramid.ts";
import { type City, type Realm, realmOf, type World } from "./state.ts";

/** CV-15.9. */
export const cultureHand = (w: World, seat: Seat): number =>
  CULTURE_HAND +
  passives.sum(w, seat, "cultureHand") +
  passives.perCoins(w, seat, "cultureHandPerCoins", () => coinsOf(w, seat));

/** CV-15.10: whether a player holds too many culture events. */
export function isOverHandSize(w: World, seat: Seat): boolean {
  const { events } = realmOf(w, seat);
  return events.length > CULTURE_HAND && events.length > cultureHand(w, seat);
}

/** CV-21.3. */
export function travelSpeed(w: World, seat: Seat): number {
  const speed = passives.highest(w, seat, "travelSpeed", TRAVEL_SPEED) + passives.sum(w, seat, "travelSpeedBonus");
  return realmOf(w, seat).doubleSpeed ? 2 * speed : speed;
}

/** CV-21.7. */
export const stackingLimit = (w: World, seat: Seat): number =>
  passives.highest(w, seat, "stackingLimit", STACKING_LIMIT) + passives.sum(w, seat, "stackingLimitBonus");

/** CV-21.5. */
export function water(w: World, seat: Seat): "no" | "cross" | "end" {
  let best: "no" | "cross" | "end" = "no";
  for (const can of passives.all(w, seat, "water")) if (best !== "end") best = can;
  return best;
}

/** CV-8.2. */
export const maxCities = (w: World, seat: Seat): number => passives.highest(w, seat, "maxCities", MAX_CITIES);

/** CV-14.6. */
export function rankOf(realm: Realm, type: UnitType): Rank {
  let rank: Rank = 1;
  for (const { tech } of realm.pyramid) {
    const unit = tech === null ? undefined : TECHS[tech].unlocks.unit;
    if (unit !== undefined && unit.type === type && unit.rank > rank) rank = unit.rank;
  }
  return rank;
}

/** CV-1.13. */
export const unitUnlocked = (realm: Realm, type: UnitType): boolean => type !== "aircraft" || knows(realm, "flight");

/** CV-9.2. */
export function governmentsOf(w: World, seat: Seat): GovernmentId[] {
  const realm = realmOf(w, seat);
  const all = passives.has(w, seat, "allGovernments");
  return GOVERNMENT_IDS.filter((id) => id !== "anarchy" && (all || unlockedByTech(realm, id)));
}

export function unlockedByTech(realm: Realm, id: GovernmentId): boolean {
  const { tech } = GOVERNMENTS[id];
  return id === "despotism" || (tech !== null && knows(realm, tech));
}

/** CV-11.7, CV-11.8: without one-time bonuses. */
export const productionOf = (w: World, seat: Seat, city: City): number =>
  cityIcons(w, seat, city, "production") + productionOfCards(w, seat);

/** CV-11.8: what cards add to the production of each city. */
export const productionOfCards = (w: World, seat: Seat): number =>
  passives.sum(w, seat, "cityProduction") +
  passives.perCoins(w, seat, "cityProductionPerCoins", () => coinsOf(w, seat));

/** CV-9.9: whether the city may act at all. */
export const mayAct = (w: World, seat: Seat, city: City): boolean =>
  !(city.capital && passives.has(w, seat, "capitalNoAction"));
