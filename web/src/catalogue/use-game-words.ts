import { useCallback } from "react";
import { useSpeaker } from "../app/language.tsx";
import { shelfOf } from "./games.ts";

/** The name and blurb of games, for lists of them: `(game, "game.name")`. Nothing else of the game is loaded. */
export function useGameWords(): (game: string, key: "game.name" | "game.about") => string {
  const { language } = useSpeaker();
  return useCallback((game, key) => shelfOf(game)?.entry.title?.[language][key] ?? "", [language]);
}
