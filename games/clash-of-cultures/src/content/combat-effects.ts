import { idsOf } from "./id-list.ts";

/** CC-19.3: of these your side needs at least one. */
export type Fighter = "army" | "ship" | "fortress";

/** CC-19.4: when it takes effect. */
export type CombatStep =
  | "reveal-first"
  | "reveal-second"
  | "reveal"
  | "reveal-last"
  | "roll"
  | "roll+casualties"
  | "casualties";

/** The combat half of an Action card. */
export interface CombatEffect {
  readonly fighters: readonly Fighter[];
  readonly role: "any" | "attacker" | "defender" | "not-attacking-city";
  readonly where: "any" | "land" | "city";
  readonly step: CombatStep;
}

export const COMBAT_EFFECTS = {
  archers: { fighters: ["army"], role: "any", where: "land", step: "reveal" },
  peltasts: { fighters: ["army"], role: "any", where: "land", step: "reveal" },
  "high-morale": { fighters: ["army", "ship", "fortress"], role: "any", where: "any", step: "roll" },
  "high-ground": { fighters: ["army", "fortress"], role: "not-attacking-city", where: "land", step: "roll" },
  "defensive-formation": { fighters: ["army", "ship", "fortress"], role: "defender", where: "any", step: "roll" },
  encircled: { fighters: ["army"], role: "any", where: "land", step: "casualties" },
  "heavy-resistance": { fighters: ["army", "ship", "fortress"], role: "defender", where: "any", step: "roll" },
  "wedge-formation": { fighters: ["army"], role: "attacker", where: "land", step: "roll" },
  flanking: { fighters: ["army"], role: "attacker", where: "land", step: "roll" },
  surprise: { fighters: ["army", "ship", "fortress"], role: "any", where: "any", step: "roll+casualties" },
  "tactical-retreat": { fighters: ["army"], role: "defender", where: "land", step: "reveal-last" },
  siege: { fighters: ["army"], role: "attacker", where: "city", step: "reveal" },
  "for-the-people": { fighters: ["army", "fortress"], role: "defender", where: "city", step: "roll" },
  "improved-defenses": { fighters: ["army", "fortress"], role: "defender", where: "city", step: "roll" },
  scout: { fighters: ["army", "ship", "fortress"], role: "any", where: "any", step: "reveal-first" },
  martyr: { fighters: ["army", "ship"], role: "any", where: "any", step: "reveal-second" },
} as const satisfies Record<string, CombatEffect>;

export type CombatId = keyof typeof COMBAT_EFFECTS;
export const COMBAT_IDS = idsOf<CombatId>(COMBAT_EFFECTS);
