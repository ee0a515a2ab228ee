import { choose, type Message, type Option, type Rules } from "@civitas/kernel";
import { CARDS, type CardId } from "../content/cards.ts";
import { CardStage } from "../stage.ts";

/** A card whose bonus effect may be applied. */
export interface BonusOption extends Option {
  readonly card: CardId;
}

/** Applies the bonus effects of n cards of the player's choice, each once. */
export function* applyBonuses(
  { play, seat }: CardStage,
  prompt: Message,
  cards: readonly BonusOption[],
  n: number,
  clause: string,
): Rules {
  let left = cards;
  for (let times = Math.min(n, left.length); times > 0; times--) {
    const picked = yield* choose(seat, prompt, left, { clause });
    left = left.filter((option) => option !== picked);
    yield* new CardStage(play, seat, { card: picked.card }).carryOut(CARDS[picked.card].bonus);
  }
}
