import {
  chooseSome,
  confirm,
  drawUp,
  type Exchange,
  goodsIn,
  type Option,
  offer,
  type Reason,
  type Rules,
  type Seat,
  type Terms,
} from "@civitas/kernel";
import type { GameTable, Stories } from "../agenda.ts";
import { GOODS } from "../content/goods.ts";
import type { ObjectiveCardId } from "../content/ids.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { type Clash, type HandCard, noGoods, playerOf, type Trade } from "../state.ts";
import { exchange } from "./exchange.ts";
import {
  ACTION_CARDS_ASKED,
  asksIn,
  cantExchange,
  handCards,
  holdingsIn,
  OBJECTIVE_CARDS_ASKED,
  pledgeIn,
  sayHandCard,
  sayObjectiveCard,
  termsKey,
  whatToAsk,
  whatToGive,
} from "./goods.ts";

function tradeIn(s: Clash): Trade {
  if (s.trade === null) throw new RangeError("nothing is being negotiated");
  return s.trade;
}

/** CC-27.8: the active player opens a negotiation; `by` draws up the offer. */
export function openNegotiation(s: Clash, table: GameTable, by: Seat, to: Seat): void {
  s.trade = blank(by, to, false);
  table.next("offerDraft", {});
}

const blank = (by: Seat, to: Seat, counter: boolean): Trade => ({
  by,
  to,
  counter,
  gives: { goods: noGoods(), actionCards: [], objectiveCards: [] },
  asks: { goods: noGoods(), actionCards: 0, objectiveCards: 0 },
  answered: null,
});

/** CC-27.3: what is given and what is asked. */
export function* tellOfferDraft(s: Clash, table: GameTable, _due: Stories["offerDraft"]): Rules {
  const trade = tradeIn(s);
  const { by, to } = trade;
  const terms = yield* drawUp({
    by,
    to: [to],
    prompt: say("ask.offer", { who: { seat: to } }),
    clause: "CC-27.3",
    gives: whatToGive(s, by).filter(({ n }) => n > 0),
    asks: whatToAsk(s, to).filter(({ n }) => n > 0),
    flaw: (drawn) => flawOf(s, by, to, drawn),
  });
  if (terms === undefined) {
    s.trade = null;
    return;
  }
  s.trade = { ...trade, gives: pledgeIn(s, by, terms.gives), asks: asksIn(terms.asks) };
  table.tell(() => ({
    what: say("log.offer", { who: { seat: by }, whom: { seat: to } }),
    seat: by,
    clause: "CC-27.8",
  }));
  table.next("offerMade", {});
}

/** CC-27.2, CC-27.6, CC-27.9: why it can't be offered. */
function flawOf(s: Clash, by: Seat, to: Seat, drawn: Terms): Reason | undefined {
  const empty = Object.keys(drawn.gives).length + Object.keys(drawn.asks).length === 0;
  if (empty) return { why: say("why.empty-offer"), clause: "CC-27.3" };
  const refused = s.now.refusedOffers.filter((one) => one.by === by && one.to === to);
  const offered = () => termsKey({ gives: pledgeIn(s, by, drawn.gives), asks: asksIn(drawn.asks) });
  if (refused.some(({ terms }) => terms === offered())) {
    return { why: say("why.refused-before"), clause: "CC-27.9" };
  }
  return cantExchange(s, by, to, holdingsIn(drawn.gives), holdingsIn(drawn.asks));
}

/** Both sides of the offer, as the table lays them out. */
function goodsOf(s: Clash, { by, to, gives, asks }: Trade): Pick<Exchange, "gives" | "asks"> {
  const given = Object.fromEntries([
    ...GOODS.map((good) => [good, gives.goods[good]] as const),
    ...[...gives.actionCards, ...gives.objectiveCards].map((card) => [card, 1] as const),
  ]);
  const asked = Object.fromEntries([
    ...GOODS.map((good) => [good, asks.goods[good]] as const),
    [ACTION_CARDS_ASKED, asks.actionCards] as const,
    [OBJECTIVE_CARDS_ASKED, asks.objectiveCards] as const,
  ]);
  return { gives: goodsIn(given, whatToGive(s, by)), asks: goodsIn(asked, whatToAsk(s, to)) };
}

/** CC-27.8: accepted, refused, or answered with the one counter-offer. */
export function* tellOfferMade(s: Clash, table: GameTable, _due: Stories["offerMade"]): Rules {
  const trade = tradeIn(s);
  const { by, to, counter } = trade;
  const reply = yield* offer(
    { by, to: [to], terms: trade },
    {
      prompt: () => say("ask.accept", { who: { seat: by } }),
      clause: "CC-27.8",
      goods: () => goodsOf(s, tradeIn(s)),
      standing: { kind: "offers", scopes: { turn: `${s.round}.${s.turn}.${s.mover}` } },
    },
    !counter,
  );
  if (reply.did === "accept") {
    const cards = trade.asks.actionCards + trade.asks.objectiveCards;
    if (cards > 0) table.next("offerPicks", {});
    else exchange(s, table);
    return;
  }
  // CC-27.9: a counter-offer refuses this one, too.
  if (reply.did !== "withdraw") s.now.refusedOffers.push({ by, to, terms: termsKey(trade) });
  if (reply.did === "refuse") {
    table.tell(() => ({ what: say("log.refused", { who: { seat: to } }), seat: to, clause: "CC-27.8" }));
  }
  s.trade = null;
  if (reply.did !== "counter") return;
  s.trade = blank(to, by, true);
  table.next("offerDraft", {});
}

interface Given extends Option {
  readonly action?: HandCard;
  readonly objective?: ObjectiveCardId;
}

/** CC-27.4: the other party picks the cards that were asked for. */
export function* tellOfferPicks(s: Clash, table: GameTable, _due: Stories["offerPicks"]): Rules {
  const trade = tradeIn(s);
  const { to, asks } = trade;
  const hand = handCards(s, to).map((action): Given => ({ id: `give:${action}`, label: sayHandCard(action), action }));
  const objectives = playerOf(s, to).objectiveCards.map(
    (objective): Given => ({
      id: `give:${objective}`,
      label: sayObjectiveCard(objective),
      refs: [ref.objectiveCard(objective)],
      objective,
    }),
  );
  const action = yield* pickCards(to, hand, asks.actionCards);
  const objective = yield* pickCards(to, objectives, asks.objectiveCards);
  trade.answered = {
    actionCards: action.flatMap((one) => one.action ?? []),
    objectiveCards: objective.flatMap((one) => one.objective ?? []),
  };
  table.next("offerConfirm", {});
}

const pickCards = (seat: Seat, cards: readonly Given[], n: number): Rules<Given[]> =>
  chooseSome(seat, say("ask.give-cards", { n }), cards, { min: n, max: n, clause: "CC-27.4" });

/** CC-27.4: the proposer has seen the cards and confirms or cancels. */
export function* tellOfferConfirm(s: Clash, table: GameTable, _due: Stories["offerConfirm"]): Rules {
  const { by, answered } = tradeIn(s);
  const cards = [
    ...(answered?.actionCards ?? []).map(sayHandCard),
    ...(answered?.objectiveCards ?? []).map(sayObjectiveCard),
  ];
  const agreed = yield* confirm(by, say("ask.confirm", { cards }), { clause: "CC-27.4" });
  if (agreed) exchange(s, table);
  else s.trade = null;
}
