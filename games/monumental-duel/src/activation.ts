import { choose, type Message, type Option, type Ref, type Rules, type Seat, type Table } from "@civitas/kernel";
import { type Effect, type Resource, type Resources, saidResources } from "@civitas/monumental-family";
import { CARDS, type CardId } from "./content/cards.ts";
import { settle } from "./events.ts";
import { newPlay, orderInCity, orderOfPolicy, type Play, type Source, type Waiting } from "./play.ts";
import { ref } from "./refs.ts";
import { resolveWaiting } from "./resolve.ts";
import { nameOf, say } from "./say.ts";
import { activePolicy, type Duel, type Player, placeAt, playerAt, TOKEN } from "./state.ts";
import { addToSupply, gainMoves } from "./supply.ts";

/** MD-6.4: the places (0 to 8) of one row and one column of a city, each once, in their order. */
export function crossPlaces(row: number, column: number): number[] {
  const places: number[] = [];
  for (let place = 0; place < 9; place++) {
    if (Math.floor(place / 3) === row || place % 3 === column) places.push(place);
  }
  return places;
}

/** The nine crosses, by the id a player types: `r2c1`. */
export const CROSSES = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) => ({ id: `r${row + 1}c${column + 1}`, row, column, places: crossPlaces(row, column) })),
);

/** MD-6.6: what the cards in these places would give at once, before any effect. */
export function yieldOf(player: Player, places: readonly number[]): Resources {
  const sum: Partial<Record<Resource, number>> = {};
  for (const index of places) {
    const { top, under } = placeAt(player, index);
    if (top !== null) addGives(sum, top);
    if (under !== null) addGives(sum, under);
  }
  return sum;
}

/** The cards in these places, an attached knowledge after the card on it. */
const cardsIn = (player: Player, places: readonly number[]): CardId[] =>
  places.flatMap((index) => {
    const { top, under } = placeAt(player, index);
    return [top, under].filter((card) => card !== null);
  });

function addGives(sum: Partial<Record<Resource, number>>, card: CardId): void {
  for (const [resource, n] of CARDS[card].given) sum[resource] = (sum[resource] ?? 0) + n;
}

/** A row and a column to activate. What they would give is worked out when somebody looks. */
class CrossOption implements Option {
  readonly id: string;
  readonly label: Message;
  readonly refs: readonly Ref[];
  readonly places: readonly number[];

  constructor(
    readonly player: Player,
    { id, label, refs, places }: (typeof PRINTED)[number][number],
  ) {
    this.id = id;
    this.label = label;
    this.refs = refs;
    this.places = places;
  }

  get gives(): Resources {
    return yieldOf(this.player, this.places);
  }

  get note(): Message {
    return say("note.gives", { what: saidResources(this.gives) });
  }
}

/** By seat: what a player types, reads and points at never changes. */
const PRINTED = [0, 1].map((seat) =>
  CROSSES.map(({ id, row, column, places }) => ({
    id: `activate:${id}`,
    label: say("choice.activate", { row: row + 1, column: column + 1 }),
    refs: places.map((place) => ref.place(seat, place + 1)),
    places,
  })),
);

/** Phase A for one player: MD-6.3 to MD-6.10. */
export function* activateCity(duel: Duel, seat: Seat, table: Table): Rules {
  const player = playerAt(duel, seat);
  const options = (PRINTED[seat] ?? []).map((printed) => new CrossOption(player, printed));
  const { places } = yield* choose(seat, say("ask.activate"), options, { clause: "MD-6.4" });

  const waiting: Waiting[] = [];
  const play = newPlay(duel, table, waiting);
  activatePlaces(play, seat, places, "MD-6.4");
  waiting.push(...activationEffects(play, seat, places, true), ...policyActivation(play, seat));
  if (waiting.length > 0) yield* resolveWaiting(play, seat, waiting, "MD-6.7", () => settle(play));
}

/** MD-6.4 to MD-6.6: turns the cards and gains what is printed on them, all at once. */
export function activatePlaces(play: Play, seat: Seat, places: readonly number[], clause: string): void {
  const player = playerAt(play.duel, seat);
  for (const index of places) {
    const place = placeAt(player, index);
    if (place.top === null) continue;
    place.turned = "activated";
    addToSupply(player, CARDS[place.top].gives);
    if (place.under !== null) addToSupply(player, CARDS[place.under].gives);
  }
  play.table.tell(() => {
    const cards = cardsIn(player, places);
    const gives = yieldOf(player, places);
    return {
      what: say("log.activates", {
        who: { seat },
        cards: cards.map(nameOf),
        n: cards.length,
        what: saidResources(gives),
      }),
      seat,
      clause,
      moves: gainMoves(seat, ref.place(seat, (places[0] ?? 0) + 1), gives),
    };
  });
}

/**
 * MD-6.7, MD-6.12: the activation effects of cards just activated; "when the city is activated" only counts in
 * phase A.
 */
export function activationEffects(play: Play, seat: Seat, places: readonly number[], phaseA: boolean): Waiting[] {
  const player = playerAt(play.duel, seat);
  const waiting: Waiting[] = [];
  const add = (card: CardId, index: number, attached: boolean): void => {
    const { cardActivated, cityActivated } = CARDS[card];
    const source = { card, place: index };
    if (cardActivated !== undefined) waiting.push(waitingInCity(player, seat, source, attached, cardActivated));
    if (phaseA && cityActivated !== undefined) {
      waiting.push(waitingInCity(player, seat, source, attached, cityActivated));
    }
  };
  for (const index of places) {
    const { top, under } = placeAt(player, index);
    if (top !== null) add(top, index, false);
    if (under !== null) add(under, index, true);
  }
  return waiting;
}

const waitingInCity = (player: Player, seat: Seat, source: Source, attached: boolean, effect: Effect): Waiting => ({
  seat,
  source,
  effect,
  order: orderInCity(source.place, attached),
  event: 0,
  // MD-6.8: the card receives an action token for that effect.
  mark: () => {
    placeAt(player, source.place).tokens |= attached ? TOKEN.underActivation : TOKEN.topActivation;
  },
});

function policyActivation(play: Play, seat: Seat): Waiting[] {
  const player = playerAt(play.duel, seat);
  const card = activePolicy(player);
  const effect = card === undefined ? undefined : CARDS[card].cityActivated;
  if (card === undefined || effect === undefined) return [];
  return [
    {
      seat,
      source: { card, place: -1 },
      effect,
      order: orderOfPolicy(player.policies.length - 1),
      event: 0,
      mark: () => {
        player.policyResolved = true;
      },
    },
  ];
}
