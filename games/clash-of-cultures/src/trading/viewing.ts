import type { Viewer } from "@civitas/kernel";
import type { ActionCardId, GreatPersonId, ObjectiveCardId } from "../content/ids.ts";
import type { Clash, HandCard } from "../state.ts";
import type { PledgeView, TradeView } from "../view.ts";
import { isActionCard } from "./goods.ts";

/** CC-27.10: the two parties see the cards, the others how many of which kind. */
export function tradeView(s: Clash, viewer: Viewer): TradeView | null {
  const { trade } = s;
  if (trade === null) return null;
  const { by, to, counter, gives, asks, answered } = trade;
  const party = viewer === by || viewer === to;
  return {
    by,
    to,
    counter,
    gives: { goods: { ...gives.goods }, ...cardsView(gives.actionCards, gives.objectiveCards, party) },
    asks: { ...asks, goods: { ...asks.goods } },
    answered: answered && cardsView(answered.actionCards, answered.objectiveCards, party),
  };
}

function cardsView(
  hand: readonly HandCard[],
  objectives: readonly ObjectiveCardId[],
  party: boolean,
): Omit<PledgeView, "goods"> {
  const actions: ActionCardId[] = [];
  const persons: GreatPersonId[] = [];
  for (const card of hand) {
    if (isActionCard(card)) actions.push(card);
    else persons.push(card);
  }
  return {
    actionCards: actions.length,
    objectiveCards: objectives.length,
    greatPersons: persons,
    cards: party ? { actionCards: actions.toSorted(), objectiveCards: objectives.toSorted() } : null,
  };
}
