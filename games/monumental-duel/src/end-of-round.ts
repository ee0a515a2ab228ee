import { choose, type Rules, type Seat, type Table } from "@civitas/kernel";
import type { Laid } from "./city.ts";
import { drawTop } from "./city-deck.ts";
import { type CardId, isKnowledge } from "./content/cards.ts";
import { FINAL_ROW, ROW_KEPT, ROW_PLACES } from "./content/constants.ts";
import { ref } from "./refs.ts";
import { nameOf, say } from "./say.ts";
import { type Duel, other, type Place, type Player, playerAt } from "./state.ts";

/** MD-19.2: fills every empty place, 1 to 9. */
export function* refillCity(duel: Duel, seat: Seat, table: Table): Rules {
  const player = playerAt(duel, seat);
  const laid: Laid[] = [];
  for (let index = 0; index < player.city.length; index++) {
    const place = player.city[index];
    if (place === undefined || place.top !== null) continue;
    const card = drawForCity(player, seat, table);
    if (card === undefined) break; // MD-19.6: the remaining places stay empty
    place.top = card;
    place.tokens = 0;
    laid.push({ card, index });
    if (isKnowledge(card)) yield* coverKnowledge(player, seat, index, place, laid, table);
  }
  tellLaid(seat, laid, table);
}

/** MD-19.3, MD-19.9: a knowledge is covered by the next card that is none; if none comes it lies alone. */
function* coverKnowledge(player: Player, seat: Seat, index: number, place: Place, laid: Laid[], table: Table): Rules {
  while (place.top !== null && isKnowledge(place.top)) {
    const next = drawForCity(player, seat, table);
    if (next === undefined) return;
    if (isKnowledge(next)) {
      player.aside.push(next);
      tellLaid(seat, laid, table);
      yield* keepOneKnowledge(player, seat, index, place, place.top, table);
      continue;
    }
    place.under = place.top;
    place.top = next;
    laid.push({ card: next, index });
  }
}

/** MD-19.4: chooses at once which of the two stays, before a further card is seen. */
function* keepOneKnowledge(player: Player, seat: Seat, index: number, place: Place, laid: CardId, table: Table): Rules {
  const drawn = player.aside[player.aside.length - 1];
  if (drawn === undefined) return;
  const options = [laid, drawn].map((card) => ({
    id: `keep:${card}`,
    label: nameOf(card),
    refs: [ref.place(seat, index + 1)],
    card,
  }));
  const { card: kept } = yield* choose(seat, say("ask.keep-knowledge"), options, { clause: "MD-19.4" });
  const dropped = kept === laid ? drawn : laid;
  player.aside.pop();
  place.top = kept;
  player.discard.push(dropped);
  table.tell(() => ({
    what: say("log.keeps-knowledge", { who: { seat }, kept: nameOf(kept), dropped: nameOf(dropped) }),
    seat,
    clause: "MD-19.4",
    moves: [{ piece: ref.card(dropped), from: ref.place(seat, index + 1), to: ref.cityDiscard(seat) }],
  }));
}

/** Tells what was laid, and forgets it. */
function tellLaid(seat: Seat, laid: Laid[], table: Table): void {
  if (laid.length === 0) return;
  table.tell(() => ({
    what: say("log.lays", { who: { seat }, cards: laid.map(({ card }) => nameOf(card)) }),
    seat,
    clause: "MD-19.2",
    moves: laid.map(({ card, index }) => ({
      piece: ref.card(card),
      from: ref.cityDeck(seat),
      to: ref.place(seat, index + 1),
    })),
  }));
  laid.length = 0;
}

/** MD-19.5, MD-19.6: from the deck; an empty deck is made anew from the discard pile, unless that holds only knowledge. */
function drawForCity(player: Player, seat: Seat, table: Table): CardId | undefined {
  if (player.deck.length === 0) {
    if (player.discard.every(isKnowledge)) return undefined;
    player.deck.push(...player.discard);
    player.discard.length = 0;
    table.random.shuffle(player.deck);
    table.tell(() => ({ what: say("log.reshuffles", { who: { seat } }), seat, clause: "MD-19.5" }));
  }
  return drawTop(player);
}

/** MD-19.11 to MD-19.13. */
export function refillRow(duel: Duel, table: Table): void {
  const { row } = duel;
  let left = row.filter((card) => card !== null).length;
  const dropped: Laid[] = [];
  for (let place = 0; place < ROW_PLACES && left > ROW_KEPT; place++) {
    const card = row[place] ?? null;
    if (card === null) continue;
    row[place] = null;
    duel.discard.push(card);
    dropped.push({ card, index: place });
    left--;
  }
  if (dropped.length > 0) {
    table.tell(() => ({
      what: say("log.row-discards", { cards: dropped.map(({ card }) => nameOf(card)) }),
      clause: "MD-19.11",
      moves: dropped.map(({ card, index }) => ({ piece: ref.card(card), from: ref.row(index + 1), to: ref.discard })),
    }));
  }
  shiftRow(duel);
  const drawn: Laid[] = [];
  for (let place = left; place < ROW_PLACES; place++) {
    const card = duel.deck.pop();
    if (card === undefined) break;
    row[place] = card;
    drawn.push({ card, index: place });
  }
  if (drawn.length > 0) {
    table.tell(() => ({
      what: say("log.row-lays", { cards: drawn.map(({ card }) => nameOf(card)) }),
      clause: "MD-19.12",
      moves: drawn.map(({ card, index }) => ({ piece: ref.card(card), from: ref.deck, to: ref.row(index + 1) })),
    }));
  }
  if (left + drawn.length <= FINAL_ROW) duel.final = true;
}

/** MD-19.12: the cards move to the right, keeping their order. */
function shiftRow({ row }: Duel): void {
  const kept = row.filter((card) => card !== null);
  for (let place = 0; place < ROW_PLACES; place++) row[place] = kept[place] ?? null;
}

/** MD-19.14. */
export function reduceAdvantage({ advantage }: Duel, table: Table): void {
  if (advantage.holder === null) return;
  advantage.tokens = Math.max(0, advantage.tokens - 1);
  const seat = advantage.holder;
  if (advantage.tokens > 0) {
    table.tell(() => ({
      what: say("log.advantage-shrinks", { who: { seat }, n: advantage.tokens }),
      clause: "MD-19.14",
    }));
    return;
  }
  advantage.holder = null;
  advantage.of = null;
  table.tell(() => ({ what: say("log.advantage-neutral"), clause: "MD-19.14" }));
}

/** MD-19.15. */
export function passMarker(duel: Duel, table: Table): void {
  duel.first = other(duel.first);
  table.tell(() => ({
    what: say("log.first-player", { who: { seat: duel.first } }),
    clause: "MD-19.15",
    moves: [{ piece: "first-player", from: ref.firstPlayer(other(duel.first)), to: ref.firstPlayer(duel.first) }],
  }));
}
