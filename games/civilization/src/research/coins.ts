import type { Seat } from "@civitas/kernel";
import type { CoinPlace } from "../announcing/announced.ts";
import { passives } from "../cards/passives.ts";
import { wonderWorks } from "../cards/working.ts";
import { countIcons } from "../city/gathering.ts";
import { outskirts } from "../city/outskirts.ts";
import { BUILDINGS, POOLS } from "../content/buildings.ts";
import { COINS_ON_A_TECH, COINS_TO_WIN } from "../content/constants.ts";
import { GREAT_CARDS } from "../content/great-cards.ts";
import { GREAT_PEOPLE } from "../content/great-people.ts";
import {
  BUILDING_IDS,
  type BuildingId,
  GREAT_TYPES,
  type GreatType,
  type PoolId,
  type TechId,
  TILE_IDS,
} from "../content/ids.ts";
import { TECHS } from "../content/techs.ts";
import { TILES } from "../content/tiles.ts";
import { grid } from "../map/grid.ts";
import { markerAt } from "../map/land.ts";
import { type Marker, type Realm, realmOf, type World } from "../state.ts";

/** CV-17.1: all coins of a player. */
export const coinsOf = (w: World, seat: Seat): number => coinsOnCards(w, seat) + countIcons(w, seat, "coin");

function tokensOn(techs: Readonly<Record<string, number>>): number {
  let sum = 0;
  for (const tech in techs) sum += techs[tech] ?? 0;
  return sum;
}

/** Coins that are printed on cards, and tokens. */
export function coinsOnCards(w: World, seat: Seat): number {
  const { sheet, coins, wonders } = realmOf(w, seat);
  let sum = passives.sum(w, seat, "coin") + sheet + tokensOn(coins);
  for (const { id, coins: here } of wonders) if (here > 0 && wonderWorks(w, seat, id)) sum += here;
  return sum;
}

/** CV-0.15, CV-17.6: where a player's coin tokens lie; those on a blockaded Panama Canal don't count. */
export function coinTokens(w: World, seat: Seat): (readonly [CoinPlace, number])[] {
  const realm = realmOf(w, seat);
  const tokens: (readonly [CoinPlace, number])[] = [];
  for (const { tech } of realm.pyramid) {
    const n = tech === null ? 0 : (realm.coins[tech] ?? 0);
    if (tech !== null && n > 0) tokens.push([tech, n]);
  }
  if (realm.sheet > 0) tokens.push(["sheet", realm.sheet]);
  for (const { id, coins } of realm.wonders) {
    if (coins > 0 && wonderWorks(w, seat, id)) tokens.push(["panama-canal", coins]);
  }
  return tokens;
}

export function hasCoinToken(w: World, seat: Seat): boolean {
  const { sheet, coins, wonders } = realmOf(w, seat);
  if (sheet > 0 || tokensOn(coins) > 0) return true;
  return wonders.some(({ id, coins: here }) => here > 0 && wonderWorks(w, seat, id));
}

/** CV-17.4: whether a tech can take another coin token. */
export const coinFits = (w: World, seat: Seat, tech: TechId): boolean =>
  (realmOf(w, seat).coins[tech] ?? 0) < COINS_ON_A_TECH;

export function addCoinOn(w: World, seat: Seat, tech: TechId): void {
  const { coins } = realmOf(w, seat);
  if (coinFits(w, seat, tech)) coins[tech] = (coins[tech] ?? 0) + 1;
}

/** A new object: one from which something was deleted is slow to read, and coins are counted before every story. */
const without = (coins: Realm["coins"], place: TechId): Realm["coins"] =>
  Object.fromEntries(Object.entries(coins).filter(([tech]) => tech !== place));

/** A coin token leaves its place. */
export function removeCoin(w: World, seat: Seat, place: CoinPlace): void {
  const realm = realmOf(w, seat);
  if (place === "sheet") realm.sheet -= 1;
  else if (place === "panama-canal") {
    for (const wonder of realm.wonders) if (wonder.id === "panama-canal") wonder.coins -= 1;
  } else {
    const left = (realm.coins[place] ?? 0) - 1;
    if (left > 0) realm.coins[place] = left;
    else realm.coins = without(realm.coins, place);
  }
}

const coinsAmong = (printed: readonly { readonly coin?: number }[]): number =>
  printed.reduce((sum, { coin = 0 }) => sum + coin, 0);

