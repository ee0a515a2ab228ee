import type { Seat } from "@civitas/kernel";
import type { GameTable } from "./agenda.ts";
import type { CardId } from "./content/cards.ts";
import { ref } from "./refs.ts";
import { nameOf, say } from "./say.ts";
import { type City, cityOf, type Monumental, type Place, placeOf, realmOf } from "./state.ts";

/** A card of the city and where it lies. */
export interface Laid {
  readonly card: CardId;
  readonly index: number;
  /** It is the knowledge attached to another card. */
  readonly attached: boolean;
}

/** All cards of a city in the places that fit. */
export function laidCards({ places }: City, fits: (place: Place) => boolean): Laid[] {
  const laid: Laid[] = [];
  places.forEach((place, index) => {
    if (!fits(place)) return;
    if (place.top !== null) laid.push({ card: place.top, index, attached: false });
    if (place.under !== null) laid.push({ card: place.under, index, attached: true });
  });
  return laid;
}

export function clearPlace(place: Place): void {
  place.top = null;
  place.under = null;
  place.activated = false;
  place.reinforced = false;
}

/** Takes a card out of the city; a knowledge attached to it goes to the discard pile (MO-15.1). */
function takeOut(city: City, { index, attached }: Laid): CardId | null {
  const place = placeOf(city, index);
  if (attached) {
    place.under = null;
    return null;
  }
  const { under } = place;
  clearPlace(place);
  if (under !== null) city.discard.push(under);
  return under;
}

/** MO-15.1 to MO-15.3. */
export function archivePart(m: Monumental, table: GameTable, seat: Seat, laid: Laid, clause: string): void {
  const dropped = takeOut(cityOf(m, seat), laid);
  realmOf(m, seat).archived.push(laid.card);
  const from = laid.attached ? ref.attached(seat, laid.index + 1) : ref.place(seat, laid.index + 1);
  table.tell(() => ({
    what: say("log.archives", { who: { seat }, card: nameOf(laid.card) }),
    seat,
    clause,
    moves: [{ piece: ref.card(laid.card), from, to: ref.archive(seat) }],
  }));
  tellDropped(table, seat, laid, dropped, clause);
}

/** MO-15.4: to its owner's discard pile, with an attached knowledge card. */
export function discardPart(m: Monumental, table: GameTable, seat: Seat, laid: Laid, clause: string): void {
  const city = cityOf(m, seat);
  const dropped = takeOut(city, laid);
  city.discard.push(laid.card);
  const from = laid.attached ? ref.attached(seat, laid.index + 1) : ref.place(seat, laid.index + 1);
  table.tell(() => ({
    what: say("log.discards", { who: { seat }, card: nameOf(laid.card) }),
    seat,
    clause,
    moves: [{ piece: ref.card(laid.card), from, to: ref.cityDiscard(seat) }],
  }));
  tellDropped(table, seat, laid, dropped, clause);
}

/** The knowledge that was attached to a card and went to the discard pile. */
function tellDropped(table: GameTable, seat: Seat, { index }: Laid, dropped: CardId | null, clause: string): void {
  if (dropped === null) return;
  table.tell(() => ({
    what: say("log.discards", { who: { seat }, card: nameOf(dropped) }),
    seat,
    clause,
    moves: [{ piece: ref.card(dropped), from: ref.attached(seat, index + 1), to: ref.cityDiscard(seat) }],
  }));
}
