import type { GameEntry } from "@civitas/games";
import type { AnyGame } from "@civitas/kernel";
import { highCard } from "./high-card.ts";
import { noughts } from "./noughts.ts";

const noWords = async () => ({ words: {} });

const toy = (game: AnyGame): GameEntry => ({
  id: game.id,
  load: async () => ({ game }),
  words: { en: noWords, ru: noWords, hu: noWords },
});

export const TOYS: readonly GameEntry[] = [toy(highCard), toy(noughts)];
