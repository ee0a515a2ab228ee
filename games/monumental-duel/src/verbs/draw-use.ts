import { choose } from "@civitas/kernel";
import { type DrawUse, drawUseSpeech, type VerbKind } from "@civitas/monumental-family";
import { discardAside, drawAside } from "../drawing.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import type { CardStage } from "../stage.ts";
import { playerAt } from "../state.ts";
import { useEffects } from "../using.ts";

const canDraw = (_verb: DrawUse, { play, seat }: CardStage): boolean => playerAt(play.duel, seat).deck.length > 0;

/** MD-21.9: draw, show, use some of them in the order you choose, then discard all drawn cards. */
export const drawUseKind: VerbKind<DrawUse, CardStage> = {
  ...drawUseSpeech,
  *run({ draw, use }, { play, seat }) {
    const drawn = drawAside(play, seat, draw, "MD-21.9");
    const unused = [...drawn];
    for (let left = Math.min(use, drawn.length); left > 0; left--) {
      // Copies of one card are one choice.
      const options = [...new Set(unused)].map((card) => ({
        id: `use:${card}`,
        label: nameOf(card),
        refs: [ref.card(card)],
        card,
      }));
      const { card } = yield* choose(seat, say("ask.use-drawn"), options, { clause: "MD-21.9" });
      unused.splice(unused.indexOf(card), 1);
      play.table.tell(() => ({
        what: say("log.uses", { who: { seat }, card: nameOf(card) }),
        seat,
        clause: "MD-21.9",
      }));
      yield* useEffects(play, seat, { card }, "MD-21.8");
    }
    discardAside(play, seat, drawn, "MD-21.9");
  },
  can: canDraw,
  asks: canDraw,
};
