import { ACTION_CARDS } from "./action-cards.ts";
import type { ActionCardId, AdvanceId, CivilId, CombatId, ObjectiveCardId, ObjectiveId } from "./ids.ts";
import { OBJECTIVE_CARDS } from "./objective-cards.ts";

/** Whether an effect is that of the printed game, or our own because no public source tells it. */
export type CardOrigin = "printed" | "ours";

/** What is our own. The two halves of a card are told apart by their names. */
const ADVANCES: readonly AdvanceId[] = ["chemistry"];
const CIVIL: readonly CivilId[] = ["mercenaries"];
const COMBAT: readonly CombatId[] = ["high-ground", "siege"];
const OBJECTIVES: readonly ObjectiveId[] = ["legendary-battle"];

const origin = (ours: boolean): CardOrigin => (ours ? "ours" : "printed");

export const originOfAdvance = (id: AdvanceId): CardOrigin => origin(ADVANCES.includes(id));

export function originOfActionCard(id: ActionCardId): CardOrigin {
  const { civil, combat } = ACTION_CARDS[id];
  return origin(CIVIL.includes(civil) || COMBAT.includes(combat));
}

export function originOfObjectiveCard(id: ObjectiveCardId): CardOrigin {
  const { upper, lower } = OBJECTIVE_CARDS[id];
  return origin(OBJECTIVES.includes(upper) || OBJECTIVES.includes(lower));
}
