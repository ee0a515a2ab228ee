/** CC-5.1: each kept up to a limit. Gold may replace any other in a payment (CC-5.4). */
export const RESOURCES = ["food", "ore", "wood", "ideas", "gold"] as const;
export type Resource = (typeof RESOURCES)[number];

/** CC-5.8: kept up to the Happiness and the Culture level. */
export const TOKENS = ["mood", "culture"] as const;
export type Token = (typeof TOKENS)[number];

/** All that players hold by number. */
export const GOODS = [...RESOURCES, ...TOKENS] as const;
export type Good = (typeof GOODS)[number];

/** Some of each, as printed on a card. */
export type Goods = Readonly<Partial<Record<Good, number>>>;

export const NOTHING: Goods = {};

/** CC-5.1, CC-5.2, CC-5.7: a limit holds until an advance changes it. */
export const RESOURCE_LIMIT = 8;
export const FOOD_LIMIT = 2;
export const TOP_LEVEL = 8;

/** CC-3.4. */
export const START_FOOD = 2;

/** CC-5.11: reaching one of these levels brings an event. */
export const EVENT_LEVELS: readonly number[] = [3, 5, 7];
