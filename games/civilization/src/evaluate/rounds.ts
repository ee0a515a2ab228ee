/** Per round to come: an icon in the outskirts of a city, and the city's action itself. */
export const BY_ROUND = { trade: 0.15, production: 0.07, culture: 0.08, action: 0.35 } as const;
