import type { Seat } from "@civitas/kernel";
import type { GameTable } from "./agenda.ts";
import type { CardId } from "./content/cards.ts";
import { say } from "./say.ts";
import { type City, cityOf, type Monumental } from "./state.ts";

/** MO-2.7, MO-7.1: face down on top of the city deck, but everybody saw it. */
export function putOnTop(city: City, card: CardId): void {
  city.deck.push(card);
  city.known++;
}

/** The top card of the city deck, if there is one. */
export function drawTop(city: City): CardId | undefined {
  const card = city.deck.pop();
  if (card !== undefined && city.known > 0) city.known--;
  return card;
}

/** MO-10.2, MO-10.12: the discard pile becomes the new deck. */
export function reshuffle(m: Monumental, table: GameTable, seat: Seat, clause: string): void {
  const city = cityOf(m, seat);
  city.deck.push(...city.discard);
  city.discard.length = 0;
  city.known = 0;
  table.random.shuffle(city.deck);
  table.tell(() => ({ what: say("log.reshuffles", { who: { seat } }), seat, clause }));
}

/** MO-10.5: whether a card can be drawn in phase 2. */
export const canDraw = ({ deck, discard }: City): boolean => deck.length + discard.length > 0;

/** MO-10.2, MO-10.3: draws up to n cards, which lie beside the discard pile until phase 3. */
export function drawCards(m: Monumental, table: GameTable, seat: Seat, n: number): CardId[] {
  const city = cityOf(m, seat);
  const drawn: CardId[] = [];
  for (let i = 0; i < n; i++) {
    if (city.deck.length === 0 && city.discard.length > 0) reshuffle(m, table, seat, "MO-10.2");
    const card = drawTop(city);
    if (card === undefined) break;
    drawn.push(card);
    city.drawn.push(card);
  }
  return drawn;
}
