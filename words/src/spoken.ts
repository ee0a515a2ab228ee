import { type Blanks, type Message, sayer } from "@civitas/kernel";
import type { Language } from "./language.ts";

/** Words in all languages of the house, by key. */
export type Dictionaries<Key extends string = string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

/** Words that live beside their subject, and the way to say them. A key that one language lacks does not compile. */
export interface Spoken<Key extends string> {
  readonly words: Dictionaries<Key>;
  readonly say: (key: Key, blanks?: Blanks) => Message;
}

export const spoken = <Key extends string>(words: Dictionaries<Key>): Spoken<Key> => ({ words, say: sayer<Key>() });

/** The words of both. */
export const bothDictionaries = (some: Dictionaries, others: Dictionaries): Dictionaries => ({
  en: { ...some.en, ...others.en },
  ru: { ...some.ru, ...others.ru },
  hu: { ...some.hu, ...others.hu },
});
