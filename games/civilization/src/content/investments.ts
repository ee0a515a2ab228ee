import { learnTech } from "../verbs/techs.ts";
import { eachTime } from "./ability.ts";
import type { Card } from "./card.ts";
import type { InvestmentId } from "./ids.ts";
import type { Passive } from "./passive.ts";

/** CV-20.6: of the levels reached, the highest works. */
export interface InvestmentLevel {
  readonly markers: number;
  readonly passive: Passive;
}

const level = (markers: number, passive: Passive): InvestmentLevel => ({ markers, passive });

/** CV-20.1. */
export const INVESTMENTS: Readonly<Record<InvestmentId, readonly InvestmentLevel[]>> = {
  infrastructure: [level(1, { cityProduction: 1 }), level(2, { cityProduction: 2 }), level(3, { cityProduction: 3 })],
  "endowment-for-the-arts": [
    level(1, { cultureHand: 1 }),
    level(2, { cultureHand: 1, advanceCultureDiscount: 1 }),
    level(4, { cultureHand: 1, advanceCultureDiscount: 2 }),
  ],
  "military-industrial-complex": [
    level(2, { combatBonus: 4 }),
    level(4, { combatBonus: 8 }),
    level(6, { combatBonus: 12 }),
  ],
  "public-education": [],
};

/** CV-20.7: with this many markers of Public Education its owner learns a tech. */
export const EDUCATION_REWARDS: readonly number[] = [3, 6, 9];
export const PUBLIC_EDUCATION: Card = { set: "ff", passive: {}, abilities: [eachTime("invest", learnTech("any"))] };
