import type { Seat } from "@civitas/kernel";

/** A water card: how many stages the camels go with it. */
export type Water = number;

/** What lies on the table. Plain JSON, complete whenever a turn begins. */
export interface Caravans {
  /** How many stages the road has. */
  road: number;
  /** Whose turn it is. */
  turn: Seat;
  /** By seat: stages behind the caravan. */
  stages: number[];
  /** By seat: the water in hand, which only its owner sees. */
  hands: Water[][];
  /** Face down; the last card is the top. */
  deck: Water[];
  /** Face up; the last card is the top. */
  drunk: Water[];
}

export interface Options {
  readonly road: number;
}
