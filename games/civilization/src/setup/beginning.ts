import type { Seat } from "@civitas/kernel";
import { CIVILIZATIONS } from "../content/civilizations.ts";
import type { CivilizationId } from "../content/ids.ts";
import { grid } from "../map/grid.ts";
import { realmOf, type World } from "../state.ts";

/** CV-3.6: wonders in the market. */
const MARKET_WONDERS = 4;

/** CV-3.9: the civilization's home tile lies face up in the slot of its seat. */
export function settleCivilization(w: World, seat: Seat, id: CivilizationId): void {
  realmOf(w, seat).civilization = id;
  for (const [slot, { home }] of grid(w).layout.slots.entries()) {
    const tile = w.tiles[slot];
    if (home?.seat !== seat || tile === undefined) continue;
    tile.id = CIVILIZATIONS[id].homeTile;
    tile.explored = true;
  }
}

/** CV-3.6: the Egyptians take the top wonder first; then the market opens. */
export function openMarket(w: World): void {
  for (const realm of w.realms) {
    const wonder = realm.civilization === "egyptians" ? w.market.wonderDeck.pop() : undefined;
    if (wonder !== undefined) realm.wonders.push({ id: wonder, obsolete: false, coins: 0 });
  }
  refillWonders(w);
}

/** CV-13.3. */
export function refillWonders(w: World): void {
  const { wonders, wonderDeck } = w.market;
  while (wonders.length < MARKET_WONDERS) {
    const next = wonderDeck.pop();
    if (next === undefined) return;
    wonders.push(next);
  }
}