/** How many coins are printed on each tile that has some, and on all tiles and all cards of the box. */
const COINS_OF_TILE = new Map(
  TILE_IDS.flatMap((id) => {
    const coins = coinsAmong(TILES[id].squares.flat().map(({ icons }) => icons));
    return coins > 0 ? [[id, coins]] : [];
  }),
);
const COINS_OF_TILES = [...COINS_OF_TILE.values()].reduce((sum, coins) => sum + coins, 0);
const COINS_OF_CARDS = coinsAmong(
  [TECHS, GREAT_CARDS].flatMap((cards) => Object.values(cards).map(({ passive }) => passive)),
);

const COIN_BUILDINGS: readonly BuildingId[] = BUILDING_IDS.filter((id) => BUILDINGS[id].icons.coin > 0);
const COIN_PEOPLE: readonly GreatType[] = GREAT_TYPES.filter((type) => GREAT_PEOPLE[type].icons.coin > 0);

/** No marker brings more than one coin, and only these bring any. */
function bringsCoin(marker: Marker): boolean {
  if (marker.kind === "great-person") {
    for (const type of COIN_PEOPLE) if (type === marker.id) return true;
  } else if (marker.kind === "building") {
    for (const id of COIN_BUILDINGS) if (id === marker.id) return true;
  }
  return false;
}

const COIN_POOLS: readonly PoolId[] = [...new Set(COIN_BUILDINGS.map((id) => BUILDINGS[id].pool))];
const ALL_PEOPLE = GREAT_TYPES.reduce((sum, type) => sum + GREAT_PEOPLE[type].count, 0);
const ALL_COIN_PEOPLE = COIN_PEOPLE.reduce((sum, type) => sum + GREAT_PEOPLE[type].count, 0);

/** At most this many markers with coins have left the market, whoever has them. They count for one city each (CV-8.1). */
function coinMarkersOut({ market }: World): number {
  let out = Math.min(ALL_PEOPLE - market.greatPeople.length, ALL_COIN_PEOPLE);
  for (const pool of COIN_POOLS) out += POOLS[pool] - market.buildings[pool];
  return out;
}

/** A scout brings a city one square more. */
function gatheringScouts({ figures }: Realm): number {
  let n = 0;
  for (const { gathers } of figures) if (gathers !== null) n++;
  return n;
}

/** At most this many come from markers, on the squares of the cities and where scouts gather. */
function mostCoinsOnMarkers(w: World, realm: Realm): number {
  let most = gatheringScouts(realm);
  for (const city of realm.cities) {
    for (const square of outskirts(w, city)) {
      const marker = markerAt(w, square);
      if (marker !== null && bringsCoin(marker)) most++;
    }
  }
  return most;
}

/** At most this many come from the land: all that is printed on the tiles around the cities. */
function mostCoinsOnTiles(w: World, { cities }: Realm): number {
  const { slotsAround } = grid(w);
  let most = 0;
  for (const { at, second } of cities) {
    for (const slot of slotsAround[at] ?? []) most += coinsOnTile(w, slot);
    if (second !== null) for (const slot of slotsAround[second] ?? []) most += coinsOnTile(w, slot);
  }
  return most;
}

function coinsOnTile(w: World, slot: number): number {
  const id = w.tiles[slot]?.id ?? null;
  return id === null ? 0 : (COINS_OF_TILE.get(id) ?? 0);
}

/** At most this many come from the player's cards. */
function mostCoinsOnCards({ sheet, coins, wonders }: Realm): number {
  let most = COINS_OF_CARDS + sheet + tokensOn(coins);
  for (const wonder of wonders) most += wonder.coins;
  return most;
}

/** CV-31.4. This is asked before every story, so coins are counted exactly only where a rough look does not settle it. */
export function hasEnoughCoins(w: World, seat: Seat): boolean {
  const realm = realmOf(w, seat);
  const onCards = mostCoinsOnCards(realm);
  if (onCards + COINS_OF_TILES + coinMarkersOut(w) + gatheringScouts(realm) < COINS_TO_WIN) return false;
  const onMarkers = mostCoinsOnMarkers(w, realm);
  const most = onMarkers + onCards;
  if (most + COINS_OF_TILES < COINS_TO_WIN) return false;
  const onTiles = mostCoinsOnTiles(w, realm);
  if (most + onTiles < COINS_TO_WIN) return false;
  const missing = COINS_TO_WIN - coinsOnCards(w, seat);
  return missing <= onMarkers + onTiles && missing <= countIcons(w, seat, "coin");
}
