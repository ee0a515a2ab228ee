import type { Seat } from "@civitas/kernel";
import { TRADE_LIMIT } from "./content/constants.ts";
import { realmOf, type World } from "./state.ts";

/** CV-10.2: the dial never exceeds 27; gives what was really gained. */
export function gainTrade(w: World, seat: Seat, n: number): number {
  const realm = realmOf(w, seat);
  const before = realm.trade;
  realm.trade = Math.min(TRADE_LIMIT, before + n);
  return realm.trade - before;
}

/** CV-15.1. */
export function gainCulture(w: World, seat: Seat, n: number): void {
  realmOf(w, seat).culture += n;
}
