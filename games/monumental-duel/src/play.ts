import type { Rules, Seat, Table } from "@civitas/kernel";
import type { Effect } from "@civitas/monumental-family";
import type { CardId } from "./content/cards.ts";
import type { Duel } from "./state.ts";

/** What is passed along while one action (or one activation) is carried out. Nothing of it outlives the checkpoint. */
export interface Play {
  readonly duel: Duel;
  readonly table: Table;
  /** MD-23.4: automatic effects that wait for the end of the action, in the order of their events. */
  readonly triggered: Waiting[];
  /** How many events have triggered something. */
  events: number;
  /** MD-6.10: in phase A, the activation effects still to be resolved; in phase B nothing. */
  readonly activation: Waiting[] | undefined;
}

/** Where an effect comes from: a card, and its place in the city (0 to 8), or -1 if it lies elsewhere. */
export interface Source {
  readonly card: CardId;
  readonly place: number;
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

export const newPlay = (duel: Duel, table: Table, activation?: Waiting[]): Play => ({
  duel,
  table,
  triggered: [],
  events: 0,
  activation,
});

/** An action of MD-7.5 as an option: what happens when it is chosen. */
export type Act = () => Rules;

/** MD-23.14: the order of the effects in a city and of the policies. */
export const orderInCity = (place: number, attached: boolean): number => 2 * place + (attached ? 1 : 0);
export const orderOfPolicy = (index: number): number => 100 + index;
