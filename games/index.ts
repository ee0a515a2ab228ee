import type { AnyGame, SeatRange } from "@civitas/kernel";
import type { Dictionary, Language } from "@civitas/words";

export interface Box {
  readonly seats: SeatRange;
  /** How long it takes with people who know it, with fewest and with most of them. */
  readonly minutes: readonly [least: number, most: number];
  /** How demanding it is: 1 a filler, 5 an evening with the rulebook. */
  readonly weight: 1 | 2 | 3 | 4 | 5;
}

/** A game of the house: its rules and words, loaded when somebody wants them. */
export interface GameEntry {
  readonly id: string;
  /** What stands on the box, to be read before anything of the game is loaded. */
  readonly box?: Box;
  load(): Promise<{ readonly game: AnyGame }>;
  /** Rules of before, by version, for games that began by them. */
  readonly earlier?: Readonly<Record<number, () => Promise<{ readonly game: AnyGame }>>>;
  readonly words: Readonly<Record<Language, () => Promise<{ readonly words: Dictionary }>>>;
}

/** The list of games. A new game is a folder and an entry here. */
export const GAMES: readonly GameEntry[] = [
  {
    id: "nations-dice",
    box: { seats: { min: 1, max: 4 }, minutes: [15, 50], weight: 2 },
    load: () => import("@civitas/nations-dice"),
    words: {
      en: () => import("@civitas/nations-dice/text/en"),
      ru: () => import("@civitas/nations-dice/text/ru"),
      hu: () => import("@civitas/nations-dice/text/hu"),
    },
  },
  {
    id: "monumental-duel",
    box: { seats: { min: 2, max: 2 }, minutes: [45, 75], weight: 3 },
    load: () => import("@civitas/monumental-duel"),
    words: {
      en: () => import("@civitas/monumental-duel/text/en"),
      ru: () => import("@civitas/monumental-duel/text/ru"),
      hu: () => import("@civitas/monumental-duel/text/hu"),
    },
  },
];

export function findGame(id: string): GameEntry | undefined {
  return GAMES.find((entry) => entry.id === id);
}
