import type { Random, Seat } from "@civitas/kernel";
import type { GameTable } from "./agenda.ts";
import type { ActionCardId, EventId, ObjectiveCardId, WonderId } from "./content/ids.ts";
import { ref } from "./refs.ts";
import { say, wonderName } from "./say.ts";
import { type Clash, playerOf } from "./state.ts";

/** CC-1.9 to CC-1.11: the top card; an empty deck is made from its discard pile first. */
function draw<Id extends string>(deck: Id[], discard: Id[], random: Random): Id | undefined {
  if (deck.length === 0 && discard.length > 0) deck.push(...random.shuffle(discard.splice(0)));
  return deck.pop();
}

export function drawActionCard(s: Clash, table: GameTable, seat: Seat, clause: string): ActionCardId | undefined {
  const card = draw(s.actionDeck, s.actionDiscard, table.random);
  if (card === undefined) return undefined;
  playerOf(s, seat).actionCards.push(card);
  tellDrawn(table, seat, "action", ref.actionDeck, clause);
  return card;
}

export function drawObjectiveCard(s: Clash, table: GameTable, seat: Seat, clause: string): ObjectiveCardId | undefined {
  const card = takeObjectiveCard(s, table);
  if (card === undefined) return undefined;
  playerOf(s, seat).objectiveCards.push(card);
  tellDrawn(table, seat, "objective", ref.objectiveDeck, clause);
  return card;
}

/** The top Objective card, not in anybody's hand yet. */
export const takeObjectiveCard = (s: Clash, table: GameTable): ObjectiveCardId | undefined =>
  draw(s.objectiveDeck, s.objectiveDiscard, table.random);

export const drawEvent = (s: Clash, table: GameTable): EventId | undefined =>
  draw(s.eventDeck, s.eventDiscard, table.random);

function tellDrawn(table: GameTable, seat: Seat, kind: "action" | "objective", from: string, clause: string): void {
  table.tell(() => ({
    what: say(`log.drew-${kind}`, { who: { seat } }),
    seat,
    clause,
    moves: [{ piece: `card-back:${kind}`, from, to: ref.hand(seat) }],
  }));
}

/** CC-26.1, CC-1.12. */
export function turnUpWonder(s: Clash, table: GameTable, seat: Seat): WonderId | undefined {
  const wonder = s.wonderDeck.pop();
  if (wonder === undefined) return undefined;
  s.wonders.push(wonder);
  table.tell(() => ({ what: say("log.wonder-revealed", { wonder: wonderName(wonder) }), seat, clause: "CC-26.1" }));
  return wonder;
}

/** CC-4.5: a card that has been carried out. */
export function discardPlayed(s: Clash, card: ActionCardId): void {
  s.inPlay = s.inPlay.filter((id) => id !== card);
  s.actionDiscard.push(card);
}
