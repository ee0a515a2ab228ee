import type { Seat } from "@civitas/kernel";
import type { CoinPlace } from "./announced.ts";
import { COINS_ON_A_TECH, COINS_TO_WIN } from "./content/constants.ts";
import type { TechId } from "./content/ids.ts";
import { countIcons } from "./gathering.ts";
import { passives } from "./passives.ts";
import { realmOf, type World } from "./state.ts";
import { wonderWorks } from "./working.ts";

/** CV-17.1: all coins of a player. */
export function coinsOf(w: World, seat: Seat): number {
  const realm = realmOf(w, seat);
  let coins = passives.sum(w, seat, "coin") + countIcons(w, seat, "coin") + realm.sheet;
  for (const { tech } of realm.pyramid) coins += tech === null ? 0 : (realm.coins[tech] ?? 0);
  for (const { id, coins: here } of realm.wonders) if (here > 0 && wonderWorks(w, seat, id)) coins += here;
  return coins;
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

/** CV-31.4. */
export const hasEnoughCoins = (w: World, seat: Seat): boolean => coinsOf(w, seat) >= COINS_TO_WIN;
