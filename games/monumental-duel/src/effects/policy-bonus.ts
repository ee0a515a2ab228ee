import { choose, type Rules } from "@civitas/kernel";
import { carryOut, type Verb } from "@civitas/monumental-family";
import { CARDS } from "../content/cards.ts";
import { bonusNote } from "../notes.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import { CardStage } from "../stage.ts";
import { playerAt } from "../state.ts";

/** Applies the bonus effects of developed policies of your choice, covered ones too. */
export function* policyBonuses({ play, seat }: CardStage, { n }: Verb<"policyBonus">): Rules {
  let left = playerAt(play.duel, seat).policies.map((card) => ({
    id: `bonus:${card}`,
    label: nameOf(card),
    note: bonusNote(card),
    refs: [ref.policy(seat, card)],
    card,
  }));
  for (let times = Math.min(n, left.length); times > 0; times--) {
    const picked = yield* choose(seat, say("ask.policy-bonus"), left, { clause: "MD-21.6" });
    left = left.filter((option) => option !== picked);
    yield* carryOut(CARDS[picked.card].bonus, new CardStage(play, seat, { card: picked.card, place: -1 }));
  }
}
