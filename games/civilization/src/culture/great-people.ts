import { choose, type Option, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable, Stories } from "../agenda.ts";
import { passives } from "../cards/passives.ts";
import { putMarker, squaresForGreatPerson } from "../city/placing.ts";
import { GREAT_CARDS } from "../content/great-cards.ts";
import type { GreatCardId, GreatType } from "../content/ids.ts";
import { squareName } from "../map/grid.ts";
import { isReplaceable, markerAt } from "../map/land.ts";
import { ref } from "../refs.ts";
import { say, sayPlace } from "../say.ts";
import { realmOf, type SquareNumber, type World } from "../state.ts";
import { underDeck } from "./losing-people.ts";

/** CV-18.2, CV-19.3, CV-19.5: gains a great person, drawn from as many as the player's cards say. */
export function* tellGreatPerson(w: World, table: GameTable, { seat }: Stories["greatPerson"]): Rules {
  const type = w.settings.greatPersonCards ? yield* drawCard(w, table, seat) : yield* drawMarker(w, table, seat);
  if (type === undefined) return;
  realmOf(w, seat).reserve.push(type);
  table.tell(() => ({
    what: say("log.great-person", { who: { seat }, person: say(`great-person.${type}`) }),
    seat,
    clause: "CV-18.2",
    moves: [{ piece: ref.greatPerson(type), from: ref.greatPool, to: ref.reserve(seat, type) }],
  }));
  table.next("placeGreatPerson", { seat, type });
}

const howMany = (w: World, seat: Seat): number => 1 + passives.sum(w, seat, "drawExtraGreatPerson");

/** CV-18.2, CV-30.6: random markers, of which one is kept. */
function* drawMarker(w: World, table: GameTable, seat: Seat): Rules<GreatType | undefined> {
  const pool = w.market.greatPeople;
  const { drawn } = realmOf(w, seat);
  while (drawn.greatPeople.length < howMany(w, seat) && pool.length > 0) {
    drawn.greatPeople.push(...pool.splice(table.random.int(pool.length), 1));
  }
  if (drawn.greatPeople.length === 0) return undefined; // CV-18.6
  const options = [...new Set(drawn.greatPeople)].map((type) => ({
    id: `keep:${type}`,
    label: say(`great-person.${type}`),
    refs: [ref.greatPerson(type)],
    type,
  }));
  const { type } = yield* choose(seat, say("ask.keep-great-person"), options, { clause: "CV-30.6" });
  drawn.greatPeople.splice(drawn.greatPeople.indexOf(type), 1);
  pool.push(...drawn.greatPeople.splice(0));
  return type;
}

/** CV-19.3 to CV-19.6. */
function* drawCard(w: World, table: GameTable, seat: Seat): Rules<GreatType | undefined> {
  const realm = realmOf(w, seat);
  const pool = w.market.greatPeople;
  if (pool.length === 0) return undefined; // CV-19.4
  while (realm.drawn.greatCards.length < howMany(w, seat)) {
    const card = drawAvailable(w, table, realm.drawn.greatCards);
    if (card === undefined) break;
    realm.drawn.greatCards.push(card);
  }
  if (realm.drawn.greatCards.length === 0) return undefined;
  const options = realm.drawn.greatCards.map((id) => ({
    id: `keep:${id}`,
    label: say("choice.great-card", {
      card: say(`great-card.${id}`),
      person: say(`great-person.${GREAT_CARDS[id].type}`),
    }),
    refs: [ref.greatCard(id)],
    card: id,
  }));
  const { card } = yield* choose(seat, say("ask.keep-great-person"), options, { clause: "CV-19.5" });
  const { type } = GREAT_CARDS[card];
  for (const other of realm.drawn.greatCards.splice(0)) if (other !== card) underDeck(w, other, true);
  realm.greatCards.push({ id: card, up: false, counters: 0 });
  pool.splice(pool.indexOf(type), 1);
  return type;
}

/**
 * CV-19.3, CV-19.5: whether the type of a card has a marker in the pool, beside those for the cards drawn already; the
 * last marker of all may do for two cards.
 */
export function isAvailable(w: World, id: GreatCardId, drawn: readonly GreatCardId[]): boolean {
  const { type } = GREAT_CARDS[id];
  const claimed = drawn.filter((other) => GREAT_CARDS[other].type === type).length;
  const left = w.market.greatPeople.filter((other) => other === type).length;
  return left > (w.market.greatPeople.length === 1 ? 0 : claimed);
}

/** CV-19.3: the first card whose type is available; the others go face up under the deck. */
function drawAvailable(w: World, table: GameTable, drawn: readonly GreatCardId[]): GreatCardId | undefined {
  const available = (id: GreatCardId): boolean => isAvailable(w, id, drawn);
  while (w.market.greatDeck.some(({ id }) => available(id))) {
    const card = topCard(w, table);
    if (card === undefined || available(card)) return card;
    underDeck(w, card, true);
  }
  return undefined;
}

/** CV-19.6: once a face-up card is on top, the deck is shuffled. */
function topCard(w: World, table: GameTable): GreatCardId | undefined {
  const deck = w.market.greatDeck;
  if (deck.at(-1)?.up === true) {
    w.market.greatDeck = table.random.shuffle(deck.map(({ id }) => id)).map((id) => ({ id, up: false }));
  }
  return w.market.greatDeck.pop()?.id;
}

interface Placing extends Option {
  readonly square?: SquareNumber;
}

/** A square for a great person, and what would be replaced there. */
export function placingOption(w: World, square: SquareNumber): Placing {
  const name = squareName(w, square);
  const there = markerAt(w, square);
  const gives = isReplaceable(there) ? { note: say("note.replaces", { what: sayMarker(w, square) }) } : {};
  return { id: `place:${name}`, label: sayPlace(w, square), refs: [ref.square(name)], square, ...gives };
}

export function sayMarker(w: World, square: SquareNumber) {
  const marker = markerAt(w, square);
  switch (marker?.kind) {
    case "building":
      return say(`building.${marker.id}`);
    case "wonder":
      return say(`wonder.${marker.id}`);
    case "great-person":
      return say(`great-person.${marker.id}`);
    default:
      return say("square.bare");
  }
}

/** CV-18.3: at once on the map, or into the reserve. */
export function* tellPlaceGreatPerson(w: World, table: GameTable, due: Stories["placeGreatPerson"]): Rules {
  const { seat, type } = due;
  const realm = realmOf(w, seat);
  const options: Placing[] = squaresForGreatPerson(w, seat).map((square) => placingOption(w, square));
  // CV-4.8: in the setup it must be placed.
  if (w.round > 0 || options.length === 0)
    options.push({ id: "reserve", label: say("choice.reserve"), refs: [ref.reserve(seat, type)], apart: "special" });
  const prompt = say("ask.place-great-person", { person: say(`great-person.${type}`) });
  const { square } = yield* choose(seat, prompt, options, { clause: "CV-18.3" });
  if (square === undefined) return;
  realm.reserve.splice(realm.reserve.indexOf(type), 1);
  placeGreatPerson(w, table, seat, type, square);
}

export function placeGreatPerson(w: World, table: GameTable, seat: Seat, type: GreatType, square: SquareNumber): void {
  putMarker(w, table, square, { kind: "great-person", id: type, owner: seat });
  table.tell(() => ({
    what: say("log.places-great-person", {
      who: { seat },
      person: say(`great-person.${type}`),
      place: sayPlace(w, square),
    }),
    seat,
    clause: "CV-18.3",
    moves: [{ piece: ref.greatPerson(type), to: ref.square(squareName(w, square)) }],
  }));
}
