/** MO-1.2: the pieces of a civilization. */
export const SOLDIERS = 9;
export const EXPLORERS = 2;
export const OUTPOSTS = 2;

/** MO-3.19. */
export const START_GOLD = 2;

/** MO-3.17: rows and columns of a city. */
export const CITY_ROWS = 3;
export const CITY_PLACES = 9;

/** MO-3.20, MO-3.21: slots of the display, in one row or in two. */
export const DISPLAY_SLOTS = 6;
export const SHORT_ROW = 3;

/** MO-1.5. */
export const BASIC_PILE = 10;

/** MO-8.1, MO-8.6. */
export const POLICIES = 5;

/** MO-9.34: what each thing adds to the defence of a province. */
export const DEFENCE = { soldier: 1, warlord: 2, hero: 2, outpost: 3, wonder: 2 } as const;

/** MO-9.23. */
export const OUTPOST_UNITS = 3;

/** MO-10.1. */
export const ADVANCE_COST = 2;

/** MO-14.4, MO-14.6, MO-13.18, MO-11.34. */
export const POINTS = { knowledge: 1, wonder: 2, policy: 2, province: 1, supremacy: 3, monster: 1 } as const;
export const GOLD_PER_POINT = 3;

/** MO-11.6, MO-11.9, MO-11.26, MO-11.30. */
export const AUTOMA_DRAWS = 2;
export const AUTOMA_GOLD = { instead: 2, town: 2, monster: 2 } as const;
export const TOKENS_PER_GOLD = 2;
