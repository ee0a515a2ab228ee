import type { Blank, Message, Seat } from "@civitas/kernel";
import { IntlMessageFormat } from "intl-messageformat";
import type { Dictionary, Language } from "./language.ts";
import { words as en } from "./text/en.ts";
import { words as hu } from "./text/hu.ts";
import { words as ru } from "./text/ru.ts";

const KERNEL_WORDS: Readonly<Record<Language, Dictionary>> = { en, ru, hu };

/** Turns messages into sentences of one language. A key or blank that is missing is an error: tests find it first. */
export class Speaker {
  readonly #formats = new Map<string, IntlMessageFormat>();
  readonly #list: Intl.ListFormat;

  constructor(
    readonly language: Language,
    private readonly dictionaries: readonly Dictionary[],
    private readonly names?: (seat: Seat) => string,
  ) {
    this.#list = new Intl.ListFormat(language, { type: "conjunction" });
  }

  /** The same speaker with further words, which win over the older ones. */
  knowing(...dictionaries: readonly Dictionary[]): Speaker {
    return new Speaker(this.language, [...dictionaries, ...this.dictionaries], this.names);
  }

  /** The same speaker at a table where the seats have names. */
  naming(names: (seat: Seat) => string): Speaker {
    return new Speaker(this.language, this.dictionaries, names);
  }

  has(key: string): boolean {
    return this.#pattern(key) !== undefined;
  }

  /** The sentence; icons in it stand as `[gold]` (see `parts` and `plain`). */
  say(message: Message): string {
    const blanks: Record<string, string | number> = {};
    for (const [name, blank] of Object.entries(message.with ?? {})) blanks[name] = this.#fill(blank);
    return String(this.#format(message.say).format(blanks));
  }

  /** The sentence with its icons as words, for places that draw none. */
  plain(message: Message): string {
    let said = "";
    for (const part of parts(this.say(message))) said += "icon" in part ? this.#iconWord(part.icon, said) : part.text;
    return said;
  }

  nameOf(seat: Seat): string {
    return this.names?.(seat) ?? this.say({ say: "seat.unnamed", with: { n: seat + 1 } });
  }

  /** After a number a language may need another form than the bare name: `counted.gold`, with the number as `n`. */
  #iconWord(icon: string, before: string): string {
    const n = /(\d+)[ \u00a0]$/.exec(before)?.[1];
    const counted = `counted.${icon}`;
    if (n !== undefined && this.has(counted)) return this.say({ say: counted, with: { n: Number(n) } });
    const key = `icon.${icon}`;
    return this.has(key) ? this.say({ say: key }) : icon;
  }

  #fill(blank: Blank): string | number {
    if (typeof blank !== "object") return blank;
    if ("say" in blank) return this.say(blank);
    if ("seat" in blank) return this.nameOf(blank.seat);
    return this.#list.format(blank.map((message) => this.say(message)));
  }

  #pattern(key: string): string | undefined {
    for (const dictionary of this.dictionaries) {
      if (Object.hasOwn(dictionary, key)) return dictionary[key];
    }
    const kernel = KERNEL_WORDS[this.language];
    return Object.hasOwn(kernel, key) ? kernel[key] : undefined;
  }

  #format(key: string): IntlMessageFormat {
    const known = this.#formats.get(key);
    if (known !== undefined) return known;
    const pattern = this.#pattern(key);
    if (pattern === undefined) throw new Error(`no words for "${key}" in ${this.language}`);
    const format = new IntlMessageFormat(pattern, this.language, undefined, { ignoreTag: true });
    this.#formats.set(key, format);
    return format;
  }
}

export type Part = { readonly text: string } | { readonly icon: string };

/** Splits a sentence at its icons: "gain 2 [gold]" is a text and an icon. */
export function parts(sentence: string): Part[] {
  return sentence
    .split(/(\[[a-z][a-z-]*\])/)
    .filter((piece) => piece !== "")
    .map((piece) => (/^\[[a-z][a-z-]*\]$/.test(piece) ? { icon: piece.slice(1, -1) } : { text: piece }));
}
