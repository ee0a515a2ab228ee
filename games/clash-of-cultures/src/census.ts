import { piecesInPlay, piecesLeft } from "./cities.ts";
import { BUILDING_IDS } from "./content/pieces.ts";
import type { Clash, HandCard } from "./state.ts";
import { isActionCard } from "./trading/goods.ts";
import { inSupply, unitsInPlay } from "./troops.ts";

/** Counts what is in the box, wherever it lies. Pieces in supply are what is not on the board, so only excess shows. */
export function census(s: Clash): Readonly<Record<string, number>> {
  const actionCards = new Set<HandCard>([...s.actionDeck, ...s.actionDiscard, ...s.inPlay]);
  const objectiveCards = new Set([...s.objectiveDeck, ...s.objectiveDiscard, ...s.plans]);
  const events = new Set<string>([...s.eventDeck, ...s.eventDiscard, ...s.openEvents]);
  const wonders = new Set([...s.wonderDeck, ...s.wonders, ...s.lostWonders]);
  for (const player of s.players) {
    for (const card of player.actionCards) actionCards.add(card);
    for (const card of [...player.objectiveCards, ...player.completed.map(({ card }) => card)])
      objectiveCards.add(card);
    for (const person of player.greatPersons) events.add(person);
    for (const wonder of player.reserved) wonders.add(wonder);
  }
  for (const side of [s.battle?.attacker, s.battle?.defender]) if (side?.card) actionCards.add(side.card);
  for (const { wonder } of s.cities) if (wonder !== null) wonders.add(wonder);
  const regions = new Set([...s.setAside, ...s.slots.flatMap(({ region }) => region ?? [])]);
  return {
    actionCards: [...actionCards].filter(isActionCard).length,
    objectiveCards: objectiveCards.size,
    events: events.size,
    wonders: wonders.size,
    regions: regions.size,
    ...pieces(s),
  };
}

function pieces(s: Clash): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const seat of s.players.keys()) {
    for (const piece of ["settlement", ...BUILDING_IDS] as const) {
      const left = piecesLeft(s, seat, piece);
      counts[`${piece}s of ${seat}`] =
        left < 0 ? left : piecesInPlay(s, seat, piece) + left + (s.players[seat]?.gone[piece] ?? 0);
    }
    for (const unit of ["soldier", "settler", "ship"] as const) {
      const left = inSupply(s, seat, unit);
      counts[`${unit}s of ${seat}`] = left < 0 ? left : unitsInPlay(s, seat, unit) + left;
    }
  }
  return counts;
}
