import type { Ground } from "@civitas/table-kit";
import type { Kind } from "../src/content/card.ts";
import { CARDS, type CardId } from "../src/content/cards.ts";

/** Where the cards of a kind stand in their pictures. */
const BY_KIND: Readonly<Record<Kind, Ground>> = {
  building: "town",
  "basic-building": "hall",
  knowledge: "page",
  wonder: "rays",
  province: "fields",
  policy: "cloth",
  warlord: "cloth",
  scout: "page",
  "free-city": "town",
};

const BY_TERRAIN: Readonly<Record<string, Ground>> = { coastal: "sea", mountain: "mountains", agrarian: "fields" };

/** Cards that stand elsewhere than most of their kind. */
const ELSEWHERE: Readonly<Partial<Record<CardId, Ground>>> = {
  "labour-camp": "mountains",
  mine: "mountains",
  castle: "mountains",
  library: "hall",
  temple: "desert",
  "samurai-training-ground": "fields",
  fort: "fields",
  "archery-range": "fields",
  barricade: "fields",
  "salt-caravan": "desert",
  chinampas: "sea",
  navigation: "sea",
  irrigation: "fields",
  currency: "hall",
  "lighthouse-of-alexandria": "sea",
  "panama-canal": "sea",
  sahara: "desert",
  venice: "sea",
  tyre: "sea",
  malacca: "sea",
  zanzibar: "sea",
  ragusa: "sea",
  samarkand: "desert",
  petra: "desert",
  cahokia: "fields",
};

export function groundOf(id: CardId): Ground {
  const { kind, types } = CARDS[id];
  return ELSEWHERE[id] ?? BY_TERRAIN[types[0] ?? ""] ?? BY_KIND[kind];
}
