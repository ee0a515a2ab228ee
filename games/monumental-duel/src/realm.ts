import { CARDS, type CardId, isAcquiredKnowledge } from "./content/cards.ts";
import type { Counter } from "./content/counters.ts";
import { PROVINCE_TYPES, type ProvinceType } from "./content/province-type.ts";
import type { PileCard, Player } from "./state.ts";

export const isProvince = (card: PileCard): boolean => CARDS[card.id].kind === "province";

/** MD-8.10: the printed types and those of the tokens. */
export const hasType = (card: PileCard, type: ProvinceType): boolean =>
  CARDS[card.id].types.includes(type) || card.tokens.includes(type);

export const typesOf = (card: PileCard): ProvinceType[] => PROVINCE_TYPES.filter((type) => hasType(card, type));

/** A province, where it lies in its pile (from the bottom, 0), and how many Barricades lie above it. */
export interface TopProvince {
  readonly card: PileCard;
  readonly index: number;
  readonly barricades: number;
}

/** MD-12.1: the topmost province of a pile. */
export function topProvince(pile: readonly PileCard[]): TopProvince | undefined {
  for (let index = pile.length - 1; index >= 0; index--) {
    const card = pile[index];
    if (card !== undefined && isProvince(card)) return { card, index, barricades: pile.length - 1 - index };
  }
  return undefined;
}

export function countProvinces(player: Player, type?: ProvinceType): number {
  let n = 0;
  for (const card of player.provinces) if (isProvince(card) && (type === undefined || hasType(card, type))) n++;
  return n;
}

/** MD-20.3, MD-20.4: cards count wherever they are (city, deck, discard pile), but not in the archive. */
export function countOwned(player: Player, fits: (id: CardId) => boolean): number {
  let n = 0;
  for (const { top, under } of player.city) {
    if (top !== null && fits(top)) n++;
    if (under !== null && fits(under)) n++;
  }
  for (const id of player.deck) if (fits(id)) n++;
  for (const id of player.discard) if (fits(id)) n++;
  for (const id of player.aside) if (fits(id)) n++;
  return n;
}

const isWonder = (id: CardId): boolean => CARDS[id].kind === "wonder";

const countKnowledge = (player: Player): number => countOwned(player, isAcquiredKnowledge);
export const countWonders = (player: Player): number => countOwned(player, isWonder);

export function count(player: Player, counter: Counter): number {
  switch (counter) {
    case "provinces":
      return countProvinces(player);
    case "coastal-provinces":
      return countProvinces(player, "coastal");
    case "mountain-provinces":
      return countProvinces(player, "mountain");
    case "agrarian-provinces":
      return countProvinces(player, "agrarian");
    case "distinct-types":
      return PROVINCE_TYPES.filter((type) => countProvinces(player, type) > 0).length;
    case "knowledge":
      return countKnowledge(player);
    case "wonders":
      return countWonders(player);
    case "policies":
      return player.policies.length;
    case "free-cities":
      return player.freeCities.length;
  }
}
