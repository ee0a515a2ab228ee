import { BASIC_IDS, type CardId } from "./content/cards.ts";
import { CIVILIZATION_IDS, CIVILIZATIONS } from "./content/civilizations.ts";
import { PROVINCE_TYPES } from "./content/province-type.ts";
import type { Duel, Player } from "./state.ts";

/** Counts the cards and tokens that exist only in limited numbers (MD-1.10), wherever they lie, in the box too. */
export function census(duel: Duel): Record<string, number> {
  const counted: Record<string, number> = { "type-tokens": 0 };
  const add = (name: string, n = 1): void => {
    counted[name] = (counted[name] ?? 0) + n;
  };
  const addAll = (cards: readonly (CardId | null)[]): void => {
    for (const card of cards) if (card !== null) add(card);
  };
  addAll(duel.deck);
  addAll(duel.row);
  addAll(duel.discard);
  addAll([duel.borrowed]);
  addAll(duel.freeCityDeck);
  for (const id of BASIC_IDS) add(id, duel.stacks[id]);
  for (const city of duel.freeCities) if (city !== null) add(city.id);
  for (const player of duel.players) {
    addAll(cardsOf(player));
    for (const { tokens } of player.provinces) add("type-tokens", tokens.length);
    for (const type of PROVINCE_TYPES) add("type-tokens", player.typeTokens[type]);
  }
  const unused = CIVILIZATION_IDS.filter((id) => duel.players.every(({ civilization }) => civilization !== id));
  for (const id of unused) {
    const { deck, provinces, policies, typeTokens } = CIVILIZATIONS[id];
    addAll([...deck, ...provinces, ...policies]);
    add("type-tokens", PROVINCE_TYPES.length * typeTokens);
  }
  return counted;
}

/** All cards in front of a player; the policies of his civilization wherever they are. */
function cardsOf(player: Player): (CardId | null)[] {
  return [
    ...player.city.flatMap(({ top, under }) => [top, under]),
    ...player.deck,
    ...player.discard,
    ...player.archived,
    ...player.aside,
    ...player.underConstruction,
    player.completing,
    ...player.freeCities.map(({ id }) => id),
    ...player.provinces.map(({ id }) => id),
    ...(player.civilization === null ? [] : CIVILIZATIONS[player.civilization].policies),
  ];
}
