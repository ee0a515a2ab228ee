import type { GameEntry } from "@civitas/games";
import { GAMES as HOUSE } from "../../../games/index.ts";

const caravans: GameEntry = {
  id: "caravans",
  title: { en: { "game.name": "Caravans" }, ru: { "game.name": "Караваны" }, hu: { "game.name": "Karavánok" } },
  load: () => import("@civitas/example-game"),
  words: {
    en: () => import("@civitas/example-game/text/en"),
    ru: () => import("@civitas/example-game/text/ru"),
    hu: () => import("@civitas/example-game/text/hu"),
  },
};

const bazaarWords = () => import("./bazaar/en.ts");

export const bazaar: GameEntry = {
  id: "bazaar",
  title: { en: { "game.name": "Bazaar" }, ru: { "game.name": "Базар" }, hu: { "game.name": "Bazár" } },
  load: () => import("./bazaar/game.ts"),
  words: { en: bazaarWords, ru: bazaarWords, hu: bazaarWords },
};

/** The games of the house, one where players hold cards that others may not see, and one with offers and secret bids. */
export const GAMES: readonly GameEntry[] = [...HOUSE, caravans, bazaar];

export function findGame(id: string): GameEntry | undefined {
  return GAMES.find((entry) => entry.id === id);
}
