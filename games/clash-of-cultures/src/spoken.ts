import { type Blanks, type Message, sayer } from "@civitas/kernel";
import type { Language } from "@civitas/words";

/** Words in all languages of the house, by key. */
export type Words<Key extends string = string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

/** Words that live beside what they are about, and the way to say them. A key that one language lacks does not compile. */
export interface Spoken<Key extends string> {
  readonly words: Words<Key>;
  readonly say: (key: Key, blanks?: Blanks) => Message;
}

export const spoken = <Key extends string>(words: Words<Key>): Spoken<Key> => ({ words, say: sayer<Key>() });
