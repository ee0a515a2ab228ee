import { words as botsEn } from "@civitas/bots/text/en";
import { words as botsHu } from "@civitas/bots/text/hu";
import { words as botsRu } from "@civitas/bots/text/ru";
import type { GameEntry, TextMap } from "@civitas/games";
import { type Dictionary, type Language, Speaker } from "@civitas/words";
import { namesIn, partsIn } from "./names.ts";
import { words as en } from "./text/en.ts";
import { words as hu } from "./text/hu.ts";
import { words as ru } from "./text/ru.ts";

export const OWN_WORDS: Readonly<Record<Language, Dictionary>> = { en, ru, hu };
export const BOT_WORDS: Readonly<Record<Language, Dictionary>> = { en: botsEn, ru: botsRu, hu: botsHu };

/** A speaker of a game, and the names of its things. */
export interface Speech {
  readonly speaker: Speaker;
  readonly name: (id: string) => string;
  /** What a part of a view is called. */
  readonly part: (key: string) => string;
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
  const halves = await entry.inText?.halves?.();
  const families = entry.inText?.names ?? [];
  const name = namesIn(words, families);
  // A part of a view may be called like a phase, but never is one.
  const things = namesIn(
    words,
    families.filter((family) => family !== "phase"),
  );
  return {
    speaker,
    name: (id) => (halves?.(id) ?? [id]).map(name).join(" / "),
    part: (key) => (things(key) === key ? partsIn(words)(key) : things(key)),
    about: (id) => about?.(id).map((sentence) => ended(speaker.plain(sentence))) ?? [],
    map: (view) => map?.(view, (message) => speaker.plain(message)),
  };
}

/** The text on a card is not always a whole sentence. */
const ended = (sentence: string): string => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);
