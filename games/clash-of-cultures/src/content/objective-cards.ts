import { idsOf } from "./id-list.ts";
import type { ObjectiveId } from "./objectives.ts";

/** CC-24.1: only one of the two objectives of a card can be completed. */
export interface ObjectiveCard {
  readonly upper: ObjectiveId;
  readonly lower: ObjectiveId;
}

const card = (upper: ObjectiveId, lower: ObjectiveId): ObjectiveCard => ({ upper, lower });

/** The 32 Objective cards. */
export const OBJECTIVE_CARDS = {
  "oc-01": card("large-civilization", "draft"),
  "oc-02": card("scientific-lead", "conqueror"),
  "oc-03": card("coastal-culture", "warmonger"),
  "oc-04": card("advanced-culture", "warmonger"),
  "oc-05": card("religious-fervor", "general"),
  "oc-06": card("city-planner", "great-battle"),
  "oc-07": card("eureka", "defiance"),
  "oc-08": card("happy-population", "conqueror"),
  "oc-09": card("education-lead", "sea-blockade"),
  "oc-10": card("optimized-storage", "naval-assault"),
  "oc-11": card("wealth", "large-fleet"),
  "oc-12": card("ore-supplies", "large-army"),
  "oc-13": card("wood-supplies", "fortifications"),
  "oc-14": card("food-supplies", "standing-army"),
  "oc-15": card("architecture", "militarized"),
  "oc-16": card("goal-focused", "bold"),
  "oc-17": card("colony", "threat"),
  "oc-18": card("culture-focus", "legendary-battle"),
  "oc-19": card("consulate", "great-battle"),
  "oc-20": card("science-focus", "naval-assault"),
  "oc-21": card("trade-focus", "scavenger"),
  "oc-22": card("metropolis", "general"),
  "oc-23": card("seafarers", "aggressor"),
  "oc-24": card("government", "barbarian-conquest"),
  "oc-25": card("government", "aggressor"),
  "oc-26": card("expansionist", "military-might"),
  "oc-27": card("city-founder", "resistance"),
  "oc-28": card("trade-power", "resistance"),
  "oc-29": card("shipping-routes", "terror-regime"),
  "oc-30": card("diversified-research", "bold"),
  "oc-31": card("culture-power", "barbarian-conquest"),
  "oc-32": card("magnificent-culture", "outpost"),
} satisfies Record<string, ObjectiveCard>;

export type ObjectiveCardId = keyof typeof OBJECTIVE_CARDS;
export const OBJECTIVE_CARD_IDS = idsOf<ObjectiveCardId>(OBJECTIVE_CARDS);
