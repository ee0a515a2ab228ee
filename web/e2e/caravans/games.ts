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

/** The games of the house, and one where players hold cards that others may not see. */
export const GAMES: readonly GameEntry[] = [...HOUSE, caravans];

export function findGame(id: string): GameEntry | undefined {
  return GAMES.find((entry) => entry.id === id);
}
