import type { Random } from "@civitas/kernel";
import type { Caravans, Options, Water } from "./state.ts";

const HAND = 3;
const KINDS: readonly Water[] = [1, 2, 3, 4];
const OF_EACH_KIND = 6;

/** CR-1: the deck is shuffled and three cards are dealt to everyone. */
export function setup({ road }: Options, seats: number, random: Random): Caravans {
  const deck = random.shuffle(KINDS.flatMap((water) => Array<Water>(OF_EACH_KIND).fill(water)));
  const hands = Array.from({ length: seats }, () => deck.splice(-HAND));
  return { road, turn: 0, stages: hands.map(() => 0), hands, deck, drunk: [] };
}
