import type { Seat } from "@civitas/kernel";
import type { Source } from "./announced.ts";
import type { Card } from "./content/card.ts";
import { CIVILIZATIONS } from "./content/civilizations.ts";
import { GOVERNMENTS } from "./content/governments.ts";
import { GREAT_CARDS } from "./content/great-cards.ts";
import type { GreatCardId, GreatType, WonderId } from "./content/ids.ts";
import { TECHS } from "./content/techs.ts";
import { WONDERS } from "./content/wonders.ts";
import { blockaded } from "./figures.ts";
import { markerAt } from "./land.ts";
import { outskirts } from "./outskirts.ts";
import { type Realm, realmOf, type SquareNumber, type World } from "./state.ts";

/** A card in effect, and where it comes from. */
export interface Working {
  readonly source: Source;
  readonly card: Card;
}

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

/** CV-8.13, CV-13.10. */
export function wonderWorks(w: World, seat: Seat, id: WonderId): boolean {
  const card = realmOf(w, seat).wonders.find((wonder) => wonder.id === id);
  if (card === undefined || card.obsolete) return false;
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

/** The cards in effect for a player, in the order of CV-34.13: civilization first, then as in the box. */
export function* workingFor(w: World, seat: Seat): Iterable<Working> {
  const realm = realmOf(w, seat);
  if (realm.civilization !== null) yield { source: "civilization", card: CIVILIZATIONS[realm.civilization] };
  for (const { tech } of realm.pyramid) if (tech !== null) yield { source: tech, card: TECHS[tech] };
  yield { source: realm.government, card: GOVERNMENTS[realm.government] };
  yield* workingWonders(w, seat, realm);
  for (const { id, up } of realm.greatCards) {
    if (up && greatCardWorks(w, seat, id)) yield { source: id, card: GREAT_CARDS[id] };
  }
}

function* workingWonders(w: World, seat: Seat, realm: Realm): Iterable<Working> {
  for (const { id, obsolete } of realm.wonders) {
    if (!obsolete && wonderWorks(w, seat, id)) yield { source: id, card: WONDERS[id] };
  }
}
