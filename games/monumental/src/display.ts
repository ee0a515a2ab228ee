import { rowOf } from "./acquiring.ts";
import type { GameTable } from "./agenda.ts";
import { CARDS, type DevelopmentId } from "./content/cards.ts";
import { HEROES, isHero } from "./content/heroes.ts";
import { ref } from "./refs.ts";
import { heroName, nameOf, say } from "./say.ts";
import type { Monumental } from "./state.ts";

/** The slots of each row, from the deck outward. */
export const rowsOf = (m: Monumental): number[][] =>
  m.displayRows === 2
    ? [
        [0, 1, 2],
        [3, 4, 5],
      ]
    : [[0, 1, 2, 3, 4, 5]];

/** MO-10.16: the slot whose card leaves if nothing of its row is taken; none once the deck is empty. */
export const leavingSlots = (m: Monumental): number[] =>
  m.deck.length === 0
    ? []
    : rowsOf(m).flatMap((slots) => {
        const last = slots[slots.length - 1];
        return last === undefined || m.turn.taken[rowOf(m, last)] === true ? [] : [last];
      });

/** MO-3.20, MO-3.21: the first display. */
export function dealDisplay(m: Monumental, table: GameTable): void {
  for (const slots of rowsOf(m)) fillRow(m, table, slots);
}

/** MO-10.15 to MO-10.17: discards and slides in both rows first, then the top row is filled before the bottom row. */
export function refreshDisplay(m: Monumental, table: GameTable): void {
  const rows = rowsOf(m);
  const deckLeft = m.deck.length > 0;
  for (const slot of leavingSlots(m)) discardSlot(m, table, slot); // MO-10.16, MO-10.20
  for (const slots of rows) slide(m, slots);
  for (const slots of rows) fillRow(m, table, slots);
  if (deckLeft && m.deck.length === 0) {
    m.lastRound = m.round + 1; // MO-14.1, MO-14.2
    table.tell(() => ({ what: say("log.deck-empty"), clause: "MO-14.2" }));
  }
}

function discardSlot(m: Monumental, table: GameTable, slot: number): void {
  const card = m.display[slot] ?? null;
  if (card === null) return;
  m.display[slot] = null;
  m.gone.push(card);
  table.tell(() => ({
    what: say("log.display-discards", { card: nameOf(card) }),
    clause: "MO-10.16",
    moves: [{ piece: ref.card(card), from: ref.slot(slot + 1), to: ref.box }],
  }));
}

/** The remaining cards go away from the deck, keeping their order. */
function slide(m: Monumental, slots: readonly number[]): void {
  const cards = slots.map((slot) => m.display[slot] ?? null).filter((card) => card !== null);
  const empty = slots.length - cards.length;
  slots.forEach((slot, i) => {
    m.display[slot] = i < empty ? null : (cards[i - empty] ?? null);
  });
}

/** The first new card goes to the highest empty slot. */
function fillRow(m: Monumental, table: GameTable, slots: readonly number[]): void {
  for (const slot of slots.toReversed()) {
    if (m.display[slot] !== null) continue;
    const card = reveal(m, table);
    if (card === undefined) return;
    m.display[slot] = card;
    table.tell(() => ({
      what: say("log.display-deals", { card: nameOf(card) }),
      clause: "MO-10.15",
      moves: [{ piece: ref.card(card), from: ref.deck, to: ref.slot(slot + 1) }],
    }));
  }
}

/** MO-3.11, MO-12.2: the next card for a slot; dividers and heroes never take one. */
function reveal(m: Monumental, table: GameTable): DevelopmentId | undefined {
  for (;;) {
    const id = m.deck.pop();
    if (id === undefined) return undefined;
    tellDivider(m, table, eraOf(id));
    if (!isHero(id)) return id;
    m.heroRow.push(id);
    table.tell(() => ({
      what: say("log.hero-appears", { hero: heroName(id) }),
      clause: "MO-12.2",
      moves: [{ piece: ref.hero(id), from: ref.deck, to: ref.heroRow(id) }],
    }));
  }
}

type DeckId = Monumental["deck"][number];
export const eraOf = (id: DeckId) => (isHero(id) ? HEROES[id].era : CARDS[id].era);

/** The divider lies open as soon as the last card above it is gone; it leaves with the next card. */
function tellDivider(m: Monumental, table: GameTable, era: ReturnType<typeof eraOf>): void {
  const next = m.deck[m.deck.length - 1];
  const following = next === undefined ? era : eraOf(next);
  if (following !== era && following !== null) {
    table.tell(() => ({ what: say("log.divider", { era: say(`era.${following}`) }), clause: "MO-3.11" }));
  }
}
