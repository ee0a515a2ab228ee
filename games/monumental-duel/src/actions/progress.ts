import { no, type Rules, remember, type Seat } from "@civitas/kernel";
import { PROGRESS_SCIENCE } from "../content/constants.ts";
import { discardAside, drawAside } from "../drawing.ts";
import { type Bill, payBill } from "../payment.ts";
import type { Play } from "../play.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { playerAt } from "../state.ts";
import { useEffects } from "../using.ts";
import { type ActionVerdict, type Face, judgePrice } from "./option.ts";

const BILL: Bill = { of: "science", n: PROGRESS_SCIENCE };

/** MD-14.1, MD-14.2. */
export function judgeProgress(play: Play, seat: Seat): ActionVerdict {
  const player = playerAt(play.duel, seat);
  return player.deck.length === 0
    ? no(() => progressing(seat), say("why.deck-empty"), "MD-14.2")
    : judgePrice(
        player,
        BILL,
        "MD-14.1",
        () => progressing(seat),
        () => makeProgress(play, seat),
      );
}

const progressing = remember(
  (seat: Seat): Face => ({
    id: "progress",
    label: say("choice.progress"),
    refs: [ref.cityDeck(seat)],
  }),
);

/** MD-14.1, MD-14.3: pay, draw, show, use, discard. */
function* makeProgress(play: Play, seat: Seat): Rules {
  yield* payBill(play, seat, BILL, "MD-14.1");
  const drawn = drawAside(play, seat, 1, "MD-14.3");
  for (const card of drawn) yield* useEffects(play, seat, { card }, "MD-21.8");
  discardAside(play, seat, drawn, "MD-14.1");
}
