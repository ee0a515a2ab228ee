import type { Seat } from "@civitas/kernel";
import type { Stroke } from "@civitas/testing";
import type { Goods } from "../src/content/goods.ts";
import type {
  ActionCardId,
  AdvanceId,
  EventId,
  GreatPersonId,
  ObjectiveCardId,
  ObjectiveId,
  WonderId,
} from "../src/content/ids.ts";
import type { ClashOptions } from "../src/options.ts";
import type { PlayerTurn } from "../src/player-turn.ts";
import type { Phase, Player, Truce } from "../src/state.ts";

/** What a player has in a position. What is left out is absent; the starting city stands unless cities are named. */
export interface Side extends Goods {
  /** By hex: `"happy, port on E4, temple of 1, great-library, activated 2"`. A word for each thing; the rest is plain. */
  readonly cities?: Readonly<Record<string, string>>;
  /** By hex: `"2 soldiers, settler (forest)"`, `"ship with soldier and settler"`, `"2 ships (fought)"`. */
  readonly units?: Readonly<Record<string, string>>;
  /** Beside Farming and Mining. */
  readonly advances?: readonly AdvanceId[];
  /** The levels; 8, so that no limit is in the way and no event comes, unless a test names another. */
  readonly happiness?: number;
  readonly cultureLevel?: number;
  readonly hand?: readonly (ActionCardId | GreatPersonId)[];
  readonly objectives?: readonly ObjectiveCardId[];
  /** `"oc-02 conqueror"`: completed in round 1. */
  readonly completed?: readonly `${ObjectiveCardId} ${ObjectiveId}`[];
  readonly reserved?: readonly WonderId[];
  readonly eventHalves?: number;
  /** Pieces that have left the game. */
  readonly gone?: Partial<Player["gone"]>;
  readonly assassinated?: boolean;
  readonly revolted?: number;
}

export interface Position {
  /** By seat; seat 0 is asked first, and the seats sit clockwise around the table. */
  readonly sides?: readonly Side[];
  readonly options?: Partial<ClashOptions>;
  /** Explored regions, by any of their hexes: `{ D3: "05 turned", F2: "07" }`. */
  readonly regions?: Readonly<Record<string, string>>;
  /** What lies face down, by any hex of the region: `{ D3: "05" }`. */
  readonly unexplored?: Readonly<Record<string, string>>;
  /** Settlements by hex, with so many barbarians. */
  readonly barbarians?: Readonly<Record<string, number>>;
  readonly exhausted?: readonly string[];
  readonly round?: number;
  readonly turn?: number;
  readonly phase?: Phase;
  readonly mover?: Seat;
  readonly first?: Seat;
  /** Clockwise; by seat if left out. */
  readonly seating?: readonly Seat[];
  /** Actions left in this player turn; 3 if left out. */
  readonly actions?: number;
  readonly now?: Partial<PlayerTurn>;
  readonly waiting?: readonly Seat[];
  readonly truces?: readonly Truce[];
  readonly pestilence?: boolean;
  /** What lies on top of the decks, the top card first; the rest of the box lies under it. */
  readonly actionDeck?: readonly ActionCardId[];
  readonly objectiveDeck?: readonly ObjectiveCardId[];
  readonly eventDeck?: readonly EventId[];
  readonly wonderDeck?: readonly WonderId[];
  readonly actionDiscard?: readonly ActionCardId[];
  readonly objectiveDiscard?: readonly ObjectiveCardId[];
  readonly eventDiscard?: readonly EventId[];
  /** The decks hold nothing but what is named. */
  readonly shortDecks?: true;
  /** Revealed, unbuilt and unreserved. */
  readonly wonders?: readonly WonderId[];
  /** What the dice show first. */
  readonly dice?: readonly number[];
  /** What chance brings first, where it isn't dice alone. */
  readonly chance?: readonly Stroke[];
  readonly seed?: string;
}
