import type { AnyGame } from "@civitas/kernel";
import type { Dictionary, Language } from "@civitas/words";

/** A game of the house: its rules and words, loaded when somebody wants them. */
export interface GameEntry {
  readonly id: string;
  load(): Promise<{ readonly game: AnyGame }>;
  /** Rules of before, by version, for games that began by them. */
  readonly earlier?: Readonly<Record<number, () => Promise<{ readonly game: AnyGame }>>>;
  readonly words: Readonly<Record<Language, () => Promise<{ readonly words: Dictionary }>>>;
}

/** The list of games. A new game is a folder and an entry here. */
export const GAMES: readonly GameEntry[] = [
  {
    id: "nations-dice",
    load: () => import("@civitas/nations-dice"),
    words: {
      en: () => import("@civitas/nations-dice/text/en"),
      ru: () => import("@civitas/nations-dice/text/ru"),
      hu: () => import("@civitas/nations-dice/text/hu"),
    },
  },
  {
    id: "monumental-duel",
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
