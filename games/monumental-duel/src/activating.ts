import type { Seat } from "@civitas/kernel";
import { type Resource, type Resources, saidResources } from "@civitas/monumental-family";
import { CARDS, type CardId } from "./content/cards.ts";
import type { Effect } from "./grammar.ts";
import { orderInCity, type Play, type Waiting } from "./play.ts";
import { ref } from "./refs.ts";
import { nameOf, say } from "./say.ts";
import { type Player, placeAt, playerAt, TOKEN } from "./state.ts";
import { addToSupply, gainMoves } from "./supply.ts";

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
function cardsIn(player: Player, places: readonly number[]): CardId[] {
  const cards: CardId[] = [];
  for (const index of places) {
    const { top, under } = placeAt(player, index);
    if (top !== null) cards.push(top);
    if (under !== null) cards.push(under);
  }
  return cards;
}

function addGives(sum: Partial<Record<Resource, number>>, card: CardId): void {
  for (const [resource, n] of CARDS[card].given) sum[resource] = (sum[resource] ?? 0) + n;
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
    if (cardActivated !== undefined) waiting.push(waitingInCity(player, seat, card, index, attached, cardActivated));
    if (phaseA && cityActivated !== undefined) {
      waiting.push(waitingInCity(player, seat, card, index, attached, cityActivated));
    }
  };
  for (const index of places) {
    const { top, under } = placeAt(player, index);
    if (top !== null) add(top, index, false);
    if (under !== null) add(under, index, true);
  }
  return waiting;
}

const waitingInCity = (
  player: Player,
  seat: Seat,
  card: CardId,
  place: number,
  attached: boolean,
  effect: Effect,
): Waiting => ({
  seat,
  source: { card, place },
  effect,
  order: orderInCity(place, attached),
  event: 0,
  // MD-6.8: the card receives an action token for that effect.
  mark: () => {
    placeAt(player, place).tokens |= attached ? TOKEN.underActivation : TOKEN.topActivation;
  },
});
