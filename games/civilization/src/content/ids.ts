/** CV-5.1. */
export const TERRAINS = ["forest", "mountain", "desert", "grassland", "water"] as const;
export type Terrain = (typeof TERRAINS)[number];

/** CV-16.1: resources with tokens in the market. */
export const MARKET_RESOURCES = ["incense", "iron", "silk", "wheat"] as const;
export type MarketResource = (typeof MARKET_RESOURCES)[number];

/** CV-16.1: spies and uranium come from huts, villages and cards only. */
export const RESOURCES = ["incense", "iron", "silk", "wheat", "spy", "uranium"] as const;
export type Resource = (typeof RESOURCES)[number];

/** CV-1.3. */
export const UNIT_TYPES = ["infantry", "mounted", "artillery", "aircraft"] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** CV-18.1: types of great people. */
export const GREAT_TYPES = ["artist", "builder", "general", "humanitarian", "industrialist", "scientist"] as const;
export type GreatType = (typeof GREAT_TYPES)[number];

/** CV-30. */
export const CIVILIZATION_IDS = [
  "americans",
  "arabs",
  "chinese",
  "egyptians",
  "germans",
  "greeks",
  "indians",
  "romans",
  "russians",
  "spanish",
] as const;
export type CivilizationId = (typeof CIVILIZATION_IDS)[number];

/** Techs by level. */
export const TECH_IDS = [
  "animal-husbandry",
  "agriculture",
  "code-of-laws",
  "currency",
  "horseback-riding",
  "masonry",
  "metalworking",
  "navigation",
  "philosophy",
  "pottery",
  "writing",
  "civil-service",
  "chivalry",
  "construction",
  "democracy",
  "engineering",
  "irrigation",
  "mathematics",
  "monarchy",
  "mysticism",
  "printing-press",
  "sailing",
  "banking",
  "biology",
  "communism",
  "ecology",
  "gunpowder",
  "metal-casting",
  "military-science",
  "railroad",
  "steam-power",
  "theology",
  "atomic-theory",
  "ballistics",
  "combustion",
  "computers",
  "flight",
  "mass-media",
  "plastics",
  "replaceable-parts",
  "space-flight",
] as const;
export type TechId = (typeof TECH_IDS)[number];

/** CV-9.1. The techs Monarchy, Democracy and Communism have the plain names. */
export const GOVERNMENT_IDS = [
  "anarchy",
  "despotism",
  "republic",
  "feudalism",
  "monarchy-gov",
  "democracy-gov",
  "communism-gov",
  "fundamentalism",
] as const;
export type GovernmentId = (typeof GOVERNMENT_IDS)[number];

/** Ancient, medieval, modern. */
export const WONDER_IDS = [
  "stonehenge",
  "the-colossus",
  "the-hanging-gardens",
  "the-oracle",
  "chichen-itza",
  "the-great-wall",
  "the-pyramids",
  "angkor-wat",
  "brandenburg-gate",
  "himeji-samurai-castle",
  "porcelain-tower",
  "the-louvre",
  "machu-picchu",
  "taj-mahal",
  "big-ben",
  "the-kremlin",
  "sydney-opera-house",
  "cristo-redentor",
  "panama-canal",
  "statue-of-liberty",
  "united-nations",
] as const;
export type WonderId = (typeof WONDER_IDS)[number];

/** Culture events, level I to III. */
export const EVENT_IDS = [
  "a-gift-from-afar",
  "bread-and-circuses",
  "counterfeiters",
  "defection",
  "disoriented",
  "drought",
  "duty-and-honor",
  "exchange-of-ideas",
  "sabotage",
  "the-citizens-are-revolting",
  "we-love-the-despot-day",
  "a-generous-gift",
  "catastrophe",
  "deforestation",
  "depression",
  "flooding",
  "jousting-tourney",
  "knowledge-shared",
  "lost",
  "mass-defection",
  "nationalism",
  "the-citizens-are-revolting-ii",
  "we-love-the-queen-day",
  "a-princely-gift",
  "bank-scandal",
  "disaster",
  "out-of-position",
  "patriotism",
  "primetime-tv",
  "think-tank",
  "we-love-the-president-day",
  "wholesale-defection",
] as const;
export type EventId = (typeof EVENT_IDS)[number];

