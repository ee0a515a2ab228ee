import type { CardId } from "./content/cards.ts";
import type { Player } from "./state.ts";

/** MD-3.3: face down on top of the city deck, but both players saw it. */
export function putOnTop(player: Player, card: CardId): void {
  player.deck.push(card);
  player.known++;
}

/** The top card of the city deck, if there is one. */
export function drawTop(player: Player): CardId | undefined {
  const card = player.deck.pop();
  if (card !== undefined && player.known > 0) player.known--;
  return card;
}
