import { BASIC_IDS, type CardId, civilizationCards } from "./content/cards.ts";
import { CIVILIZATION_IDS } from "./content/civilizations.ts";
import { EXPLORERS, SOLDIERS } from "./content/constants.ts";
import { MARKETS } from "./content/maps.ts";
import { monsterTokenOf } from "./content/tokens.ts";
import type { City, Monumental, Realm } from "./state.ts";

/** MO-2.2: counts everything that exists in limited numbers, wherever it lies, even in the box. */
export function census(m: Monumental): Record<string, number> {
  const counted: Record<string, number> = {};
  const add = (name: string, n = 1): void => {
    counted[name] = (counted[name] ?? 0) + n;
  };
  const addAll = (names: readonly (string | null)[]): void => {
    for (const name of names) if (name !== null) add(name);
  };
  addAll([...m.deck, ...m.display, ...m.gone, ...m.unseenHeroes, ...m.heroRow, ...m.unseenTokens]);
  for (const id of BASIC_IDS) add(id, m.piles[id]);
  for (const city of m.cities) addAll(cardsOf(city));
  for (const realm of m.realms) addAll(thingsOf(realm));
  for (const { id } of m.monsters) add(monsterTokenOf(id));
  // The automa's own cards are shuffled when the cities are dealt.
  if (m.automa !== null) addAll(m.automa.cards);
  addAll(cardsInBox(m));
  countMap(m, add);
  return counted;
}

const cardsOf = ({ places, deck, discard, drawn, dealt, completing }: City): (CardId | null)[] => [
  ...places.flatMap(({ top, under }) => [top, under]),
  ...deck,
  ...discard,
  ...drawn,
  ...dealt,
  completing,
];

const thingsOf = (realm: Realm): (string | null)[] => [
  ...realm.tokens,
  ...realm.construction,
  ...realm.archived,
  ...realm.monsters.map(monsterTokenOf),
  realm.hero?.id ?? null,
];

/** City cards of civilizations that nobody leads, and those that are not dealt yet. */
function cardsInBox(m: Monumental): CardId[] {
  const dealt = m.phase !== "civilizations";
  const players = m.realms.slice(0, m.cities.length);
  return CIVILIZATION_IDS.filter((id) => !dealt || players.every(({ civilization }) => civilization !== id)).flatMap(
    civilizationCards,
  );
}

/** Soldiers, outposts, explorers and the tokens that leave the game in play. */
function countMap(m: Monumental, add: (name: string, n?: number) => void): void {
  const settled = m.realms.filter(({ capital }) => capital !== null).length;
  // Pieces of a civilization that has no capital yet are in the box.
  add("soldiers", SOLDIERS * (m.realms.length - settled));
  add("explorers", EXPLORERS * (m.realms.length - settled));
  for (const { soldiers, outpost, token, production, pile } of m.spaces) {
    add("soldiers", soldiers);
    add("outposts", outpost ? 1 : 0);
    add("production-tokens", production ? 1 : 0);
    add("market-tokens", pile.length);
    if (token !== null) add(token);
  }
  for (const { explorers, outposts, productionTokens, markets } of m.realms) {
    add("explorers", explorers.length);
    add("outposts", outposts);
    add("production-tokens", productionTokens);
    add("market-tokens", markets.length);
  }
  add("production-tokens", m.spent.production);
  add("market-tokens", m.spent.goods);
  for (const market of MARKETS) add("market-tokens", m.unseenGoods[market].length);
}
