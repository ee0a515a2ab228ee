import type { Seat } from "@civitas/kernel";
import { EVENTS } from "../content/events.ts";
import type { EventId } from "../content/ids.ts";
import type { Realm } from "../state.ts";

/** CV-10.7: the places in a hand of culture events that another player knows of. */
export function placesKnownTo({ events, shown }: Realm, seat: Seat): number[] {
  const places: number[] = [];
  for (const { card, to } of shown) {
    if (to !== seat) continue;
    const place = events.findIndex((id, n) => id === card && !places.includes(n));
    if (place >= 0) places.push(place);
  }
  return places.sort((a, b) => a - b);
}

/** A card leaves the hand for everybody to see: of equal ones, nobody can tell whether it was the one they knew of. */
export function leaveHand(realm: Realm, card: EventId): void {
  realm.events.splice(realm.events.indexOf(card), 1);
  const knew = new Set(realm.shown.filter((one) => one.card === card).map(({ to }) => to));
  for (const seat of knew) forget(realm, card, seat);
}

/**
 * A card changes hands face down. The two players know which one it is; all others are no longer sure what is left of
 * its level.
 */
export function changeHands(from: Realm, to: Realm, card: EventId, [giver, receiver]: readonly [Seat, Seat]): void {
  from.events.splice(from.events.indexOf(card), 1);
  forget(from, card, receiver);
  from.shown = from.shown.filter((one) => one.to === receiver || EVENTS[one.card].level !== EVENTS[card].level);
  to.events.push(card);
  to.shown.push({ card, to: giver });
}

function forget(realm: Realm, card: EventId, seat: Seat): void {
  const at = realm.shown.findIndex((one) => one.card === card && one.to === seat);
  if (at >= 0) realm.shown.splice(at, 1);
}
