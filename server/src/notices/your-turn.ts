import { findGame } from "@civitas/games";
import type { Language } from "@civitas/words";
import { bestLanguage, Speaker } from "@civitas/words";
import { words as en } from "../text/en.ts";
import { words as hu } from "../text/hu.ts";
import { words as ru } from "../text/ru.ts";

const WORDS = { en, ru, hu } as const;

export interface Notice {
  readonly title: string;
  readonly text: string;
  readonly table: string;
  readonly game: string;
  readonly url: string;
}

/** "It is your turn", in the reader's language. */
export async function yourTurn(game: string, table: string, origin: string, language: string | null): Promise<Notice> {
  const lang: Language = bestLanguage([language ?? "en"]);
  const words = await findGame(game)?.words[lang]();
  const speaker = new Speaker(lang, [WORDS[lang], ...(words === undefined ? [] : [words.words])]);
  const name = speaker.has("game.name") ? speaker.say({ say: "game.name" }) : game;
  return {
    title: speaker.say({ say: "notice.your-turn" }),
    text: speaker.say({ say: "notice.your-turn.at", with: { game: name } }),
    table,
    game,
    url: `${origin}/table/${table}`,
  };
}
