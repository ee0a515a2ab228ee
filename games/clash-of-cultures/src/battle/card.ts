import type { SideName } from "../agenda.ts";
import { ACTION_CARDS } from "../content/action-cards.ts";
import { COMBAT_EFFECTS, type CombatEffect } from "../content/combat-effects.ts";
import type { ActionCardId, CombatId } from "../content/ids.ts";
import type { Clash } from "../state.ts";
import { battleIn, defendsFortress, unitsOn } from "./sides.ts";
import { canRetreat } from "./verbs/retreat.ts";

export const combatOf = (card: ActionCardId): CombatId => ACTION_CARDS[card].combat;
const combatEffect = (card: ActionCardId): CombatEffect => COMBAT_EFFECTS[combatOf(card)];

/** CC-19.3: fighters, role and place fit. */
export function fits(s: Clash, side: SideName, card: ActionCardId): boolean {
  const battle = battleIn(s);
  const { fighters, role, where, does } = combatEffect(card);
  const units = unitsOn(s, side) > 0;
  const fighting = fighters.some((fighter) => {
    if (fighter === "fortress") return side === "defender" && battle.kind !== "sea" && defendsFortress(battle);
    return units && (fighter === "ship") === (battle.kind === "sea");
  });
  if (!fighting) return false;
  if ((role === "attacker" || role === "defender") && role !== side) return false;
  if (role === "not-attacking-city" && side === "attacker" && battle.city !== null) return false;
  if (where === "land" && battle.kind === "sea") return false;
  if (where === "city" && battle.city === null) return false;
  return does.every(({ combat }) => combat !== "retreat" || canRetreat(s));
}

/** The card that this side has shown and that counts in this round. */
export function shownCard(s: Clash, side: SideName): CombatEffect | undefined {
  const { card, cancelled } = battleIn(s)[side];
  return card === null || cancelled ? undefined : combatEffect(card);
}
