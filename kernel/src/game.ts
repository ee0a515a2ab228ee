import type { StoriesOf } from "./agenda.ts";
import type { Message } from "./message.ts";
import type { Random } from "./random.ts";
import type { Rules } from "./rules.ts";
import type { Seat, Viewer } from "./seat.ts";
import type { Table } from "./table.ts";

/** One module or variant that the players agree on before the game. Its words stand under `option.NAME`. */
export type OptionKind = OptionRange & {
  /** With other numbers of seats it means nothing. */
  readonly seats?: SeatRange;
  /** Where another option has another value it means nothing. */
  readonly where?: OptionValues;
};

type OptionRange =
  | { readonly kind: "flag"; readonly default: boolean }
  | { readonly kind: "choice"; readonly of: readonly string[]; readonly default: string }
  | { readonly kind: "number"; readonly min: number; readonly max: number; readonly default: number };

export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

/** What a game's options may be: plain values by name. */
export type OptionValues = Readonly<Record<string, boolean | string | number>>;

/** The definition of every option of `O`; the lobby's form is made from it. */
export type OptionsOf<O> = { readonly [Name in keyof O]: OptionKind };

/** A row of the score sheet: where points come from, and how many each seat has. */
export interface ScoreRow {
  readonly label: Message;
  readonly points: readonly number[];
  readonly clause?: string;
}

/** Somebody who is counted without having a seat, such as an automa. */
export interface Unseated {
  readonly name: Message;
  /** Among all: a seat that it beats has a higher place. */
  readonly place: number;
  readonly score: number;
  /** By row of the score sheet. */
  readonly points: readonly number[];
}

export interface Result {
  /** By seat: 1 for the winner; equal places are shared. */
  readonly places: readonly number[];
  /** By seat. */
  readonly scores: readonly number[];
  readonly sheet: readonly ScoreRow[];
  readonly unseated?: readonly Unseated[];
  /** The rows are compared one after the other instead of added up; scores only rank the seats. */
  readonly compared?: true;
  /** What decided a tie, or the title reached alone. */
  readonly remark?: Message;
}

/** How far a match has come, for the head of the table. */
export interface Progress {
  readonly round: number;
  /** How many rounds there will be, if that is known. */
  readonly of?: number;
  readonly phase?: Message;
}

/** How long the stories of a game may get, if some can't be cut. */
export interface LongestStory {
  readonly answers: number;
  readonly because: string;
}

/**
 * A board game. `S` is the state, plain JSON and complete between two stories; `V` is what one seat sees of it;
 * `O` the options; `A` the stories that turns are cut into.
 */
export interface Game<S = unknown, V = unknown, O extends object = object, A extends object = object> {
  readonly id: string;
  /** The version of the rules: records of another version need not replay. */
  readonly version: number;
  readonly seats: SeatRange;
  readonly options: OptionsOf<O>;
  setup(options: O, seats: number, random: Random): S;
  /** Told whenever the agenda is empty, until `result` says it is over. Keep it short: after it is a checkpoint. */
  turn(s: S, table: Table<A>): Rules;
  /** The stories that `table.next` can put on the agenda. A checkpoint is made and `result` is asked before each. */
  readonly stories?: StoriesOf<S, A>;
  /**
   * Copies of a match replay the answers since the checkpoint. So a story asks for at most 12 answers, or the game says
   * why not.
   */
  readonly longestStory?: LongestStory;
  result(s: S): Result | undefined;
  view(s: S, seat: Viewer): V;
  /**
   * Deals anew, in place, what that seat can't know. It may use only what the seat sees, and chance: see
   * `Random.redeal`.
   */
  reimagine(s: S, seat: Viewer, random: Random): void;
  progress(s: S): Progress;
  /** How well `seat` stands, from 0 (lost) to 1 (won). Bots play by it. */
  evaluate(s: S, seat: Seat): number;
  /** Counts the components, wherever they lie: these numbers never change during a game. */
  census(s: S): Readonly<Record<string, number>>;
}

/** A game with unknown types: how everything outside the rules sees it. */
// biome-ignore lint/suspicious/noExplicitAny: the types belong to the game; nobody outside looks into them
export type AnyGame = Game<any, any, any, object>;
