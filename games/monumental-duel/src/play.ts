import type { Seat, Table } from "@civitas/kernel";
import type { Vocabulary } from "@civitas/monumental-family";
import type { CardId } from "./content/cards.ts";
import type { DuelGrammar, Effect } from "./grammar.ts";
import type { Duel } from "./state.ts";

/** What is passed along while one action (or one activation) is carried out. Nothing of it outlives the checkpoint. */
export interface Play {
  readonly duel: Duel;
  readonly table: Table;
  /** What the cards can say, and how it is carried out. */
  readonly vocabulary: Vocabulary<DuelGrammar>;
  /** MD-23.4: automatic effects that wait for the end of the action, in the order of their events. */
  readonly triggered: Waiting[];
  /** How many events have triggered something. */
  events: number;
  /** MD-6.10: in phase A, the activation effects still to be resolved; in phase B nothing. */
  readonly activation: Waiting[] | undefined;
}

/** Where an effect comes from: a card, and its place in the city (0 to 8), unless it lies elsewhere. */
export interface Source {
  readonly card: CardId;
  readonly place?: number;
}

/** An effect that waits to be resolved. */
export interface Waiting {
  readonly seat: Seat;
  readonly source: Source;
  readonly effect: Effect;
  /** MD-23.14: places 1 to 9, top card before attached knowledge, then policies from the oldest. */
  readonly order: number;
  /** Effects of one event are resolved together. */
  readonly event: number;
  /** What marks the card when the effect is resolved. */
  readonly mark?: () => void;
}

/** One action or one activation begins. */
export const newPlay = (
  duel: Duel,
  table: Table,
  vocabulary: Vocabulary<DuelGrammar>,
  activation?: Waiting[],
): Play => ({
  duel,
  table,
  vocabulary,
  triggered: [],
  events: 0,
  activation,
});

/** MD-23.14: the order of the effects in a city and of the policies. */
export const orderInCity = (place: number, attached: boolean): number => 2 * place + (attached ? 1 : 0);
export const orderOfPolicy = (index: number): number => 100 + index;
