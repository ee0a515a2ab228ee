import type { GameEntry } from "@civitas/games";
import type { AnyGame } from "@civitas/kernel";
import { ticTacToe } from "@civitas/testing/toys/tic-tac-toe";
import { highCard } from "./high-card.ts";
import { parley } from "./parley.ts";
import { tug } from "./tug.ts";

const noWords = async () => ({ words: {} });

export const toy = (game: AnyGame): GameEntry => ({
  id: game.id,
  load: async () => ({ game }),
  words: { en: noWords, ru: noWords, hu: noWords },
});

const noughts: typeof ticTacToe = { ...ticTacToe, id: "noughts" };

export const TOYS: readonly GameEntry[] = [toy(highCard), toy(noughts), toy(tug), toy(parley)];
