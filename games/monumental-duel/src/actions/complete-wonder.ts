import type { Rules, Seat } from "@civitas/kernel";
import { carryOut } from "@civitas/monumental-family";
import { putOnTop } from "../city-deck.ts";
import { byCard, CARD_IDS, CARDS } from "../content/cards.ts";
import { happen } from "../events.ts";
import { type Bill, canAfford, payBill, usualPrice } from "../payment.ts";
import type { Play } from "../play.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import { CardStage } from "../stage.ts";
import { bySeat, type Duel, type Player, playerAt } from "../state.ts";
import { type ActionOption, actionOption, type BlockedList, whyShort } from "./option.ts";

/** What a player types and reads never changes; MD-9.1: what the second section costs. */
const PRINTED = byCard(CARD_IDS, (card) => ({
  id: `complete:${card}`,
  label: say("choice.complete", { card: nameOf(card) }),
  bill: { of: "production", n: CARDS[card].sections[1] } satisfies Bill,
}));

const completionBill = (player: Player): Bill | undefined => {
  const card = player.underConstruction[0];
  return card === undefined ? undefined : PRINTED[card].bill;
};

const constructionRefs = bySeat((seat) => [ref.construction(seat)]);

export function completeOptions(play: Play, seat: Seat, options: ActionOption[]): void {
  const player = playerAt(play.duel, seat);
  const card = player.underConstruction[0];
  const bill = completionBill(player);
  if (card === undefined || bill === undefined || !canAfford(player, bill)) return;
  const { id, label } = PRINTED[card];
  options.push(
    actionOption({ id, label, refs: constructionRefs(seat) }, usualPrice(player, bill), () =>
      completeWonder(play, seat, bill),
    ),
  );
}

export function completeBlocked(duel: Duel, seat: Seat, blocked: BlockedList): void {
  const player = playerAt(duel, seat);
  const card = player.underConstruction[0];
  const bill = completionBill(player);
  if (card === undefined || bill === undefined) {
    blocked.push({
      id: "complete",
      label: say("choice.complete-any"),
      why: say("why.no-wonder"),
      clause: "MD-9.1",
      refs: [ref.construction(seat)],
    });
  } else if (!canAfford(player, bill)) {
    blocked.push({
      id: PRINTED[card].id,
      label: PRINTED[card].label,
      why: whyShort(player, bill),
      clause: "MD-9.1",
      refs: [ref.construction(seat)],
      price: { production: bill.n },
    });
  }
}

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
  yield* carryOut(CARDS[card].bonus, new CardStage(play, seat, { card, place: -1 }));
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
