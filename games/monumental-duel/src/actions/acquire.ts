import { type Message, no, type Rules, remember, type Seat } from "@civitas/kernel";
import { receiveBasic, receiveCityCard, receiveProvince, startWonder } from "../acquiring.ts";
import { lastingEffects } from "../city.ts";
import { BASIC_IDS, type BasicId, CARDS, type CardId } from "../content/cards.ts";
import type { Lasting } from "../content/lasting.ts";
import { type Bill, payBill } from "../payment.ts";
import type { Play } from "../play.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import { type Player, playerAt } from "../state.ts";
import { militaryAmongGold } from "./conquer.ts";
import { type ActionVerdict, type Face, judgePrice } from "./option.ts";

type Discount = Extract<Lasting, { lasting: "discount" }>;

/** MD-4.11: all reductions together, but never below the minimum named on the card. */
function reduced(cost: number, discounts: readonly Discount[]): number {
  let by = 0;
  let min = 0;
  for (const discount of discounts) {
    by += discount.by;
    min = Math.max(min, discount.min);
  }
  return Math.max(Math.min(cost, min), cost - by);
}

/** What is in force for a player who acquires cards. */
interface Terms {
  readonly discounts: readonly Discount[];
  /** MD-22.4, only for peoples who conquer with gold. */
  readonly atMost: number | undefined;
}

const termsOf = (player: Player): Terms => ({
  discounts: lastingEffects(player, "discount"),
  atMost: militaryAmongGold(player),
});

/** MD-8.3 to MD-8.11: what acquiring a card costs the player now. */
function acquisitionBill(card: CardId, { discounts, atMost }: Terms): Bill {
  const { kind, price } = CARDS[card];
  if (kind === "province") return atMost === undefined ? price : { of: "military", n: price.n, atMost };
  if (discounts.length === 0 || kind === "knowledge" || kind === "wonder") return price;
  return { of: "production", n: reduced(price.n, discounts) };
}

const idOf = (card: CardId): string => `${CARDS[card].kind === "province" ? "conquer" : "buy"}:${card}`;

const labelOf = (card: CardId): Message => {
  const { kind } = CARDS[card];
  if (kind === "province") return say("choice.conquer", { card: nameOf(card) });
  if (kind === "wonder") return say("choice.start", { card: nameOf(card) });
  return say("choice.acquire", { card: nameOf(card) });
};

/** MD-8.1: the cards of the row and of the basic stacks. */
export function judgeAcquisitions(play: Play, seat: Seat): ActionVerdict[] {
  const { duel } = play;
  const terms = termsOf(playerAt(duel, seat));
  const verdicts: ActionVerdict[] = [];
  duel.row.forEach((card, place) => {
    if (card !== null) verdicts.push(judgeRowCard(play, seat, card, place, terms));
  });
  for (const card of BASIC_IDS) verdicts.push(judgeBasic(play, seat, card, terms));
  return verdicts;
}

const inRow = remember(
  (card: CardId, place: number): Face => ({
    id: idOf(card),
    label: labelOf(card),
    refs: [ref.row(place + 1)],
  }),
);

function judgeRowCard(play: Play, seat: Seat, card: CardId, place: number, terms: Terms): ActionVerdict {
  const bill = acquisitionBill(card, terms);
  return judgePrice(
    playerAt(play.duel, seat),
    bill,
    clauseOf(card),
    () => inRow(card, place),
    () => acquireFromRow(play, seat, place, bill),
  );
}

const onStack = remember((card: BasicId): Face => ({ id: idOf(card), label: labelOf(card), refs: [ref.stack(card)] }));

/** MD-8.5: as long as its stack lasts. */
function judgeBasic(play: Play, seat: Seat, card: BasicId, terms: Terms): ActionVerdict {
  const bill = acquisitionBill(card, terms);
  if (play.duel.stacks[card] === 0) {
    return no(() => ({ ...onStack(card), price: { production: bill.n } }), say("why.stack-empty"), "MD-8.5");
  }
  return judgePrice(
    playerAt(play.duel, seat),
    bill,
    clauseOf(card),
    () => onStack(card),
    () => acquireBasic(play, seat, card, bill),
  );
}

function clauseOf(card: CardId): string {
  const { kind } = CARDS[card];
  if (kind === "knowledge") return "MD-8.4";
  if (kind === "province") return "MD-8.7";
  if (kind === "wonder") return "MD-8.11";
  return card === "barricade" ? "MD-8.6" : "MD-8.3";
}

function* acquireFromRow(play: Play, seat: Seat, place: number, bill: Bill): Rules {
  const card = play.duel.row[place] ?? null;
  if (card === null) return;
  if (CARDS[card].kind === "wonder") {
    yield* startWonder(play, seat, place, bill);
    return;
  }
  const clause = clauseOf(card);
  yield* payBill(play, seat, bill, clause);
  if (CARDS[card].kind === "province") yield* receiveProvince(play, seat, place);
  else receiveCityCard(play, seat, place, clause);
}

function* acquireBasic(play: Play, seat: Seat, card: BasicId, bill: Bill): Rules {
  const clause = clauseOf(card);
  yield* payBill(play, seat, bill, clause);
  receiveBasic(play, seat, card, clause);
}
