import type { CardId, LeaderId, PolicyId } from "./cards.ts";
import type { ProvinceType } from "./province-type.ts";

/** A people with its cards and its special rules. */
export interface Civilization {
  /** MD-1.4: the 15 cards of the city deck. */
  readonly deck: readonly CardId[];
  readonly policies: readonly PolicyId[];
  readonly warlord: LeaderId;
  readonly scout: LeaderId;
  /** MD-2.14: what lies in the province pile from the start. */
  readonly provinces: readonly CardId[];
  /** MD-1.7: province-type tokens of each type. */
  readonly typeTokens: number;
  /** MD-22.2: pays for conquests in gold. */
  readonly conquersWithGold: boolean;
}

export const CIVILIZATION_IDS = ["japan", "mali", "aztec"] as const;
export type CivilizationId = (typeof CIVILIZATION_IDS)[number];

const times = (n: number, card: CardId): CardId[] => Array<CardId>(n).fill(card);

const cityDeck = (special: CardId, knowledge: CardId): CardId[] => [
  ...times(5, "labour-camp"),
  ...times(3, "library"),
  ...times(3, "fort"),
  "forum",
  "mine",
  special,
  knowledge,
];

export const CIVILIZATIONS: Readonly<Record<CivilizationId, Civilization>> = {
  japan: {
    deck: cityDeck("samurai-training-ground", "swordsmithing"),
    policies: ["bushido", "tea-ceremony", "zen-gardens", "kabuki", "shogunate"],
    warlord: "musashi",
    scout: "hasekura-tsunenaga",
    provinces: [],
    typeTokens: 0,
    conquersWithGold: false,
  },
  mali: {
    deck: cityDeck("salt-caravan", "regional-taxes"),
    policies: ["pilgrimage", "trans-saharan-trade", "madrasas-of-sankore", "griots", "gbara"],
    warlord: "mansa-musa",
    scout: "abu-bakr-ii",
    provinces: [],
    typeTokens: 0,
    conquersWithGold: true,
  },
  aztec: {
    deck: cityDeck("chinampas", "land-use"),
    policies: ["calendar", "codex", "flower-war", "triple-alliance", "ritual-sacrifice"],
    warlord: "montezuma-i",
    scout: "pochteca-envoy",
    provinces: ["lake-texcoco"],
    typeTokens: 2,
    conquersWithGold: false,
  },
};

/** The stock of province-type tokens a civilization starts with. */
export function typeTokensOf(id: CivilizationId): Record<ProvinceType, number> {
  const each = CIVILIZATIONS[id].typeTokens;
  return { coastal: each, mountain: each, agrarian: each };
}
