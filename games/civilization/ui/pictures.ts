import type {
  EventId,
  GovernmentId,
  GreatCardId,
  InvestmentId,
  RelicId,
  TechId,
  UnitType,
} from "../src/content/ids.ts";

/** Techs whose picture has another name than they have. */
const TECHS: Readonly<Partial<Record<TechId, string>>> = {
  "horseback-riding": "horseman",
  masonry: "the-great-wall",
  navigation: "compass",
  philosophy: "person",
  chivalry: "knight",
  engineering: "builder",
  monarchy: "capital",
  banking: "bank",
  theology: "cathedral",
};

const GOVERNMENTS: Readonly<Partial<Record<GovernmentId, string>>> = {
  "monarchy-gov": "capital",
  "democracy-gov": "democracy",
  "communism-gov": "communism",
};

const EVENTS: Readonly<Record<EventId, string>> = {
  "a-gift-from-afar": "gift",
  "bread-and-circuses": "circus",
  counterfeiters: "counterfeit",
  defection: "flight-of-people",
  disoriented: "lost",
  drought: "drought",
  "duty-and-honor": "honour",
  "exchange-of-ideas": "ideas",
  sabotage: "sabotage",
  "the-citizens-are-revolting": "anarchy",
  "we-love-the-despot-day": "feast",
  "a-generous-gift": "gift",
  catastrophe: "sabotage",
  deforestation: "felling",
  depression: "counterfeit",
  flooding: "flood",
  "jousting-tourney": "knight",
  "knowledge-shared": "knowledge",
  lost: "lost",
  "mass-defection": "flight-of-people",
  nationalism: "flag",
  "the-citizens-are-revolting-ii": "anarchy",
  "we-love-the-queen-day": "feast",
  "a-princely-gift": "gift",
  "bank-scandal": "bank",
  disaster: "sabotage",
  "out-of-position": "lost",
  patriotism: "flag",
  "primetime-tv": "mass-media",
  "think-tank": "ideas",
  "we-love-the-president-day": "feast",
  "wholesale-defection": "flight-of-people",
};

const PEOPLE: Readonly<Record<GreatCardId, string>> = {
  "akira-kurosawa": "mass-media",
  "frida-kahlo": "artist",
  "jerry-garcia": "music",
  "mark-twain": "printing-press",
  michelangelo: "the-colossus",
  valmiki: "writing",
  "william-shakespeare": "circus",
  "ada-lovelace": "computers",
  archimedes: "irrigation",
  "frank-lloyd-wright": "construction",
  "henry-ford": "car",
  "nikola-tesla": "spark",
  "orville-wright": "aircraft",
  "thomas-edison": "knowledge",
  "georgy-zhukov": "tank",
  "gustavus-adolphus": "gun",
  hannibal: "elephant",
  "joan-of-arc": "sword",
  "khalid-ibn-al-walid": "horseman",
  leonidas: "army",
  "sun-tzu": "military-science",
  "martin-luther-king": "dove",
  "florence-nightingale": "humanitarian",
  "jacques-cousteau": "diver",
  "jim-henson": "puppet",
  "mother-teresa": "heart",
  "st-francis-of-assisi": "animal-husbandry",
  "susan-b-anthony": "democracy",
  "a-p-giannini": "bank",
  "adam-smith": "currency",
  "andrew-carnegie": "railroad",
  "captain-james-cook": "ship",
  "lorenzo-de-medici": "coin",
  "marco-polo": "caravan",
  "zheng-he": "sailing",
  "alan-turing": "replaceable-parts",
  "albert-einstein": "atomic-theory",
  "charles-darwin": "biology",
  "galileo-galilei": "telescope",
  "louis-pasteur": "scientist",
  "marie-curie": "uranium",
  "sir-isaac-newton": "apple",
};

const INVESTMENTS: Readonly<Record<InvestmentId, string>> = {
  infrastructure: "infrastructure",
  "endowment-for-the-arts": "artist",
  "military-industrial-complex": "tank",
  "public-education": "university",
};

const RELICS: Readonly<Record<RelicId, string>> = {
  atlantis: "serpent",
  "school-of-confucius": "person",
  "seven-cities-of-gold": "currency",
};

/** By rank I to IV. */
const UNITS: Readonly<Record<UnitType, readonly string[]>> = {
  infantry: ["spearman", "infantry", "rifleman", "rifleman"],
  mounted: ["horseman", "knight", "mounted", "tank"],
  artillery: ["archer", "artillery", "gun", "ballistics"],
  aircraft: ["aircraft", "aircraft", "aircraft", "flight"],
};

/** The names of the icons that stand for things of the game. Buildings, wonders and most techs have their own. */
export const picture = {
  tech: (id: TechId): string => TECHS[id] ?? id,
  government: (id: GovernmentId): string => GOVERNMENTS[id] ?? id,
  event: (id: EventId): string => EVENTS[id],
  greatCard: (id: GreatCardId): string => PEOPLE[id],
  investment: (id: InvestmentId): string => INVESTMENTS[id],
  relic: (id: RelicId): string => RELICS[id],
  unit: (type: UnitType, rank: number): string => UNITS[type][rank - 1] ?? type,
} as const;
