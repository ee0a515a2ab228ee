import { choose, type Message, type Option, type Rules, type Seat } from "@civitas/kernel";
import { addTo, RESOURCES, type Resource, type Resources, saidResources } from "@civitas/monumental-family";
import type { GameTable } from "./agenda.ts";
import { CARDS, type CardId } from "./content/cards.ts";
import { CITY_ROWS } from "./content/constants.ts";
import { ref } from "./refs.ts";
import { namesOf, say } from "./say.ts";
import { type City, cityOf, type Monumental, placeOf, realmOf } from "./state.ts";
import { gainMoves } from "./supply.ts";

/** MO-4.2: a row and a column of the city. */
export interface Crossing {
  /** "a" to "c" from the top, 1 to 3 from the left. */
  readonly name: string;
  readonly row: number;
  readonly column: number;
  /** The five places, 0 to 8. */
  readonly places: readonly number[];
}

/** The nine crossings, each named by the place in its middle. */
const CROSSINGS: readonly Crossing[] = Array.from({ length: CITY_ROWS * CITY_ROWS }, (_, middle) => {
  const row = Math.floor(middle / CITY_ROWS);
  const column = middle % CITY_ROWS;
  const places = Array.from({ length: CITY_ROWS * CITY_ROWS }, (_, place) => place).filter(
    (place) => Math.floor(place / CITY_ROWS) === row || place % CITY_ROWS === column,
  );
  return { name: `${"abc"[row] ?? ""}${column + 1}`, row, column, places };
});

/** MO-4.3: what the cards in these places give. */
export function yieldOf(city: City, places: readonly number[]): Resources {
  const sum: Partial<Record<Resource, number>> = {};
  const add = (card: CardId | null): void => {
    if (card === null) return;
    for (const [resource, n] of CARDS[card].given) sum[resource] = (sum[resource] ?? 0) + n;
  };
  for (const index of places) {
    const { top, under } = placeOf(city, index);
    add(top);
    add(under);
  }
  return sum;
}

/** A crossing as an option. Bots answer it unread, so it is put into words only when somebody reads it. */
class Activation implements Option {
  readonly id: string;

  constructor(
    readonly crossing: Crossing,
    private readonly seat: Seat,
    private readonly city: City,
  ) {
    this.id = `activate:${crossing.name}`;
  }

  get refs(): Option["refs"] {
    const { row, column } = this.crossing;
    return [ref.place(this.seat, CITY_ROWS * row + column + 1)];
  }

  get label(): Message {
    const { row, column } = this.crossing;
    return say("choice.activate", { row: "ABC"[row] ?? "", column: column + 1 });
  }

  get note(): Message {
    return say("note.gives", { what: saidResources(yieldOf(this.city, this.crossing.places)) });
  }

  get preview(): Message | undefined {
    return usable(this.city, this.crossing.places);
  }
}

/** MO-4.2 to MO-4.4, phase 1. */
export function* activateCity(m: Monumental, table: GameTable, seat: Seat): Rules {
  const options = CROSSINGS.map((crossing) => new Activation(crossing, seat, cityOf(m, seat)));
  const { crossing } = yield* choose(seat, say("ask.activate"), options, { clause: "MO-4.2" });
  activatePlaces(m, table, seat, crossing.places, "MO-4.2");
}

/** What could be used after the activation. */
function usable(city: City, places: readonly number[]) {
  const cards = cardsIn(city, places).filter((id) => CARDS[id].abilities.length > 0);
  return cards.length === 0 ? undefined : say("note.then-active", { cards: namesOf(cards) });
}

export const cardsIn = (city: City, places: readonly number[]): CardId[] =>
  places.flatMap((index) => {
    const { top, under } = placeOf(city, index);
    return [top, under].filter((card) => card !== null);
  });

/** MO-4.3, MO-15.7: a card and the knowledge attached to it are activated together. */
export function activatePlaces(
  m: Monumental,
  table: GameTable,
  seat: Seat,
  places: readonly number[],
  clause: string,
): void {
  const city = cityOf(m, seat);
  const gives = yieldOf(city, places);
  for (const index of places) placeOf(city, index).activated = true;
  addTo(realmOf(m, seat).supply, gives);
  table.tell(() => ({
    what: say("log.activates", {
      who: { seat },
      cards: namesOf(cardsIn(city, places)),
      what: saidResources(gives),
    }),
    seat,
    clause,
    moves: places.flatMap((index) => gainMoves(seat, ref.place(seat, index + 1), yieldOf(city, [index]))),
  }));
}

/** MO-4.7: what ending the actions would lose. */
export function unspent(m: Monumental, seat: Seat): Resources {
  const { supply } = realmOf(m, seat);
  const lost: Partial<Record<Resource, number>> = {};
  for (const resource of RESOURCES) {
    if (resource !== "gold" && resource !== "culture" && supply[resource] > 0) lost[resource] = supply[resource];
  }
  if (m.turn.restricted > 0) lost.military = (lost.military ?? 0) + m.turn.restricted;
  return lost;
}
