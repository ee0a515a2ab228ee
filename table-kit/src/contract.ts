/**
 * What a game's table and the frame around it agree on.
 *
 * A game draws its table in `games/<id>/ui/`. The module `ui/index.tsx` exports
 *
 *   export const Table: FC            the whole table, for wide screens (fills the width left of the side panel)
 *   export const zones: Zone[]        the same table in parts, for phones: one part fills the screen
 *   export const icons                optional: the game's own icons (see make-icons.mjs)
 *   export const tutorial: Tutorial   optional: the guided first game
 *   export const scores               optional: (view) => points by seat, shown beside the players' names
 *   export const nearest              optional: (view) => by seat what comes nearest to winning, where there are no points
 *   export const ways                 optional: (view) => by seat how far it has come on each way to win
 *   export const placesOf             optional: (view) => on which space each piece stands, so that a space stands for them
 *
 * that is, it satisfies `GameUi<View>`. Words of the table's own, beside those of the game, stand in `ui/text/`. A table knows no rules: it draws `useSight<View>().view` and wraps each thing
 * that options may point at in `<Piece at={ref}>`. Everything else (lighting up, answering by click, Enter or menu,
 * "why not?", zoom, arrow keys, flights of what moved) is done by the kit.
 *
 * Habits that keep it working:
 * - `at` is exactly the ref that the game's options, blocked entries and log moves use. A ref should be drawn once;
 *   places that only receive things (a bank, a discard pile) are `<Piece>`s too, so that things can fly there.
 * - Pieces may not be nested in each other; a whole row that can be chosen is a piece beside its cards (a label or a
 *   handle), or lies over the gap.
 * - Words come from the game's `src/text`; `<Words message={say("…")}>` draws them with their `[icons]`.
 * - CSS: import `./table.css` in index.tsx and use the variables of kit.css; no colours of its own without a dark twin.
 */
import type { Message, Ref, Seat } from "@civitas/kernel";
import type { Stroke } from "@civitas/kernel/scripted-chance";
import type { FC } from "react";

/** One part of the table that fills a phone's screen. */
export interface Zone {
  readonly id: string;
  /** A key of the game's words, for the tab. */
  readonly label: Message;
  readonly component: FC;
  /** The few numbers of this zone that stay visible in the strip of tabs. */
  readonly summary?: FC;
}

/** A step of the guided game: it says something, points at something and waits for the right answer. */
export interface TutorialStep {
  /** What the guide says: a key of the game's words. */
  readonly say: Message;
  /** What lights up while it is said. */
  readonly look?: readonly Ref[];
  /**
   * The answers that go on: ids of options (a trailing `*` stands for any ending). Other options are locked.
   * "anything" takes any answer; absent, a button "Next" goes on.
   */
  readonly expect?: readonly string[] | "anything";
}

export interface Tutorial {
  readonly seats: number;
  readonly seed: string;
  /** What chance brings, in order, so that everything comes as the guide says; the seed decides what follows. */
  readonly script?: readonly Stroke[];
  readonly options?: Readonly<Record<string, boolean | string | number>>;
  /** The learner's seat. The other seats answer by `rivals` (ids in order of their decisions), then by a bot. */
  readonly seat: Seat;
  readonly rivals?: readonly string[];
  readonly steps: readonly TutorialStep[];
}

export type IconSet = Readonly<Record<string, string>>;

/** How near a seat is to winning: 11 of 15 coins. */
export interface Nearness {
  readonly icon: string;
  readonly n: number;
  readonly of: number;
}

/** A way to win: "culture: space 7 of 21". */
export interface WayToWin {
  readonly icon: string;
  readonly name: Message;
  /** As short as it gets: 7/21. */
  readonly short: string;
  /** From 0 to 1; the furthest is the one to watch. */
  readonly part: number;
}

/** What `games/<id>/ui/index.tsx` exports. */
export interface GameUi<View = unknown> {
  readonly Table: FC;
  readonly zones: readonly Zone[];
  readonly icons?: IconSet;
  readonly tutorial?: Tutorial;
  /** Where things lie: what points at a piece lights up and opens the space it stands on, too. */
  readonly placesOf?: (view: View) => ReadonlyMap<Ref, Ref>;
  /** Where the turn stands, beside the round in the head of the table. */
  readonly TurnStanding?: FC;
  /** Points by seat as far as the viewer may know them, for the head of the table. */
  readonly scores?: (view: View) => readonly number[];
  /** What stands there in games that are won, not counted: what brings each seat nearest to winning. */
  readonly nearest?: (view: View) => readonly Nearness[];
  /** By seat, in the same order: all ways to win and how far it has come on each, beside the chances to win. */
  readonly ways?: (view: View) => readonly (readonly WayToWin[])[];
}
