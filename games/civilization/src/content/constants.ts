/** CV-10.2. */
export const TRADE_LIMIT = 27;
/** CV-17.5. */
export const COINS_TO_WIN = 15;
/** CV-17.1: coin tokens a tech can hold. */
export const COINS_ON_A_TECH = 4;

/** CV-1.1. */
export const ARMIES = 6;
export const SCOUTS = 2;
export const CITY_MARKERS = 2;
/** CV-1.10. */
export const INVESTMENT_MARKERS = 23;
export const FORTIFICATION_MARKERS = 15;

/** CV-14.1, CV-14.7. */
export const FIGURE_PRICE = { army: 4, scout: 6 } as const;
export type FigureKind = keyof typeof FIGURE_PRICE;
export const WALLS_PRICE = 7;

/** CV-11.9. */
export const RUSH_TRADE = 3;
export const RUSH_PRODUCTION = 1;
/** CV-23.7. */
export const CARAVAN_PRODUCTION = 2;

/** CV-27.2. */
export type TechLevel = 1 | 2 | 3 | 4 | 5;
export const RESEARCH_PRICE: Readonly<Record<TechLevel, number>> = { 1: 6, 2: 11, 3: 16, 4: 21, 5: 26 };

/** What every player begins with, before cards change it. */
export const TRAVEL_SPEED = 2;
export const STACKING_LIMIT = 2;
export const CULTURE_HAND = 2;
export const MAX_CITIES = 2;

/** CV-25.4, CV-25.7. */
export const BATTLE_HAND = 3;
export const HAND_PER_FURTHER_ARMY = 2;
export const HAND_OF_A_CITY = 3;
export const CITY_DEFENCE = 6;
export const CAPITAL_DEFENCE = 12;
export const METROPOLIS_DEFENCE = 14;
export const WALLS_DEFENCE = 4;
export const FORTIFICATION_DEFENCE = 2;
