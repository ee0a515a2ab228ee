import type { InstantGoal, StatusGoal } from "../goals/goal.ts";
import type { CategoryGroup } from "./categories.ts";
import { type Goods, NOTHING } from "./goods.ts";
import { idsOf } from "./id-list.ts";
import type { Building } from "./pieces.ts";

/** CC-24.2: in the Status phase, at the moment it occurs, or both. */
export type ObjectiveTiming = "status" | "instant" | "instant-or-status";

/** Objectives that rule each other out. */
type Rival = "military-might" | "standing-army" | "city-founder" | "trade-power" | "shipping-routes";

export interface Objective {
  readonly timing: ObjectiveTiming;
  readonly status: StatusGoal | null;
  readonly instant: InstantGoal | null;
  /** Not in the same Status phase as this one, or not in the same round. */
  readonly not: { readonly with: Rival; readonly in: "status" | "round" } | null;
}

const status = (goal: StatusGoal, not: Objective["not"] = null): Objective => ({
  timing: "status",
  status: goal,
  instant: null,
  not,
});
const instant = (goal: InstantGoal): Objective => ({ timing: "instant", status: null, instant: goal, not: null });
const both = (now: InstantGoal, goal: StatusGoal): Objective => ({
  timing: "instant-or-status",
  status: goal,
  instant: now,
  not: null,
});

const supplies = (have: Goods, pay: Goods = NOTHING): Objective => status({ goal: "stock", have, pay });
const whole = (category: Exclude<CategoryGroup, "government">): Objective =>
  status({ goal: "whole-category", category });
const mostCitiesWith = (building: Building): Objective => status({ goal: "most-cities-with", building });

/** The 54 objectives. */
export const OBJECTIVES = {
  "large-civilization": status({ goal: "cities", n: 6 }),
  draft: instant({ goal: "drafts", n: 2 }),
  "scientific-lead": mostCitiesWith("academy"),
  conqueror: instant({ goal: "defended-capture" }),
  "coastal-culture": mostCitiesWith("port"),
  warmonger: instant({ goal: "second-battle" }),
  "advanced-culture": status({ goal: "most-advances", n: 6 }),
  "religious-fervor": mostCitiesWith("temple"),
  general: instant({ goal: "kills", n: 3 }),
  "city-planner": whole("construction"),
  "great-battle": instant({ goal: "big-battle", n: 6 }),
  eureka: supplies({ ideas: 5 }, { ideas: 2 }),
  defiance: instant({ goal: "win-outnumbered" }),
  "happy-population": status({ goal: "happy-cities", n: 4 }),
  "education-lead": whole("education"),
  "sea-blockade": status({ goal: "blockade", n: 2 }),
  "optimized-storage": supplies({ food: 3, ore: 3, wood: 3 }),
  "naval-assault": instant({ goal: "landing-capture" }),
  wealth: supplies({ gold: 5 }, { gold: 2 }),
  "large-fleet": status({ goal: "fleet", n: 4, orMost: 2 }),
  "ore-supplies": supplies({ ore: 5 }, { ore: 2 }),
  "large-army": status({ goal: "army-lead", n: 4 }),
  "wood-supplies": supplies({ wood: 5 }, { wood: 2 }),
  fortifications: mostCitiesWith("fortress"),
  "food-supplies": supplies({ food: 5 }, { food: 2 }),
  "standing-army": status({ goal: "garrisons", n: 4 }, { with: "military-might", in: "status" }),
  architecture: status({ goal: "all-buildings" }),
  militarized: whole("warfare"),
  "goal-focused": status({ goal: "most-whole-categories" }),
  bold: instant({ goal: "win-as-underdog" }),
  colony: status({ goal: "far-city", n: 5 }, { with: "city-founder", in: "round" }),
  threat: status({ goal: "threat", n: 4 }),
  "culture-focus": whole("culture"),
  "legendary-battle": instant({ goal: "storm-a-wonder", soldiers: 3, size: 4 }),
  consulate: status({ goal: "consulates", n: 2 }),
  "science-focus": whole("science"),
  "trade-focus": whole("economy"),
  scavenger: instant({ goal: "plunder" }),
  metropolis: status({ goal: "city-of-size", n: 5 }),
  seafarers: whole("maritime"),
  aggressor: instant({ goal: "kills-attacking", n: 2 }),
  government: status({ goal: "whole-government" }),
  "barbarian-conquest": instant({ goal: "barbarian-capture", n: 2 }),
  expansionist: status({ goal: "lonely-cities", n: 4 }),
  "military-might": status({ goal: "soldiers-and-ships", n: 12 }, { with: "standing-army", in: "status" }),
  "city-founder": instant({ goal: "found-far", n: 5 }),
  resistance: instant({ goal: "kills-defending", n: 2 }),
  "trade-power": status({ goal: "trade-routes", n: 3 }, { with: "shipping-routes", in: "status" }),
  "shipping-routes": status({ goal: "ship-routes", n: 2 }, { with: "trade-power", in: "status" }),
  "terror-regime": both({ goal: "turn-angry", n: 4 }, { goal: "angry-cities", n: 4 }),
  "diversified-research": status({ goal: "categories", n: 9 }),
  "culture-power": status({ goal: "most-influence" }),
  "magnificent-culture": both({ goal: "build-a-wonder" }, { goal: "only-wonder" }),
  outpost: status({ goal: "outposts", n: 3 }),
} satisfies Record<string, Objective>;

export type ObjectiveId = keyof typeof OBJECTIVES;
export const OBJECTIVE_IDS = idsOf<ObjectiveId>(OBJECTIVES);
