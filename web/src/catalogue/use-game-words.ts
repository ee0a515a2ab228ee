import { useCallback } from "react";
import { useSpeaker } from "../app/language.tsx";
import { shelfOf } from "./games.ts";

/** What stands on the box of a game, for lists of them: `(game, "game.name")`. Nothing else of the game is loaded. */
export function useGameWords(): (game: string, key: "game.name" | "game.about") => string {
  const { language } = useSpeaker();
  return useCallback((game, key) => shelfOf(game)?.entry.title?.[language][key] ?? "", [language]);
}
