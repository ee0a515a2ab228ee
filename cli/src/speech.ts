import { words as botsEn } from "@civitas/bots/text/en";
import { words as botsHu } from "@civitas/bots/text/hu";
import { words as botsRu } from "@civitas/bots/text/ru";
import type { GameEntry } from "@civitas/games";
import { type Dictionary, type Language, Speaker } from "@civitas/words";
import { namesIn } from "./names.ts";
import { words as en } from "./text/en.ts";
import { words as hu } from "./text/hu.ts";
import { words as ru } from "./text/ru.ts";

export const OWN_WORDS: Readonly<Record<Language, Dictionary>> = { en, ru, hu };
export const BOT_WORDS: Readonly<Record<Language, Dictionary>> = { en: botsEn, ru: botsRu, hu: botsHu };

/** A speaker of a game, and the names of its things. */
export interface Speech {
  readonly speaker: Speaker;
  readonly name: (id: string) => string;
}

/** Speaks of a game in one language, in a terminal: icons are said as words. */
export async function speechFor(entry: GameEntry, language: Language): Promise<Speech> {
  const { words } = await entry.words[language]();
  return { speaker: new Speaker(language, [words, OWN_WORDS[language], BOT_WORDS[language]]), name: namesIn(words) };
}
