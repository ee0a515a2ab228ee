import type { Seat } from "@civitas/kernel";
import { outskirts } from "../city/outskirts.ts";
import { GREAT_CARDS } from "../content/great-cards.ts";
import type { GreatCardId, GreatType, WonderId } from "../content/ids.ts";
import { markerAt } from "../map/land.ts";
import { blockaded } from "../movement/figures.ts";
import { type Realm, realmOf, type SquareNumber, type World } from "../state.ts";

/** Where the marker of an own wonder lies. */
export function wonderSquare(w: World, seat: Seat, id: WonderId): SquareNumber | undefined {
  for (const city of realmOf(w, seat).cities) {
    for (const square of outskirts(w, city)) {
      const marker = markerAt(w, square);
      if (marker?.kind === "wonder" && marker.id === id) return square;
    }
  }
  return undefined;
}

function holdsWonder({ wonders }: Realm, id: WonderId): boolean {
  for (const wonder of wonders) if (wonder.id === id) return !wonder.obsolete;
  return false;
}

/** CV-8.13, CV-13.10. */
export function wonderWorks(w: World, seat: Seat, id: WonderId): boolean {
  if (!holdsWonder(realmOf(w, seat), id)) return false;
  const square = wonderSquare(w, seat, id);
  return square !== undefined && !blockaded(w, seat, square);
}

/** CV-19.7: an own marker of the type is on the map and not blockaded. */
export function greatTypeWorks(w: World, seat: Seat, type: GreatType): boolean {
  for (const city of realmOf(w, seat).cities) {
    for (const square of outskirts(w, city)) {
      const marker = markerAt(w, square);
      if (marker?.kind === "great-person" && marker.id === type && !blockaded(w, seat, square)) return true;
    }
  }
  return false;
}

export const greatCardWorks = (w: World, seat: Seat, id: GreatCardId): boolean =>
  greatTypeWorks(w, seat, GREAT_CARDS[id].type);
