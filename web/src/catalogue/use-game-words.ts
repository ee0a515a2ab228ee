import type { Speaker } from "@civitas/words";
import { useCallback } from "react";
import { useSpeaker } from "../app/language.tsx";
import { SHELVES, speakingOf } from "./games.ts";
import { useLoaded } from "./use-loaded.ts";

/** The words of all games, for lists of them: `(game, "game.name")`. Empty until they are here. */
export function useGameWords(): (game: string, key: string) => string {
  const speaker = useSpeaker();
  const { value } = useLoaded(async () => {
    const pairs = SHELVES.map(
      async (shelf): Promise<[string, Speaker]> => [shelf.id, await speakingOf(shelf, speaker)],
    );
    return new Map(await Promise.all(pairs));
  }, [speaker]);
  return useCallback(
    (game, key) => {
      const known = value?.get(game);
      return known?.has(key) === true ? known.plain({ say: key }) : "";
    },
    [value],
  );
}
