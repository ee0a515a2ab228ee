import type { Seat } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { outskirts } from "../city/outskirts.ts";
import { GREAT_CARDS } from "../content/great-cards.ts";
import type { GreatCardId, GreatType } from "../content/ids.ts";
import { markerAt } from "../map/land.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { type Realm, realmOf, type World } from "../state.ts";

/** CV-19.8: a used card goes face down under the deck, a lost one face up. */
export function underDeck(w: World, id: GreatCardId, up: boolean): void {
  w.market.greatDeck.unshift({ id, up });
}

/** CV-19.8: a card that must be discarded to be used. */
export function discardGreatCard(w: World, seat: Seat, used: GreatCardId): void {
  const realm = realmOf(w, seat);
  realm.greatCards = realm.greatCards.filter(({ id }) => id !== used);
  underDeck(w, used, false);
}

/** CV-19.8: a card that is discarded while something else is done: Michelangelo, Tesla, Marie Curie. */
export function spendGreatCard(w: World, table: GameTable, seat: Seat, used: GreatCardId, clause: string): void {
  discardGreatCard(w, seat, used);
  table.tell(() => ({
    what: say("log.uses", { who: { seat }, card: say(`great-card.${used}`) }),
    seat,
    clause,
    moves: [{ piece: ref.greatCard(used), from: ref.realm(seat), to: ref.greatDeck }],
  }));
}

/** CV-18.7, CV-19.10: the marker returns to the pool; cards without a marker are lost at random. */
export function loseGreatPerson(w: World, table: GameTable, seat: Seat, type: GreatType): void {
  w.market.greatPeople.push(type);
  const realm = realmOf(w, seat);
  const cards = (): GreatCardId[] => realm.greatCards.flatMap(({ id }) => (GREAT_CARDS[id].type === type ? [id] : []));
  while (cards().length > markersOf(w, realm, type)) {
    const lost = table.random.pick(cards());
    realm.greatCards = realm.greatCards.filter(({ id }) => id !== lost);
    underDeck(w, lost, true);
    table.tell(() => ({
      what: say("log.loses-great-card", { who: { seat }, card: say(`great-card.${lost}`) }),
      seat,
      clause: "CV-19.10",
    }));
  }
}

/** Markers of a type, on the map and in reserve. */
function markersOf(w: World, realm: Realm, type: GreatType): number {
  let n = 0;
  for (const other of realm.reserve) if (other === type) n++;
  for (const city of realm.cities) {
    for (const square of outskirts(w, city)) {
      const marker = markerAt(w, square);
      if (marker?.kind === "great-person" && marker.id === type) n++;
    }
  }
  return n;
}
