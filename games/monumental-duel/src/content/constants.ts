/** The numbers of the rules. */
export const CITY_PLACES = 9;
export const ROW_PLACES = 6;
/** MD-19.11: this many cards of the row survive the end of a round. */
export const ROW_KEPT = 3;
/** MD-19.13: with this few cards in the row the next round is the final one. */
export const FINAL_ROW = 4;
export const FREE_CITY_ROW = 3;
/** MD-17.8: gold on one's side that takes a free city. */
export const GOLD_TO_TAKE = 4;
export const STACK = 5;
export const START_GOLD = 2;
/** MD-12.2: what each Barricade above a province adds. */
export const BARRICADE_DEFENCE = 2;
/** MD-14.1. */
export const PROGRESS_SCIENCE = 2;

export const POINTS = { province: 1, knowledge: 1, wonder: 2, policy: 2, freeCity: 2, dominance: 3 } as const;
