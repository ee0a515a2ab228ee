import type { Random, Viewer } from "@civitas/kernel";
import type { Caravans, Water } from "./state.ts";

/** What one viewer sees. */
export interface View {
  readonly road: number;
  readonly turn: number;
  readonly caravans: readonly { readonly stages: number; readonly cards: number; readonly hand?: readonly Water[] }[];
  readonly deck: number;
  readonly drunk: readonly Water[];
}

/** CR-1.3: everybody sees their own hand only, and of the deck its size. */
export function view(s: Caravans, viewer: Viewer): View {
  return {
    road: s.road,
    turn: s.turn,
    caravans: s.hands.map((hand, seat) => ({
      stages: s.stages[seat] ?? 0,
      cards: hand.length,
      ...(seat === viewer ? { hand: [...hand] } : {}),
    })),
    deck: s.deck.length,
    drunk: [...s.drunk],
  };
}

/** Deals anew, in place, what the viewer can't know: the deck and the hands of the others. */
export function reimagine(s: Caravans, viewer: Viewer, random: Random): void {
  const unseen = [s.deck, ...s.hands.filter((_, seat) => seat !== viewer)];
  const cards = random.redeal(unseen.flat());
  for (const pile of unseen) pile.splice(0, pile.length, ...cards.splice(0, pile.length));
}
