import { words as botsEn } from "@civitas/bots/text/en";
import { words as botsHu } from "@civitas/bots/text/hu";
import { words as botsRu } from "@civitas/bots/text/ru";
import type { GameEntry } from "@civitas/games";
import { type Dictionary, type Language, Speaker } from "@civitas/words";
import { words as en } from "./text/en.ts";
import { words as hu } from "./text/hu.ts";
import { words as ru } from "./text/ru.ts";

export const OWN_WORDS: Readonly<Record<Language, Dictionary>> = { en, ru, hu };
export const BOT_WORDS: Readonly<Record<Language, Dictionary>> = { en: botsEn, ru: botsRu, hu: botsHu };

/** Speaks of a game in one language, in a terminal: icons are said as words. */
export async function speakerFor(entry: GameEntry, language: Language): Promise<Speaker> {
  const { words } = await entry.words[language]();
  return new Speaker(language, [words, OWN_WORDS[language], BOT_WORDS[language]]);
}
