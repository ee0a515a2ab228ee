import type { Seat } from "@civitas/kernel";
import type { GameTable } from "./agenda.ts";
import { putOnTop } from "./city-deck.ts";
import type { Kind } from "./content/card.ts";
import { type BasicId, CARDS, type DevelopmentId, isWonder, type WonderId } from "./content/cards.ts";
import { ref } from "./refs.ts";
import { resolveTogether } from "./resolve-together.ts";
import { nameOf, say } from "./say.ts";
import { cityOf, type Monumental, realmOf } from "./state.ts";
import { triggered } from "./triggers.ts";

/** A card of the display and its slot, 0 to 5. */
export interface Slot {
  readonly slot: number;
  readonly card: DevelopmentId;
}

export function slotsWith(m: Monumental, kind: Kind): Slot[] {
  const found: Slot[] = [];
  m.display.forEach((card, slot) => {
    if (card !== null && CARDS[card].kind === kind) found.push({ slot, card });
  });
  return found;
}

/** The row of the display a slot belongs to (MO-10.17). */
export const rowOf = (m: Monumental, slot: number): number => (m.displayRows === 2 && slot >= 3 ? 1 : 0);

/** MO-7.4, MO-10.15: the slot stays empty, and its row counts as used. */
export function takeFromDisplay(m: Monumental, slot: number): DevelopmentId {
  const card = m.display[slot] ?? null;
  if (card === null) throw new RangeError(`slot ${slot + 1} of the display is empty`);
  m.display[slot] = null;
  m.turn.taken[rowOf(m, slot)] = true;
  return card;
}

/** MO-7.1, MO-7.3, MO-7.15: a building or knowledge card goes on top of the city deck. */
export function receiveFromDisplay(m: Monumental, table: GameTable, seat: Seat, slot: number, clause: string): void {
  const card = takeFromDisplay(m, slot);
  if (isWonder(card)) throw new Error("a wonder is built, not received");
  putOnTop(cityOf(m, seat), card);
  table.tell(() => ({
    what: say(clause === "MO-7.15" ? "log.takes" : "log.acquires", { who: { seat }, card: nameOf(card) }),
    seat,
    clause,
    moves: [{ piece: ref.card(card), from: ref.slot(slot + 1), to: ref.cityDeck(seat) }],
  }));
  if (CARDS[card].kind === "knowledge") acquiredKnowledge(m, table, seat);
}

/** MO-12.17: the triggers of the event, then perhaps a hero leaves. */
function acquiredKnowledge(m: Monumental, table: GameTable, seat: Seat): void {
  const { hero } = realmOf(m, seat);
  if (hero !== null) hero.knowledge++;
  table.next("heroMayReturn", { seat, met: "knowledge" });
  resolveTogether(table, seat, triggered(m, seat, "acquire-knowledge"), "MO-6.7");
}

/** MO-7.1, MO-7.2. */
export function receiveBasic(m: Monumental, table: GameTable, seat: Seat, card: BasicId): void {
  m.piles[card]--;
  putOnTop(cityOf(m, seat), card);
  table.tell(() => ({
    what: say("log.acquires", { who: { seat }, card: nameOf(card) }),
    seat,
    clause: "MO-7.1",
    moves: [{ piece: ref.card(card), from: ref.pile(card), to: ref.cityDeck(seat) }],
  }));
}

export const isWonderSlot = (slot: Slot): slot is Slot & { readonly card: WonderId } => isWonder(slot.card);
