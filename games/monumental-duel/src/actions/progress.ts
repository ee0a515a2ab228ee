import type { Rules, Seat } from "@civitas/kernel";
import { PROGRESS_SCIENCE } from "../content/constants.ts";
import { discardAside, drawAside } from "../effects/draw-use.ts";
import { type Bill, canAfford, payBill, usualPrice } from "../payment.ts";
import type { Play } from "../play.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { bySeat, type Duel, playerAt } from "../state.ts";
import { useEffects } from "../using.ts";
import { type ActionOption, actionOption, type BlockedList, whyShort } from "./option.ts";

const BILL: Bill = { of: "science", n: PROGRESS_SCIENCE };

const printed = bySeat((seat) => ({ id: "progress", label: say("choice.progress"), refs: [ref.cityDeck(seat)] }));

export function progressOptions(play: Play, seat: Seat, options: ActionOption[]): void {
  const player = playerAt(play.duel, seat);
  if (player.deck.length === 0 || !canAfford(player, BILL)) return;
  options.push(actionOption(printed(seat), usualPrice(player, BILL), () => makeProgress(play, seat)));
}

export function progressBlocked(duel: Duel, seat: Seat, blocked: BlockedList): void {
  const player = playerAt(duel, seat);
  if (player.deck.length === 0) blocked.push({ ...printed(seat), why: say("why.deck-empty"), clause: "MD-14.2" });
  else if (!canAfford(player, BILL)) {
    blocked.push({ ...printed(seat), why: whyShort(player, BILL), clause: "MD-14.1", price: { science: BILL.n } });
  }
}

/** MD-14.1, MD-14.3: pay, draw, show, use, discard. */
function* makeProgress(play: Play, seat: Seat): Rules {
  yield* payBill(play, seat, BILL, "MD-14.1");
  const drawn = drawAside(play, seat, 1, "MD-14.3");
  for (const card of drawn) yield* useEffects(play, seat, { card, place: -1 }, "MD-21.8");
  discardAside(play, seat, drawn, "MD-14.1");
}
