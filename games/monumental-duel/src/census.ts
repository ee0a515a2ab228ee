import { PROVINCE_TYPES } from "@civitas/monumental-family";
import { BASIC_IDS, CARDS, type CardId } from "./content/cards.ts";
import type { Duel } from "./state.ts";

/** Counts the cards and tokens that exist only in limited numbers (MD-1.10), wherever they lie. */
export function census(duel: Duel): Record<string, number> {
  const cards: Record<string, number> = {};
  const add = (id: CardId | null, n = 1): void => {
    if (id !== null) cards[id] = (cards[id] ?? 0) + n;
  };
  for (const pile of [duel.deck, duel.row, duel.discard, [duel.borrowed], duel.freeCityDeck]) {
    for (const id of pile) add(id);
  }
  for (const id of BASIC_IDS) add(id, duel.stacks[id]);
  for (const city of duel.freeCities) add(city?.id ?? null);
  let typeTokens = 0;
  for (const player of duel.players) {
    for (const { top, under } of player.city) {
      add(top);
      add(under);
    }
    for (const pile of [player.deck, player.discard, player.archived, player.aside, player.underConstruction]) {
      for (const id of pile) add(id);
    }
    add(player.completing);
    for (const { id } of player.freeCities) add(id);
    for (const { id, tokens } of player.provinces) {
      add(id);
      typeTokens += tokens.length;
    }
    for (const type of PROVINCE_TYPES) typeTokens += player.typeTokens[type];
  }
  return summary(cards, typeTokens);
}

/** The cards that belong to no civilization, and those that came with the civilizations, by how many there are. */
function summary(cards: Record<string, number>, typeTokens: number): Record<string, number> {
  const counted: Record<string, number> = { "type-tokens": typeTokens };
  for (const id of Object.keys(cards) as CardId[]) {
    const { era, kind } = CARDS[id];
    const starting = era === null && kind !== "basic-building" && kind !== "free-city";
    const name = starting ? "civilization-cards" : id;
    counted[name] = (counted[name] ?? 0) + (cards[id] ?? 0);
  }
  return counted;
}
