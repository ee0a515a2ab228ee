import { choose, type Message, type Option, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable, Stories } from "../agenda.ts";
import { EVENTS } from "../content/events.ts";
import { hidden } from "../content/huts.ts";
import type { EventId } from "../content/ids.ts";
import { placesKnownTo } from "../culture/hand.ts";
import { playerOption } from "../effects/asking.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { type Kept, othersFrom, type Realm, realmOf, type World } from "../state.ts";

/** CV-10.7: a marker or a culture event that another player has not seen. */
interface Secret extends Option {
  /** Its kind, for those who are not shown it. */
  readonly kind: Message;
  readonly marker?: Kept;
  readonly card?: EventId;
}

/** What a player could show another one; equal things are one option (CV-0.25). */
function secretsFrom(w: World, seat: Seat, to: Seat): Secret[] {
  const realm = realmOf(w, seat);
  const known = placesKnownTo(realm, to);
  const markers = realm.kept.flatMap((marker): Secret[] => {
    if (marker.seen.includes(to)) return [];
    const { content } = hidden(marker.id);
    const refs = [ref.keptMarker(seat, marker.id)];
    const kind = say(`thing.${marker.kind}`);
    return [{ id: `show:${marker.kind}:${content}`, label: say(`marker.${content}`), refs, kind, marker }];
  });
  const events = realm.events.flatMap((card, place): Secret[] => {
    if (known.includes(place)) return [];
    const kind = say("thing.event", { level: EVENTS[card].level });
    return [{ id: `show:${card}`, label: say(`event.${card}`), refs: [ref.event(card)], kind, card }];
  });
  return [...new Map([...markers, ...events].map((secret) => [secret.id, secret])).values()];
}

/** CV-10.7: the players who could be shown something. How much is hidden, and who was shown how much of it, is public. */
export const audienceOf = (w: World, seat: Seat): Seat[] =>
  othersFrom(w, seat).filter((to) => hasSecretFrom(realmOf(w, seat), to));

const hasSecretFrom = (realm: Realm, to: Seat): boolean =>
  realm.kept.some(({ seen }) => !seen.includes(to)) || placesKnownTo(realm, to).length < realm.events.length;

/** CV-10.7: the holder shows something to one player; the others see only that this happens. */
export function* tellShow(w: World, table: GameTable, { seat }: Stories["show"]): Rules {
  const players = audienceOf(w, seat).map(playerOption);
  if (players.length === 0) return; // it has changed hands meanwhile
  const { seat: to } = yield* choose(seat, say("ask.show-whom"), players, { clause: "CV-10.7" });
  const secrets = secretsFrom(w, seat, to);
  const prompt = say("ask.show-what", { who: { seat: to } });
  const { label, kind, marker, card } = yield* choose(seat, prompt, secrets, { clause: "CV-10.7" });
  marker?.seen.push(to);
  if (card !== undefined) realmOf(w, seat).shown.push({ card, to });
  table.tell(() => ({
    what: say("log.shows", { who: { seat }, to: { seat: to }, what: label }),
    only: [seat, to],
    others: say("log.shows-hidden", { who: { seat }, to: { seat: to }, kind }),
    seat,
    clause: "CV-10.7",
  }));
}
