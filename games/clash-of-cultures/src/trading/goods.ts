import type { Message, Reason, Seat, TradeGood, TradeGoods } from "@civitas/kernel";
import { ACTION_CARDS } from "../content/action-cards.ts";
import { EVENTS } from "../content/events.ts";
import { GOODS, type Good } from "../content/goods.ts";
import type { ActionCardId, ObjectiveCardId } from "../content/ids.ts";
import { OBJECTIVE_CARDS } from "../content/objective-cards.ts";
import { limitOf } from "../goods.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { type Clash, type HandCard, type Holdings, noGoods, type Pledge, playerOf, type Trade } from "../state.ts";

/** What is asked for by number: the other party picks which (CC-27.4). */
export const ACTION_CARDS_ASKED = "action-cards";
export const OBJECTIVE_CARDS_ASKED = "objective-cards";

const held = (s: Clash, seat: Seat): TradeGood[] =>
  GOODS.map((good) => ({
    id: good,
    name: say(`good.${good}`),
    n: playerOf(s, seat).goods[good],
    refs: [ref.goods(seat, good)],
  }));

export const isActionCard = (card: string): card is ActionCardId => card in ACTION_CARDS;

export const sayHandCard = (card: HandCard): Message =>
  isActionCard(card)
    ? say("action-card", {
        civil: say(`civil.${ACTION_CARDS[card].civil}`),
        combat: say(`combat.${ACTION_CARDS[card].combat}`),
      })
    : say(`event.${EVENTS[card].title}`);

export const sayObjectiveCard = (card: ObjectiveCardId): Message =>
  say("objective-card", {
    upper: say(`objective.${OBJECTIVE_CARDS[card].upper}`),
    lower: say(`objective.${OBJECTIVE_CARDS[card].lower}`),
  });

export const handCards = (s: Clash, seat: Seat): HandCard[] => {
  const { actionCards, greatPersons } = playerOf(s, seat);
  return [...actionCards, ...greatPersons];
};

export const cardRef = (card: HandCard): string => (isActionCard(card) ? ref.actionCard(card) : ref.event(card));

/** CC-27.2: everything this player could give, card by card. */
export const whatToGive = (s: Clash, seat: Seat): TradeGood[] => [
  ...held(s, seat),
  ...handCards(s, seat).map((card) => ({ id: card, name: sayHandCard(card), n: 1, refs: [cardRef(card)] })),
  ...playerOf(s, seat).objectiveCards.map((card) => ({
    id: card,
    name: sayObjectiveCard(card),
    n: 1,
    refs: [ref.objectiveCard(card)],
  })),
];

/** CC-27.3: everything that could be asked of this player; of cards the number. */
export const whatToAsk = (s: Clash, seat: Seat): TradeGood[] => [
  ...held(s, seat),
  { id: ACTION_CARDS_ASKED, name: say("good.action-cards"), n: handCards(s, seat).length, refs: [ref.hand(seat)] },
  { id: OBJECTIVE_CARDS_ASKED, name: say("good.objective-cards"), n: playerOf(s, seat).objectiveCards.length },
];

export function holdingsIn(goods: TradeGoods): Holdings {
  const some = noGoods();
  for (const good of GOODS) some[good] = goods[good] ?? 0;
  return some;
}

export function pledgeIn(s: Clash, seat: Seat, goods: TradeGoods): Pledge {
  return {
    goods: holdingsIn(goods),
    actionCards: handCards(s, seat).filter((card) => (goods[card] ?? 0) > 0),
    objectiveCards: playerOf(s, seat).objectiveCards.filter((card) => (goods[card] ?? 0) > 0),
  };
}

export const asksIn = (goods: TradeGoods): Trade["asks"] => ({
  goods: holdingsIn(goods),
  actionCards: goods[ACTION_CARDS_ASKED] ?? 0,
  objectiveCards: goods[OBJECTIVE_CARDS_ASKED] ?? 0,
});

/** CC-27.6: what a party would hold above a limit. */
function overLimit(s: Clash, seat: Seat, gets: Holdings, gives: Holdings): Good | undefined {
  const { goods } = playerOf(s, seat);
  return GOODS.find(
    (good) => gets[good] > gives[good] && goods[good] + gets[good] - gives[good] > limitOf(s, seat, good),
  );
}

/** CC-27.6: why the two can't exchange this. */
export function cantExchange(s: Clash, by: Seat, to: Seat, gives: Holdings, asks: Holdings): Reason | undefined {
  for (const [seat, gets, loses] of [
    [by, asks, gives],
    [to, gives, asks],
  ] as const) {
    const good = overLimit(s, seat, gets, loses);
    if (good !== undefined) {
      return { why: say("why.over-limit", { who: { seat }, good: say(`good.${good}`) }), clause: "CC-27.6" };
    }
  }
  return undefined;
}

/** The same offer gives the same text (CC-27.9). */
export function termsKey({ gives, asks }: Pick<Trade, "gives" | "asks">): string {
  const goods = (some: Holdings): string => GOODS.map((good) => some[good]).join(",");
  const cards = [...gives.actionCards, ...gives.objectiveCards].sort().join(",");
  return `${goods(gives.goods)}|${cards}|${goods(asks.goods)}|${asks.actionCards}|${asks.objectiveCards}`;
}
