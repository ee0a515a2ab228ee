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

/** A blank is filled with a word, a number, another message, a list of words and messages, or a player's name. */
export type Blank = string | number | Message | readonly (string | Message)[] | { readonly seat: Seat };

/**
 * The way a game says things, checked against the keys of its own words:
 * `const say = sayer<keyof typeof en>()`.
 */
export function sayer<Key extends string>(): (key: Key, blanks?: Blanks) => Message {
  return (key, blanks) => (blanks === undefined ? { say: key } : { say: key, with: blanks });
}

/** A message that is put together only when somebody reads it. */
class LateMessage implements Message {
  constructor(readonly make: () => Message) {}

  get say(): string {
    return this.make().say;
  }

  get with(): Blanks {
    return this.make().with ?? {};
  }
}

/**
 * A message that is made when it is read. For labels of options that take some work: bots go by the ids and never read
 * them. What is sent to players is a plain message again.
 */
export const late = (make: () => Message): Message => new LateMessage(make);

/** The message itself, if it is a late one. */
export const plainly = <M extends Message | undefined>(message: M): M | Message =>
  message instanceof LateMessage ? message.make() : message;

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
  | "kernel.pass"
  | "kernel.offer-open"
  | "kernel.accept"
  | "kernel.refuse"
  | "kernel.counter"
  | "kernel.withdraw"
  | "kernel.gives"
  | "kernel.asks"
  | "kernel.good"
  | "kernel.offer"
  | "kernel.never-mind"
>();
