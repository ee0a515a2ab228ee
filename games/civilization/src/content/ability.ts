import type { Verb, Verbs } from "../verbs/grammar.ts";
import { RESOURCES, type Resource } from "./ids.ts";

/** CV-6.1. */
export const PHASES = ["startOfTurn", "trade", "cityManagement", "movement", "research"] as const;
export type RoundPhase = (typeof PHASES)[number];

/** Moments at which the owner may use an ability of choice. */
export type Moment =
  | RoundPhase
  /** CV-6.6: before any phase. */
  | "phaseStart"
  /** CV-28.10. */
  | "anyTime"
  /** CV-21.17: also in the middle of another player's move. */
  | "movementInterrupt"
  /** CV-28.2: answers what another player has announced. */
  | "response"
  /** CV-15.19: while a cost is paid. */
  | "spending"
  /** CV-25.3. */
  | "battleBeforeDraw"
  /** CV-25.6. */
  | "battleStart"
  /** CV-25.11: steps 1 and 3. */
  | "battleTurn"
  /** CV-25.23: step 1 only. */
  | "battleTurnBeforeUnit"
  /** CV-25.26: instead of step 2. */
  | "battleTurnInstead";

/** What a trigger waits for. */
export type Occasion =
  | "learnThis"
  | "learnTech"
  | "learnUnitTech"
  /** CV-33.32: a tech that nobody else knows or researches in the same phase. */
  | "researchAlone"
  | "invest"
  | "buildWonder"
  /** CV-30.8: a wonder built, a city founded or conquered, a village conquered. */
  | "glory"
  /** CV-30.3: a hut explored, a village conquered. */
  | "exploreSite"
  | "discoverTile"
  | "armyEndsMove"
  | "spendResource"
  | "otherDevotes"
  | "winBattle"
  | "endBattle"
  | "unitKilled";

/** What must be given in full before the effect begins (CV-0.26). */
export interface Cost extends Readonly<Partial<Record<Resource, number>>> {
  /** Resources of any kind. */
  readonly any?: number;
  readonly trade?: number;
  readonly culture?: number;
  /** CV-33.26: a coin token to another player. */
  readonly coinGiven?: true;
  /** CV-19.8: the card itself. */
  readonly discardThis?: true;
}

export const FREE: Cost = {};

/** The parts of a cost that are counted out of what the owner has. */
export const COUNTED_COSTS = ["trade", "culture", ...RESOURCES, "any"] as const;

/** CV-28.5: whether an ability is paid with resources, so that it can be cancelled as such. */
export const costsResources = (cost: Cost): boolean =>
  cost.any !== undefined || RESOURCES.some((resource) => cost[resource] !== undefined);

/** CV-25.28, CV-33.34: for whom a battle ability works. */
export type BattleCondition = "defender" | "defender-with-fewer-units";

interface Effect {
  readonly does: Verbs;
  readonly limit: "none" | "round" | "battle";
  readonly condition: BattleCondition | null;
  /** CV-19.15: the owner decides each time; otherwise it happens automatically. */
  readonly optional: boolean;
}

/** What the owner may use at a moment, or what happens then automatically (CV-6.8). */
export interface Use extends Effect {
  readonly type: "use";
  readonly when: Moment;
  readonly cost: Cost;
}

/** What happens each time something has happened. */
export interface Trigger extends Effect {
  readonly type: "trigger";
  readonly on: Occasion;
  readonly cost: Cost;
}

export type Ability = Use | Trigger;

/** CV-6.7, CV-16.4: abilities of a phase, and all that are paid with resources, once a round. */
const usually = (when: Moment, cost: Cost): Effect["limit"] =>
  PHASES.some((phase) => phase === when) || costsResources(cost) ? "round" : "none";

/** The owner may use it at this moment. */
export const may = (when: Moment, cost: Cost, ...does: readonly Verb[]): Use => ({
  type: "use",
  when,
  cost,
  does,
  limit: usually(when, cost),
  condition: null,
  optional: true,
});

/** CV-6.8: it happens automatically, once in the owner's phase turn. */
export const happens = (when: Moment, ...does: readonly Verb[]): Use => ({
  ...may(when, FREE, ...does),
  optional: false,
});

/** It happens each time, automatically. */
export const eachTime = (on: Occasion, ...does: readonly Verb[]): Trigger => ({
  type: "trigger",
  on,
  cost: FREE,
  does,
  limit: "none",
  condition: null,
  optional: false,
});

/** The owner may use it each time. */
export const mayEachTime = (on: Occasion, cost: Cost, ...does: readonly Verb[]): Trigger => ({
  ...eachTime(on, ...does),
  cost,
  optional: true,
});

export const oncePerRound = <A extends Ability>(ability: A): A => ({ ...ability, limit: "round" });
export const oncePerBattle = <A extends Ability>(ability: A): A => ({ ...ability, limit: "battle" });
export const onlyAs = <A extends Ability>(condition: BattleCondition, ability: A): A => ({ ...ability, condition });
