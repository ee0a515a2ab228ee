import type { Seat } from "@civitas/kernel";
import type { CoinPlace } from "./announced.ts";
import type { Card } from "./content/card.ts";
import { CIVILIZATIONS } from "./content/civilizations.ts";
import { COINS_ON_A_TECH, COINS_TO_WIN } from "./content/constants.ts";
import { GOVERNMENTS } from "./content/governments.ts";
import { GREAT_CARDS } from "./content/great-cards.ts";
import type { TechId } from "./content/ids.ts";
import { TECHS } from "./content/techs.ts";
import { TILES } from "./content/tiles.ts";
import { WONDERS } from "./content/wonders.ts";
import { countIcons } from "./gathering.ts";
import { markerIcons } from "./land.ts";
import { outskirts } from "./outskirts.ts";
import { passives } from "./passives.ts";
import { type Realm, realmOf, type World } from "./state.ts";
import { wonderWorks } from "./working.ts";

/** CV-17.1: all coins of a player. */
export function coinsOf(w: World, seat: Seat): number {
  const realm = realmOf(w, seat);
  let coins = passives.sum(w, seat, "coin") + countIcons(w, seat, "coin") + tokensOn(realm);
  for (const { id, coins: here } of realm.wonders) if (here > 0 && wonderWorks(w, seat, id)) coins += here;
  return coins;
}

/** The tokens on the sheet and on techs. */
function tokensOn(realm: Realm): number {
  let tokens = realm.sheet;
  for (const { tech } of realm.pyramid) if (tech !== null) tokens += realm.coins[tech] ?? 0;
  return tokens;
}

/** CV-0.15, CV-17.6: where a player's coin tokens lie; those on a blockaded Panama Canal are as if absent. */
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

/** CV-17.4: whether a tech can take another coin token. */
export const coinFits = (w: World, seat: Seat, tech: TechId): boolean =>
  (realmOf(w, seat).coins[tech] ?? 0) < COINS_ON_A_TECH;

export function addCoinOn(w: World, seat: Seat, tech: TechId): void {
  const { coins } = realmOf(w, seat);
  if (coinFits(w, seat, tech)) coins[tech] = (coins[tech] ?? 0) + 1;
}

/** A coin token leaves its place. */
export function removeCoin(w: World, seat: Seat, place: CoinPlace): void {
  const realm = realmOf(w, seat);
  if (place === "sheet") realm.sheet -= 1;
  else if (place === "panama-canal") {
    for (const wonder of realm.wonders) if (wonder.id === "panama-canal") wonder.coins -= 1;
  } else {
    const left = (realm.coins[place] ?? 0) - 1;
    if (left > 0) realm.coins[place] = left;
    else delete realm.coins[place];
  }
}

/** As many coins as are printed on all cards and tiles of the box. */
const PRINTED_COINS = [
  ...[TECHS, WONDERS, GREAT_CARDS, GOVERNMENTS, CIVILIZATIONS]
    .flatMap((cards) => Object.values<Card>(cards))
    .map(({ passive }) => passive.coin ?? 0),
  ...Object.values(TILES).flatMap(({ squares }) => squares.flat().map(({ icons }) => icons.coin)),
].reduce((sum, coins) => sum + coins, 0);

/** No fewer coins than the player has: quick to count, because before every story somebody asks whether they are enough. */
function mostCoins(w: World, seat: Seat): number {
  const realm = realmOf(w, seat);
  let most = PRINTED_COINS + tokensOn(realm);
  for (const { coins } of realm.wonders) most += coins;
  for (const { gathers } of realm.figures) if (gathers !== null) most++;
  for (const city of realm.cities) {
    for (const square of outskirts(w, city)) most += markerIcons(w.markers[square] ?? null)?.coin ?? 0;
  }
  return most;
}

/** CV-31.4. */
export const hasEnoughCoins = (w: World, seat: Seat): boolean =>
  mostCoins(w, seat) >= COINS_TO_WIN && coinsOf(w, seat) >= COINS_TO_WIN;
