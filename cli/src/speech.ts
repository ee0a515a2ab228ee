import { words as botsEn } from "@civitas/bots/text/en";
import { words as botsHu } from "@civitas/bots/text/hu";
import { words as botsRu } from "@civitas/bots/text/ru";
import type { GameEntry, TextMap } from "@civitas/games";
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
  /** What a thing does, sentence by sentence. */
  readonly about: (id: string) => readonly string[];
  /** The map of a view, for a game with one. */
  readonly map: (view: unknown) => TextMap | undefined;
}

/** Speaks of a game in one language, in a terminal: icons are said as words. */
export async function speechFor(entry: GameEntry, language: Language): Promise<Speech> {
  const { words } = await entry.words[language]();
  const speaker = new Speaker(language, [words, OWN_WORDS[language], BOT_WORDS[language]]);
  const about = await entry.inText?.about?.();
  const map = await entry.inText?.map?.();
  return {
    speaker,
    name: namesIn(words, entry.inText?.names ?? []),
    about: (id) => about?.(id).map((sentence) => speaker.plain(sentence)) ?? [],
    map: (view) => map?.(view, (message) => speaker.plain(message)),
  };
}
