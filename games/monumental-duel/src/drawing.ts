import type { Seat } from "@civitas/kernel";
import { drawTop } from "./city-deck.ts";
import type { CardId } from "./content/cards.ts";
import type { Play } from "./play.ts";
import { ref } from "./refs.ts";
import { nameOf, say } from "./say.ts";
import { playerAt } from "./state.ts";

/** MD-21.7: takes cards from the top of the deck, as many as there are, and shows them. */
export function drawAside(play: Play, seat: Seat, n: number, clause: string): CardId[] {
  const player = playerAt(play.duel, seat);
  const drawn: CardId[] = [];
  while (drawn.length < n) {
    const card = drawTop(player);
    if (card === undefined) break;
    drawn.push(card);
  }
  player.aside.push(...drawn);
  if (drawn.length > 0) {
    play.table.tell(() => ({
      what: say("log.draws", { who: { seat }, cards: drawn.map(nameOf) }),
      seat,
      clause,
      moves: drawn.map((card) => ({ piece: ref.card(card), from: ref.cityDeck(seat), to: ref.aside(seat) })),
    }));
  }
  return drawn;
}

/** The last cards laid aside go to the discard pile. Cards drawn on the way are gone by then, so ours lie last. */
export function discardAside(play: Play, seat: Seat, cards: readonly CardId[], clause: string): void {
  if (cards.length === 0) return;
  const player = playerAt(play.duel, seat);
  player.aside.length -= cards.length;
  player.discard.push(...cards);
  play.table.tell(() => ({
    what: say("log.discards-drawn", { who: { seat }, cards: cards.map(nameOf) }),
    seat,
    clause,
    moves: cards.map((card) => ({ piece: ref.card(card), from: ref.aside(seat), to: ref.cityDiscard(seat) })),
  }));
}
