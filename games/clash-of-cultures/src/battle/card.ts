import type { SideName } from "../agenda.ts";
import { ACTION_CARDS } from "../content/action-cards.ts";
import { COMBAT_EFFECTS, type CombatEffect } from "../content/combat-effects.ts";
import type { ActionCardId, CombatId } from "../content/ids.ts";
import type { Clash } from "../state.ts";
import { battleIn, defendsFortress, unitsOn } from "./sides.ts";
import { canRetreat } from "./verbs/retreat.ts";

export const combatOf = (card: ActionCardId): CombatId => ACTION_CARDS[card].combat;
export const combatEffect = (card: ActionCardId): CombatEffect => COMBAT_EFFECTS[combatOf(card)];

/** CC-19.3: what keeps a card out of this battle. */
type Misfit = "fighters" | "attacker" | "defender" | "storm" | "land" | "city" | "raid" | "refuge";

/** CC-19.3: fighters, role and place fit. */
export const fits = (s: Clash, side: SideName, card: ActionCardId): boolean => misfitOf(s, side, card) === undefined;

/** Why it can't be laid by this side, if it can't. */
export function misfitOf(s: Clash, side: SideName, card: ActionCardId): Misfit | undefined {
  const { kind, city } = battleIn(s);
  const { role, where, does } = combatEffect(card);
  if ((role === "attacker" || role === "defender") && role !== side) return role;
  if (role === "not-attacking-city" && side === "attacker" && city !== null) return "storm";
  if (where === "land" && kind === "sea") return "land";
  if (where === "city" && city === null) return "city";
  if (!hasFighters(s, side, card)) return "fighters";
  if (does.every(({ combat }) => combat !== "retreat") || canRetreat(s)) return undefined;
  return kind === "raid" ? "raid" : "refuge";
}

function hasFighters(s: Clash, side: SideName, card: ActionCardId): boolean {
  const battle = battleIn(s);
  const units = unitsOn(s, side) > 0;
  return combatEffect(card).fighters.some((fighter) => {
    if (fighter === "fortress") return side === "defender" && battle.kind !== "sea" && defendsFortress(battle);
    return units && (fighter === "ship") === (battle.kind === "sea");
  });
}

/** The card that this side has shown and that counts in this round. */
export function shownCard(s: Clash, side: SideName): CombatEffect | undefined {
  const { card, cancelled } = battleIn(s)[side];
  return card === null || cancelled ? undefined : combatEffect(card);
}
