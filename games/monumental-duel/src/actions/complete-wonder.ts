import { type No, no, type Rules, remember, type Seat } from "@civitas/kernel";
import { putOnTop } from "../city-deck.ts";
import { CARDS, type CardId } from "../content/cards.ts";
import { happen } from "../events.ts";
import { type Bill, payBill } from "../payment.ts";
import type { Play } from "../play.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import { CardStage } from "../stage.ts";
import { playerAt } from "../state.ts";
import { type ActionVerdict, type Face, judgePrice } from "./option.ts";

const completing = remember(
  (seat: Seat, card: CardId): Face => ({
    id: `complete:${card}`,
    label: say("choice.complete", { card: nameOf(card) }),
    refs: [ref.construction(seat)],
  }),
);

/** MD-9.1: the second section of the wonder under construction. */
export function judgeCompletion(play: Play, seat: Seat): ActionVerdict {
  const player = playerAt(play.duel, seat);
  const card = player.underConstruction[0];
  if (card === undefined) return noWonder(seat);
  const bill: Bill = { of: "production", n: CARDS[card].sections[1] };
  return judgePrice(
    player,
    bill,
    "MD-9.1",
    () => completing(seat, card),
    () => completeWonder(play, seat, bill),
  );
}

export const noWonder = (seat: Seat): No =>
  no(
    () => ({ id: "complete", label: say("choice.complete-any"), refs: [ref.construction(seat)] }),
    say("why.no-wonder"),
    "MD-9.1",
  );

/** MD-9.3: pay; the bonus; on top of the city deck; then what waits for a completed wonder. */
export function* completeWonder(play: Play, seat: Seat, bill: Bill): Rules {
  const player = playerAt(play.duel, seat);
  yield* payBill(play, seat, bill, "MD-9.1");
  const card = player.underConstruction.pop();
  if (card === undefined) return;
  player.completing = card;
  play.table.tell(() => ({
    what: say("log.completes", { who: { seat }, card: nameOf(card) }),
    seat,
    clause: "MD-9.3",
  }));
  yield* new CardStage(play, seat, { card }).carryOut(CARDS[card].bonus);
  player.completing = null;
  putOnTop(player, card);
  play.table.tell(() => ({
    what: say("log.wonder-on-deck", { who: { seat }, card: nameOf(card) }),
    seat,
    clause: "MD-9.3",
    moves: [{ piece: ref.card(card), from: ref.construction(seat), to: ref.cityDeck(seat) }],
  }));
  happen(play, seat, "complete-wonder");
}
