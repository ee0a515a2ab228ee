import type { Message, Rules, Seat } from "@civitas/kernel";
import type { Lasting } from "@civitas/monumental-family";
import { receiveBasic, receiveCityCard, receiveProvince, startWonder } from "../acquiring.ts";
import { lastingEffects } from "../city.ts";
import { BASIC_IDS, type BasicId, byCard, CARD_IDS, CARDS, type CardId } from "../content/cards.ts";
import { ROW_PLACES } from "../content/constants.ts";
import { type Bill, canAfford, demanded, payBill, usualPrice } from "../payment.ts";
import type { Act, Play } from "../play.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import { type Duel, type Player, playerAt } from "../state.ts";
import { militaryAmongGold } from "./conquer.ts";
import { type ActionOption, actionOption, type BlockedList, whyShort } from "./option.ts";

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

/** MD-8.3 to MD-8.11: what acquiring a card costs by print. */
function printedBill(card: CardId): Bill {
  const { kind, cost, sections } = CARDS[card];
  if (kind === "knowledge") return { of: "science", n: cost };
  if (kind === "province") return { of: "military", n: cost, restricted: true };
  return { of: "production", n: kind === "wonder" ? sections[0] : cost };
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
  const { kind, bill } = PRINTED[card];
  if (kind === "province") return atMost === undefined ? bill : { of: "military", n: bill.n, atMost };
  if (discounts.length === 0 || kind === "knowledge" || kind === "wonder") return bill;
  return { of: "production", n: reduced(bill.n, discounts) };
}

const verbOf = (card: CardId): string => (CARDS[card].kind === "province" ? "conquer" : "buy");

const labelOf = (card: CardId): Message => {
  const { kind } = CARDS[card];
  if (kind === "province") return say("choice.conquer", { card: nameOf(card) });
  if (kind === "wonder") return say("choice.start", { card: nameOf(card) });
  return say("choice.acquire", { card: nameOf(card) });
};

/** What a player types and reads never changes, so it is made once. */
const PRINTED = byCard(CARD_IDS, (card) => ({
  id: `${verbOf(card)}:${card}`,
  label: labelOf(card),
  kind: CARDS[card].kind,
  bill: printedBill(card),
}));

const ROW_REFS = Array.from({ length: ROW_PLACES }, (_, place) => [ref.row(place + 1)]);
const STACK_REFS = byCard(BASIC_IDS, (card) => [ref.stack(card)]);

/** MD-8.1: the affordable cards of the row and of the basic stacks. */
export function acquireOptions(play: Play, seat: Seat, options: ActionOption[]): void {
  const { duel } = play;
  const player = playerAt(duel, seat);
  const terms = termsOf(player);
  for (let place = 0; place < ROW_PLACES; place++) {
    const card = duel.row[place] ?? null;
    if (card === null) continue;
    const bill = acquisitionBill(card, terms);
    if (!canAfford(player, bill)) continue;
    const { id, label } = PRINTED[card];
    const act = acquiringFromRow(play, seat, place, bill);
    options.push(actionOption({ id, label, refs: ROW_REFS[place] }, usualPrice(player, bill), act));
  }
  for (const card of BASIC_IDS) {
    const bill = acquisitionBill(card, terms);
    if (duel.stacks[card] === 0 || !canAfford(player, bill)) continue;
    const { id, label } = PRINTED[card];
    const act = acquiringBasic(play, seat, card, bill);
    options.push(actionOption({ id, label, refs: STACK_REFS[card] }, usualPrice(player, bill), act));
  }
}

export function acquireBlocked(duel: Duel, seat: Seat, blocked: BlockedList): void {
  const player = playerAt(duel, seat);
  const terms = termsOf(player);
  const block = (card: CardId, refs: string[], clause: string, why: Message, bill: Bill): void => {
    const { id, label } = PRINTED[card];
    blocked.push({ id, label, refs, price: { [demanded(bill)]: bill.n }, why, clause });
  };
  duel.row.forEach((card, place) => {
    if (card === null) return;
    const bill = acquisitionBill(card, terms);
    if (!canAfford(player, bill)) block(card, [ref.row(place + 1)], clauseOf(card), whyShort(player, bill), bill);
  });
  for (const card of BASIC_IDS) {
    const bill = acquisitionBill(card, terms);
    if (duel.stacks[card] === 0) block(card, [ref.stack(card)], "MD-8.5", say("why.stack-empty"), bill);
    else if (!canAfford(player, bill)) block(card, [ref.stack(card)], clauseOf(card), whyShort(player, bill), bill);
  }
}

function clauseOf(card: CardId): string {
  const { kind } = CARDS[card];
  if (kind === "knowledge") return "MD-8.4";
  if (kind === "province") return "MD-8.7";
  if (kind === "wonder") return "MD-8.11";
  return card === "barricade" ? "MD-8.6" : "MD-8.3";
}

const acquiringFromRow =
  (play: Play, seat: Seat, place: number, bill: Bill): Act =>
  () =>
    acquireFromRow(play, seat, place, bill);

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

const acquiringBasic =
  (play: Play, seat: Seat, card: BasicId, bill: Bill): Act =>
  () =>
    acquireBasic(play, seat, card, bill);

function* acquireBasic(play: Play, seat: Seat, card: BasicId, bill: Bill): Rules {
  const clause = clauseOf(card);
  yield* payBill(play, seat, bill, clause);
  receiveBasic(play, seat, card, clause);
}
