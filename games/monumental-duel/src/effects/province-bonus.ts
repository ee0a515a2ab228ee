import { choose, type Rules } from "@civitas/kernel";
import { carryOut, type Verb } from "@civitas/monumental-family";
import { CARDS } from "../content/cards.ts";
import { bonusNote } from "../notes.ts";
import { isProvince } from "../realm.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import { CardStage } from "../stage.ts";
import { type Player, playerAt } from "../state.ts";

/** MD-21.22: every province you control, wherever it lies in the pile and however you got it. */
export function provincesWithBonus(player: Player): number[] {
  const found: number[] = [];
  player.provinces.forEach((card, index) => {
    if (isProvince(card)) found.push(index);
  });
  return found;
}

/** MD-22.7: through the warlord even the bonus that is reserved for him. */
export function* provinceBonuses({ play, seat }: CardStage, { n }: Verb<"warlordsProvinceBonus">): Rules {
  const player = playerAt(play.duel, seat);
  let left = provincesWithBonus(player).flatMap((index) => {
    const card = player.provinces[index]?.id;
    return card === undefined
      ? []
      : [
          {
            id: `bonus:${card}`,
            label: nameOf(card),
            note: bonusNote(card),
            refs: [ref.province(seat, index)],
            card,
          },
        ];
  });
  for (let times = Math.min(n, left.length); times > 0; times--) {
    const picked = yield* choose(seat, say("ask.province-bonus"), left, { clause: "MD-21.22" });
    left = left.filter((option) => option !== picked);
    yield* carryOut(CARDS[picked.card].bonus, new CardStage(play, seat, { card: picked.card, place: -1 }));
  }
}
