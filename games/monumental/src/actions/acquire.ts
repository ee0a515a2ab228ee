import { type Message, no, type Ref, type Rules, type Seat, type Verdict } from "@civitas/kernel";
import type { Resources } from "@civitas/monumental-family";
import { receiveBasic, receiveFromDisplay } from "../acquiring.ts";
import type { GameTable } from "../agenda.ts";
import { BASIC_IDS, type BasicId, CARDS, type CardId, type DevelopmentId, isWonder } from "../content/cards.ts";
import { saidYield } from "../notes.ts";
import { canPay, payBill, usualPrice } from "../payment.ts";
import { reducedPrice, useReductions } from "../reductions.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import { type Monumental, realmOf } from "../state.ts";
import { buildSection, sectionPrice } from "../wonders.ts";
import { Action, type Look } from "./action.ts";
import { billPrice, whyShort } from "./short.ts";

/** MO-7.1 to MO-7.6: what a card of the display or of a basic pile costs this player now. */
export function acquisitionBill(m: Monumental, seat: Seat, card: CardId): Resources {
  const { kind, cost } = CARDS[card];
  if (kind === "knowledge") return { science: reducedPrice(m, seat, "knowledge", cost) };
  if (isWonder(card)) return { production: sectionPrice(m, seat, { of: "display", slot: 0, wonder: card }) };
  return { production: reducedPrice(m, seat, "building", cost) };
}

const clauseOf = (card: CardId): string => {
  const { kind } = CARDS[card];
  if (kind === "knowledge") return "MO-7.3";
  return kind === "wonder" ? "MO-7.6" : "MO-7.1";
};

/** MO-6.2: every card of the display and the basic piles. */
export function judgeAcquisitions(
  m: Monumental,
  table: GameTable,
  seat: Seat,
  verdicts: Verdict<Action>[],
  explained: boolean,
): void {
  const judge = (card: CardId, at: () => Ref, act: () => Rules): boolean => {
    const bill = acquisitionBill(m, seat, card);
    const affordable = canPay(m, seat, bill);
    if (affordable) verdicts.push(new Action(`buy:${card}`, "acquire", () => lookOf(m, seat, card, bill, at()), act));
    return affordable;
  };
  for (let slot = 0; slot < m.display.length; slot++) {
    const card = m.display[slot] ?? null;
    if (card === null) continue;
    const at = () => ref.slot(slot + 1);
    if (!judge(card, at, () => acquire(m, table, seat, slot, card)) && explained) {
      verdicts.push(tooDear(m, seat, card, [at()], wordsFor(card).label));
    }
  }
  const dear: BasicId[] = [];
  for (const card of BASIC_IDS) {
    if (m.piles[card] === 0) {
      if (explained) verdicts.push(pileEmpty(m, seat, card));
      continue;
    }
    const at = () => ref.pile(card);
    if (!judge(card, at, () => acquireBasic(m, table, seat, card))) dear.push(card);
  }
  // They cost the same, so one reason is enough.
  const [first] = dear;
  if (explained && first !== undefined) {
    verdicts.push(tooDear(m, seat, first, dear.map(ref.pile), say("choice.acquire-basic")));
  }
}

const tooDear = (m: Monumental, seat: Seat, card: CardId, refs: readonly Ref[], label: Message): Verdict<Action> => {
  const bill = acquisitionBill(m, seat, card);
  return no(
    { id: `buy:${card}`, label, refs, price: billPrice(bill) },
    { why: whyShort(realmOf(m, seat), bill), clause: clauseOf(card) },
  );
};

const pileEmpty = (m: Monumental, seat: Seat, card: BasicId): Verdict<Action> =>
  no(
    {
      id: `buy:${card}`,
      label: wordsFor(card).label,
      refs: [ref.pile(card)],
      price: billPrice(acquisitionBill(m, seat, card)),
    },
    say("why.pile-empty"),
    "MO-7.2",
  );

const lookOf = (m: Monumental, seat: Seat, card: CardId, bill: Resources, at: Ref): Look => ({
  ...wordsFor(card),
  refs: [at],
  price: usualPrice(realmOf(m, seat), bill),
});

const wordsFor = (card: CardId) => ({
  label: say(isWonder(card) ? "choice.start" : "choice.acquire", { card: nameOf(card) }),
  note: saidYield(CARDS[card].gives),
});

function* acquire(m: Monumental, table: GameTable, seat: Seat, slot: number, card: DevelopmentId): Rules {
  if (isWonder(card)) {
    yield* buildSection(m, table, seat, { of: "display", slot, wonder: card });
    return;
  }
  yield* payBill(m, table, seat, acquisitionBill(m, seat, card), clauseOf(card));
  useReductions(m, seat, CARDS[card].kind === "knowledge" ? "knowledge" : "building");
  receiveFromDisplay(m, table, seat, slot, clauseOf(card));
}

function* acquireBasic(m: Monumental, table: GameTable, seat: Seat, card: BasicId): Rules {
  yield* payBill(m, table, seat, acquisitionBill(m, seat, card), "MO-7.1");
  useReductions(m, seat, "building");
  receiveBasic(m, table, seat, card);
}