/** CV-19: great person cards. */
export const GREAT_CARD_IDS = [
  "akira-kurosawa",
  "frida-kahlo",
  "jerry-garcia",
  "mark-twain",
  "michelangelo",
  "valmiki",
  "william-shakespeare",
  "ada-lovelace",
  "archimedes",
  "frank-lloyd-wright",
  "henry-ford",
  "nikola-tesla",
  "orville-wright",
  "thomas-edison",
  "georgy-zhukov",
  "gustavus-adolphus",
  "hannibal",
  "joan-of-arc",
  "khalid-ibn-al-walid",
  "leonidas",
  "sun-tzu",
  "martin-luther-king",
  "florence-nightingale",
  "jacques-cousteau",
  "jim-henson",
  "mother-teresa",
  "st-francis-of-assisi",
  "susan-b-anthony",
  "a-p-giannini",
  "adam-smith",
  "andrew-carnegie",
  "captain-james-cook",
  "lorenzo-de-medici",
  "marco-polo",
  "zheng-he",
  "alan-turing",
  "albert-einstein",
  "charles-darwin",
  "galileo-galilei",
  "louis-pasteur",
  "marie-curie",
  "sir-isaac-newton",
] as const;
export type GreatCardId = (typeof GREAT_CARD_IDS)[number];

/** CV-20.1. */
export const INVESTMENT_IDS = [
  "infrastructure",
  "endowment-for-the-arts",
  "military-industrial-complex",
  "public-education",
] as const;
export type InvestmentId = (typeof INVESTMENT_IDS)[number];

/** Basic forms and their upgrades. */
export const BUILDING_IDS = [
  "harbor",
  "trading-post",
  "workshop",
  "iron-mine",
  "granary",
  "aqueduct",
  "library",
  "university",
  "market",
  "bank",
  "temple",
  "cathedral",
  "barracks",
  "academy",
] as const;
export type BuildingId = (typeof BUILDING_IDS)[number];

/** CV-1.4: a basic form and its upgraded form share one pool. */
export const POOL_IDS = [
  "harbor",
  "trading-post",
  "workshop",
  "granary",
  "library",
  "market",
  "temple",
  "barracks",
] as const;
export type PoolId = (typeof POOL_IDS)[number];

/** Kinds of unit cards. */
export const UNIT_IDS = [
  "infantry-a",
  "infantry-b",
  "infantry-c",
  "mounted-a",
  "mounted-b",
  "mounted-c",
  "artillery-a",
  "artillery-b",
  "artillery-c",
  "aircraft-5",
  "aircraft-6",
  "aircraft-7",
] as const;
export type UnitId = (typeof UNIT_IDS)[number];

/** What lies under huts. */
export const HUT_IDS = [
  "hut-incense-base",
  "hut-incense-ff",
  "hut-silk-base",
  "hut-silk-ff",
  "hut-wheat-base",
  "hut-wheat-ff",
  "hut-spy-base",
  "hut-spy-ff",
  "hut-iron-base",
  "hut-iron-ff",
  "hut-friendly-barbarian",
  "hut-native-art",
  "hut-teacher",
] as const;
export type HutId = (typeof HUT_IDS)[number];

/** What lies under villages. */
export const VILLAGE_IDS = [
  "village-iron-base",
  "village-spy-base",
  "village-spy-ff",
  "village-uranium-base",
  "village-uranium-ff",
  "village-great-person",
  "village-friendly-workers",
  "village-native-art",
  "village-wealth",
] as const;
export type VillageId = (typeof VILLAGE_IDS)[number];

/** CV-23. */
export const RELIC_IDS = ["atlantis", "school-of-confucius", "seven-cities-of-gold"] as const;
export type RelicId = (typeof RELIC_IDS)[number];

/** Home tiles and neutral tiles. */
export const TILE_IDS = [
  "home-americans",
  "home-arabs",
  "home-chinese",
  "home-egyptians",
  "home-germans",
  "home-greeks",
  "home-indians",
  "home-romans",
  "home-russians",
  "home-spanish",
  "neutral-01",
  "neutral-02",
  "neutral-03",
  "neutral-04",
  "neutral-05",
  "neutral-06",
  "neutral-07",
  "neutral-08",
  "neutral-09",
  "neutral-10",
  "neutral-11",
  "neutral-12",
  "neutral-13",
  "neutral-14",
  "neutral-15",
  "neutral-16",
  "neutral-17",
  "neutral-18",
  "neutral-19",
  "neutral-20",
  "neutral-21",
] as const;
export type TileId = (typeof TILE_IDS)[number];
