import type { Random } from "@civitas/kernel";
import { CARDS } from "./content/cards.ts";
import type { Duel } from "./state.ts";

/**
 * MD-3.2: what nobody at the table knows is the order of the decks, so it is dealt anew for every viewer alike.
 * The era of each card of the development deck is known by its place, and so are the cards on top of a city deck
 * that both players saw (MD-3.3). A discard pile is left as it is: everything in it was laid down openly, so whoever
 * has paid attention knows it, although the table shows its cards to its owner only (MD-3.4).
 */
export function reimagine(duel: Duel, random: Random): void {
  let from = 0;
  while (from < duel.deck.length) {
    let to = from + 1;
    while (to < duel.deck.length && eraAt(duel, to) === eraAt(duel, from)) to++;
    shuffleRange(duel.deck, from, to, random);
    from = to;
  }
  random.redeal(duel.freeCityDeck);
  for (const { deck, known } of duel.players) shuffleRange(deck, 0, deck.length - known, random);
}

const eraAt = ({ deck }: Duel, place: number): string | null => {
  const card = deck[place];
  return card === undefined ? null : CARDS[card].era;
};

/** Shuffles the cards from one place up to, but not including, another. */
function shuffleRange<T extends string>(pile: T[], from: number, to: number, random: Random): void {
  const part = random.redeal(pile.slice(from, to));
  for (const [index, card] of part.entries()) pile[from + index] = card;
}
