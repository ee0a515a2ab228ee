import { idsOf } from "./id-list.ts";

/** The twelve categories with their four advances in printed order: position 1 comes first (CC-7.2). */
export const CATEGORIES = {
  agriculture: ["farming", "storage", "irrigation", "husbandry"],
  construction: ["mining", "engineering", "sanitation", "roads"],
  maritime: ["fishing", "navigation", "war-ships", "cartography"],
  education: ["writing", "public-education", "free-education", "philosophy"],
  warfare: ["tactics", "siegecraft", "steel-weapons", "draft"],
  spirituality: ["myths", "rituals", "priesthood", "state-religion"],
  economy: ["bartering", "taxes", "trade-routes", "currency"],
  culture: ["arts-and-sculpture", "circus-and-sports", "monuments", "drama-and-music"],
  science: ["math", "astronomy", "chemistry", "metallurgy"],
  democracy: ["voting", "separation-of-power", "civil-liberties", "economic-liberty"],
  autocracy: ["nationalism", "totalitarianism", "absolute-power", "forced-labor"],
  theocracy: ["dogma", "devotion", "conversion", "fanaticism"],
} as const;

export type CategoryId = keyof typeof CATEGORIES;
export const CATEGORY_IDS = idsOf<CategoryId>(CATEGORIES);

export type AdvanceId = (typeof CATEGORIES)[CategoryId][number];
export const ADVANCE_IDS: readonly AdvanceId[] = CATEGORY_IDS.flatMap((category) => [...CATEGORIES[category]]);

/** CC-7.5: the governments, and the advance that leads to each. */
export const GOVERNMENTS = {
  democracy: "philosophy",
  autocracy: "draft",
  theocracy: "state-religion",
} as const satisfies Partial<Record<CategoryId, AdvanceId>>;
export type GovernmentId = keyof typeof GOVERNMENTS;
export const GOVERNMENT_IDS = idsOf<GovernmentId>(GOVERNMENTS);

export const isGovernment = (category: CategoryId): category is GovernmentId => category in GOVERNMENTS;

/** CC-7.18: a category that an effect names; the three governments count as one there. */
export type CategoryGroup = Exclude<CategoryId, GovernmentId> | "government";

export const groupOf = (category: CategoryId): CategoryGroup => (isGovernment(category) ? "government" : category);

export const advancesIn = (group: CategoryGroup | GovernmentId): readonly AdvanceId[] =>
  group === "government" ? GOVERNMENT_IDS.flatMap((government) => [...CATEGORIES[government]]) : CATEGORIES[group];
