import type { CivilId } from "./civil-effects.ts";
import type { CombatId } from "./combat-effects.ts";
import { idsOf } from "./id-list.ts";

/** An Action card: one half for peace, one for battle. */
export interface ActionCard {
  readonly civil: CivilId;
  readonly combat: CombatId;
}

const card = (civil: CivilId, combat: CombatId): ActionCard => ({ civil, combat });

/** The 42 Action cards. */
export const ACTION_CARDS = {
  "ac-01": card("quick-advance", "peltasts"),
  "ac-02": card("quick-advance", "encircled"),
  "ac-03": card("shared-knowledge", "encircled"),
  "ac-04": card("shared-knowledge", "peltasts"),
  "ac-05": card("hero-general", "wedge-formation"),
  "ac-06": card("hero-general", "high-morale"),
  "ac-07": card("spy", "heavy-resistance"),
  "ac-08": card("spy", "high-morale"),
  "ac-09": card("ideas", "high-ground"),
  "ac-10": card("ideas", "surprise"),
  "ac-11": card("great-ideas", "siege"),
  "ac-12": card("great-ideas", "high-ground"),
  "ac-13": card("mercenaries", "for-the-people"),
  "ac-14": card("mercenaries", "heavy-resistance"),
  "ac-15": card("cultural-takeover", "heavy-resistance"),
  "ac-16": card("cultural-takeover", "improved-defenses"),
  "ac-17": card("city-development", "tactical-retreat"),
  "ac-18": card("city-development", "peltasts"),
  "ac-19": card("production-focus", "tactical-retreat"),
  "ac-20": card("production-focus", "peltasts"),
  "ac-21": card("explorer", "encircled"),
  "ac-22": card("explorer", "defensive-formation"),
  "ac-23": card("negotiations", "scout"),
  "ac-24": card("negotiations", "martyr"),
  "ac-25": card("leadership", "high-ground"),
  "ac-26": card("leadership", "archers"),
  "ac-27": card("assassination", "high-ground"),
  "ac-28": card("assassination", "archers"),
  "ac-29": card("mass-production", "defensive-formation"),
  "ac-30": card("mass-production", "encircled"),
  "ac-31": card("new-plans", "flanking"),
  "ac-32": card("new-plans", "high-morale"),
  "ac-33": card("synergies", "defensive-formation"),
  "ac-34": card("synergies", "archers"),
  "ac-35": card("inspiration", "defensive-formation"),
  "ac-36": card("inspiration", "archers"),
  "ac-37": card("militia", "wedge-formation"),
  "ac-38": card("militia", "high-morale"),
  "ac-39": card("technology-trade", "surprise"),
  "ac-40": card("technology-trade", "high-ground"),
  "ac-41": card("new-ideas", "high-morale"),
  "ac-42": card("new-ideas", "flanking"),
} satisfies Record<string, ActionCard>;

export type ActionCardId = keyof typeof ACTION_CARDS;
export const ACTION_CARD_IDS = idsOf<ActionCardId>(ACTION_CARDS);
