/** CV-16.1: what the market holds. */
export const MARKET_RESOURCES = ["incense", "iron", "silk", "wheat"] as const;
export type MarketResource = (typeof MARKET_RESOURCES)[number];

/** CV-16.1: spies and uranium come only from huts, villages and cards. */
export const RESOURCES = [...MARKET_RESOURCES, "spy", "uranium"] as const;
export type Resource = (typeof RESOURCES)[number];

export const isResource = (word: string): word is Resource => RESOURCES.some((resource) => resource === word);
export const isMarketResource = (word: string): word is MarketResource =>
  MARKET_RESOURCES.some((resource) => resource === word);
