import { choose, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable, Story } from "./agenda.ts";
import { clearPlace } from "./city.ts";
import { drawTop, reshuffle } from "./city-deck.ts";
import { type CardId, isKnowledge } from "./content/cards.ts";
import { ref } from "./refs.ts";
import { nameOf, namesOf, say } from "./say.ts";
import { type City, cityOf, type Monumental, type Place } from "./state.ts";

/** MO-10.8, MO-10.9: activated cards leave, reinforced ones stay without their knowledge. */
export function clearCity(m: Monumental, table: GameTable, seat: Seat): void {
  const city = cityOf(m, seat);
  const moves = city.places.flatMap((place, index) => leave(city, place, seat, index));
  city.discard.push(...city.drawn);
  city.drawn.length = 0;
  if (moves.length > 0) {
    table.tell(() => ({ what: say("log.clears", { who: { seat }, n: moves.length }), seat, clause: "MO-10.8", moves }));
  }
  table.next("fillCity", { seat, from: 0 });
}

function leave(city: City, place: Place, seat: Seat, index: number) {
  if (!place.activated) return [];
  const gone = [place.reinforced ? null : place.top, place.under].filter((card) => card !== null);
  const { top, reinforced } = place;
  clearPlace(place);
  if (reinforced) place.top = top;
  city.discard.push(...gone);
  return gone.map((card) => ({
    piece: ref.card(card),
    from: ref.place(seat, index + 1),
    to: ref.cityDiscard(seat),
  }));
}

/** MO-10.10 to MO-10.13: place by place; after a choice among knowledge cards the rest follows. */
export const tellFillCity: Story<"fillCity"> = function* (m, table, { seat, from }) {
  const city = cityOf(m, seat);
  const laid: [CardId, number][] = [];
  for (let index = from; index < city.places.length; index++) {
    const place = city.places[index];
    if (place === undefined || !isOpen(place)) continue;
    const lone = place.top;
    const covering = dealTo(m, table, seat, place);
    const several = city.dealt.length > 1;
    for (const card of city.dealt) if (card !== lone) laid.push([card, index]);
    if (covering !== undefined) laid.push([covering, index]);
    if (several) tellLaid(table, seat, laid.splice(0));
    place.top = covering ?? null;
    const knowledge = yield* keepOne(m, table, seat, index);
    if (covering === undefined) place.top = knowledge;
    else place.under = knowledge;
    if (several) {
      if (index + 1 < city.places.length) table.next("fillCity", { seat, from: index + 1 });
      return;
    }
  }
  tellLaid(table, seat, laid);
};

/** An empty place, or one that holds nothing but a knowledge card (MO-10.13). */
const isOpen = ({ top, under }: Place): boolean => top === null || (under === null && isKnowledge(top));

/** MO-10.11: deals until a card comes that is not knowledge; the knowledge waits in `dealt`. */
function dealTo(m: Monumental, table: GameTable, seat: Seat, place: Place): CardId | undefined {
  const city = cityOf(m, seat);
  if (place.top !== null) city.dealt.push(place.top);
  place.top = null;
  for (;;) {
    if (city.deck.length === 0) {
      if (city.discard.every(isKnowledge)) return undefined; // MO-10.12
      reshuffle(m, table, seat, "MO-10.12");
    }
    const card = drawTop(city);
    if (card === undefined) return undefined;
    if (!isKnowledge(card)) return card;
    city.dealt.push(card);
  }
}

/** MO-10.11: of several knowledge cards one stays, after all were seen; the others are put away openly (MO-10.21). */
function* keepOne(m: Monumental, table: GameTable, seat: Seat, index: number): Rules<CardId | null> {
  const city = cityOf(m, seat);
  if (city.dealt.length === 0) return null;
  const options = city.dealt.map((card) => ({
    id: `keep:${card}`,
    label: nameOf(card),
    refs: [ref.place(seat, index + 1)],
    card,
  }));
  const { card: kept } = yield* choose(seat, say("ask.keep-knowledge"), options, { clause: "MO-10.11" });
  const dropped = city.dealt.filter((card) => card !== kept);
  city.dealt.length = 0;
  city.discard.push(...dropped);
  if (dropped.length > 0) {
    table.tell(() => ({
      what: say("log.keeps-knowledge", { who: { seat }, kept: nameOf(kept), dropped: namesOf(dropped) }),
      seat,
      clause: "MO-10.11",
      moves: dropped.map((card) => ({
        piece: ref.card(card),
        from: ref.place(seat, index + 1),
        to: ref.cityDiscard(seat),
      })),
    }));
  }
  return kept;
}

function tellLaid(table: GameTable, seat: Seat, laid: readonly (readonly [CardId, number])[]): void {
  if (laid.length === 0) return;
  table.tell(() => ({
    what: say("log.lays", { who: { seat }, cards: laid.map(([card]) => nameOf(card)) }),
    seat,
    clause: "MO-10.10",
    moves: laid.map(([card, index]) => ({
      piece: ref.card(card),
      from: ref.cityDeck(seat),
      to: ref.place(seat, index + 1),
    })),
  }));
}
