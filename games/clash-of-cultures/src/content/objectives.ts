import { idsOf } from "./id-list.ts";

/** CC-24.2: in the Status phase, at the moment it occurs, or both. */
export type ObjectiveTiming = "status" | "instant" | "instant-or-status";

export interface Objective {
  readonly timing: ObjectiveTiming;
}

const status: Objective = { timing: "status" };
const instant: Objective = { timing: "instant" };
const both: Objective = { timing: "instant-or-status" };

export const OBJECTIVES = {
  "large-civilization": status,
  draft: instant,
  "scientific-lead": status,
  conqueror: instant,
  "coastal-culture": status,
  warmonger: instant,
  "advanced-culture": status,
  "religious-fervor": status,
  general: instant,
  "city-planner": status,
  "great-battle": instant,
  eureka: status,
  defiance: instant,
  "happy-population": status,
  "education-lead": status,
  "sea-blockade": status,
  "optimized-storage": status,
  "naval-assault": instant,
  wealth: status,
  "large-fleet": status,
  "ore-supplies": status,
  "large-army": status,
  "wood-supplies": status,
  fortifications: status,
  "food-supplies": status,
  "standing-army": status,
  architecture: status,
  militarized: status,
  "goal-focused": status,
  bold: instant,
  colony: status,
  threat: status,
  "culture-focus": status,
  "legendary-battle": instant,
  consulate: status,
  "science-focus": status,
  "trade-focus": status,
  scavenger: instant,
  metropolis: status,
  seafarers: status,
  aggressor: instant,
  government: status,
  "barbarian-conquest": instant,
  expansionist: status,
  "military-might": status,
  "city-founder": instant,
  resistance: instant,
  "trade-power": status,
  "shipping-routes": status,
  "terror-regime": both,
  "diversified-research": status,
  "culture-power": status,
  "magnificent-culture": both,
  outpost: status,
} satisfies Record<string, Objective>;

export type ObjectiveId = keyof typeof OBJECTIVES;
export const OBJECTIVE_IDS = idsOf<ObjectiveId>(OBJECTIVES);
