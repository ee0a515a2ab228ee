import type { Seat } from "@civitas/kernel";
import type { Nation, StartingBuilding } from "./content/boards.ts";
import type { EventId } from "./content/events.ts";
import type { TileId } from "./content/tiles.ts";
import type { Die } from "./die.ts";

/** A building on a space: printed there, or bought and laid on top. */
export type BuildingId = TileId | StartingBuilding;

/** The steps of a round (ND-5.2), and the end of the game. */
export type Step = "start" | "actions" | "books" | "famine" | "order" | "war" | "over";

/** One player's board and what lies around it. */
export interface Player {
  readonly nation: Nation;
  /** In the order received (ND-24.4). */
  dice: Die[];
  /** Chits beside the board, by kind in the order of `chitKinds`. */
  chits: number[];
  /** Chits in the used area. */
  usedChits: number[];
  /** The visible building of each of the five spaces (ND-2.5). */
  spaces: BuildingId[];
  advisor: TileId | null;
  /** The wonder under construction (ND-2.6). */
  wonder: TileId | null;
  colonies: TileId[];
  /** Completed wonders. */
  wonders: TileId[];
  /** The order card lies on its passed side (ND-15.2). */
  passed: boolean;
  /** Where the book marker stands. */
  books: number;
  /** Points marked on the VP track so far, by what they were for (ND-20.7). */
  scored: { books: number; famine: number; war: number };
}

/** The whole table. */
export interface Nations {
  readonly harder: boolean;
  round: number;
  step: Step;
  /** Seats by order card: the holder of card 1 first (ND-2.7). */
  order: Seat[];
  /** Who has the next turn of the actions step. */
  turn: Seat;
  /** Who still has to decide in the books, famine or war step, in that order. */
  waiting: Seat[];
  players: Player[];
  /** The face-down progress stacks of the four ages; the top is the last one. */
  stacks: TileId[][];
  /** The progress board, row by row from the bottom, four columns each. */
  progress: (TileId | null)[];
  /** The face-down event stacks of the four ages; the top is the last one. */
  eventStacks: EventId[][];
  event: EventId | null;
  /** Out of the game, covered buildings too (ND-2.4, ND-11.2). */
  box: TileId[];
  eventBox: EventId[];
  /** What no player holds (ND-2.4), by colour and by kind. */
  supply: { dice: number[]; chits: number[] };
  /** The books of the imaginary opponent, in a solo game. */
  opponentBooks: number | null;
}

/** What the players agree on before the game. */
export type NationsOptions = {
  /** ND-23: every 4 on the four-sided die is rolled again. */
  harder: boolean;
  /** The board of the first seat; the other boards follow in their order (ND-4.9). */
  nation: Nation;
};

export function playerAt(s: Nations, seat: Seat): Player {
  const player = s.players[seat];
  if (player === undefined) throw new RangeError(`nobody sits at ${seat}`);
  return player;
}

export const isSolo = (s: Nations): boolean => s.players.length === 1;

/** ND-2.7: the number of a player's order card. */
export const orderCard = (s: Nations, seat: Seat): number => s.order.indexOf(seat) + 1;

/** ND-2.7: descending order cards. */
export const reverseOrder = (s: Nations): Seat[] => s.order.toReversed();
