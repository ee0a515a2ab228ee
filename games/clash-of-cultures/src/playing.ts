import type { Rules, Seat } from "@civitas/kernel";
import type { GameTable, Stories } from "./agenda.ts";
import { ACTION_CARDS } from "./content/action-cards.ts";
import { CIVIL_EFFECTS, type CivilEffect } from "./content/civil-effects.ts";
import { EVENTS } from "./content/events.ts";
import type { ActionCardId, CivilId, GreatPersonId } from "./content/ids.ts";
import { discardPlayed } from "./decks.ts";
import { isNothing, spend } from "./goods.ts";
import { ref } from "./refs.ts";
import { say } from "./say.ts";
import { type Clash, playerOf } from "./state.ts";
import { bringMissing } from "./token-swap.ts";
import { isActionCard } from "./trading/goods.ts";

export const civilOf = (card: ActionCardId): CivilId => ACTION_CARDS[card].civil;
export const civilEffect = (card: ActionCardId): CivilEffect => CIVIL_EFFECTS[civilOf(card)];

/** CC-4.5, CC-25.2: the card is paid for and shown; it is discarded when everything that follows from it is done. */
export function layOut(s: Clash, table: GameTable, seat: Seat, card: ActionCardId): void {
  const player = playerOf(s, seat);
  const { cost, asAction, after } = civilEffect(card);
  if (asAction) s.now.actions -= 1;
  if (after !== null) s.now.occasions.push(civilOf(card)); // CC-25.3
  player.actionCards = player.actionCards.filter((id) => id !== card);
  s.inPlay.push(card);
  table.tell(() => ({
    what: say("log.plays", { who: { seat }, card: say(`civil.${civilOf(card)}`) }),
    seat,
    clause: "CC-25.1",
    moves: [{ piece: ref.actionCard(card), from: ref.hand(seat) }],
  }));
  bringMissing(s, table, seat, cost); // CC-30.32
  if (!isNothing(cost)) spend(s, table, seat, cost, "CC-25.2");
  table.next("played", { card });
}

/** CC-25.1: with all that it says. */
export function playCard(s: Clash, table: GameTable, seat: Seat, card: ActionCardId): void {
  layOut(s, table, seat, card);
  table.next("effects", { seat, source: { of: "card", id: card }, hex: null, verbs: civilEffect(card).does });
}

/** CC-23.11. */
export function playGreatPerson(s: Clash, table: GameTable, seat: Seat, person: GreatPersonId): void {
  const player = playerOf(s, seat);
  s.now.actions -= 1;
  player.greatPersons = player.greatPersons.filter((id) => id !== person);
  s.openEvents.push(person);
  table.tell(() => ({
    what: say("log.plays", { who: { seat }, card: say(`event.${EVENTS[person].title}`) }),
    seat,
    clause: "CC-23.11",
    moves: [{ piece: ref.event(person), from: ref.hand(seat) }],
  }));
  table.next("played", { card: person });
  table.next("effects", { seat, source: { of: "event", id: person }, hex: null, verbs: EVENTS[person].does });
}

/** CC-4.5. */
export function* tellPlayed(s: Clash, _table: GameTable, { card }: Stories["played"]): Rules {
  if (isActionCard(card)) return discardPlayed(s, card);
  s.openEvents = s.openEvents.filter((id) => id !== card);
  s.eventDiscard.push(card);
}
