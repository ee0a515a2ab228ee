import { no, type Rules, type Seat, type Verdict } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { canDraw, drawCards } from "../city-deck.ts";
import { ADVANCE_COST } from "../content/constants.ts";
import { canPay, payBill, usualPrice } from "../payment.ts";
import { reducedPrice, useReductions } from "../reductions.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import { cityOf, type Monumental, realmOf } from "../state.ts";
import { Action, groupOf } from "./action.ts";
import { billPrice, whyShort } from "./short.ts";

/** MO-10.1, MO-10.5: a scientific advance. */
export function judgeAdvance(m: Monumental, table: GameTable, seat: Seat): Verdict<Action> {
  const bill = { science: reducedPrice(m, seat, "progress", ADVANCE_COST) };
  const realm = realmOf(m, seat);
  const refs = [ref.cityDeck(seat)];
  const candidate = () => ({
    id: "advance",
    label: say("choice.advance"),
    refs,
    price: billPrice(bill),
    group: groupOf("use"),
  });
  if (!canDraw(cityOf(m, seat))) return no(candidate, () => say("why.no-card"), "MO-10.5");
  if (!canPay(m, seat, bill)) return no(candidate, () => whyShort(realm, bill), "MO-10.1");
  return new Action(
    "advance",
    "use",
    () => ({ label: say("choice.advance"), refs, price: usualPrice(realm, bill), note: nextCard(m, seat) }),
    () => advance(m, table, seat),
  );
}

/** MO-2.7: the next card, if everybody knows it. */
function nextCard(m: Monumental, seat: Seat) {
  const { deck, known } = cityOf(m, seat);
  const top = deck[deck.length - 1];
  return known > 0 && top !== undefined ? say("note.next-card", { card: nameOf(top) }) : undefined;
}

function* advance(m: Monumental, table: GameTable, seat: Seat): Rules {
  const science = reducedPrice(m, seat, "progress", ADVANCE_COST);
  yield* payBill(m, table, seat, { science }, "MO-10.1");
  useReductions(m, seat, "progress");
  const [card] = drawCards(m, table, seat, 1);
  if (card === undefined) return;
  table.tell(() => ({
    what: say("log.advances", { who: { seat }, card: nameOf(card) }),
    seat,
    clause: "MO-10.1",
    moves: [{ piece: ref.card(card), from: ref.cityDeck(seat), to: ref.drawn(seat) }],
  }));
  table.next("use", { seat, card, clause: "MO-10.1" });
}
