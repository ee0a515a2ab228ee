import type { Seat } from "./seat.ts";

/**
 * Something to be said in the reader's language: a key of the game's words and what goes into the blanks.
 * The kernel never holds a sentence, so a record, a log or a refusal can be read in any language.
 */
export interface Message {
  readonly say: string;
  readonly with?: Blanks;
}

export type Blanks = Readonly<Record<string, Blank>>;

/** A blank is filled with a word, a number, another message, a list of messages, or a player's name. */
export type Blank = string | number | Message | readonly Message[] | { readonly seat: Seat };

/**
 * The way a game says things, checked against the keys of its own words:
 * `const say = sayer<keyof typeof en>()`.
 */
export function sayer<Key extends string>(): (key: Key, blanks?: Blanks) => Message {
  return (key, blanks) => (blanks === undefined ? { say: key } : { say: key, with: blanks });
}

/** The few words the kernel itself needs; every language has them under these keys. */
export const kernelSays = sayer<
  | "kernel.done"
  | "kernel.yes"
  | "kernel.no"
  | "kernel.amount"
  | "kernel.all"
  | "kernel.as-last-time"
  | "kernel.picked-of-alike"
  | "kernel.alike-left"
  | "kernel.passed-over"
>();
