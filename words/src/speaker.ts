import type { Blank, Message, Seat } from "@civitas/kernel";
import { IntlMessageFormat } from "intl-messageformat";
import type { Dictionary, Language } from "./language.ts";
import { words as en } from "./text/en.ts";
import { words as hu } from "./text/hu.ts";
import { words as ru } from "./text/ru.ts";

const KERNEL_WORDS: Readonly<Record<Language, Dictionary>> = { en, ru, hu };

type Blanks = Readonly<Record<string, string | number>>;

interface Format {
  readonly format: (blanks: Blanks) => unknown;
}

/** A blank that is filled in as it is: `{name}`. */
const BLANK = /\{(\w+)\}/;
/** What needs the whole of ICU: plurals, quotes. */
const SPECIAL = /[{}'#]/;

/** Turns messages into sentences of one language. A key or blank that is missing is an error: tests find it first. */
export class Speaker {
  #list: Intl.ListFormat | undefined;

  constructor(
    readonly language: Language,
    private readonly dictionaries: readonly Dictionary[],
    private readonly names?: (seat: Seat) => string,
    /** By key; made when they are first needed. */
    private readonly formats = new Map<string, Format>(),
  ) {}

  /** The same speaker with further words, which win over the older ones. */
  knowing(...dictionaries: readonly Dictionary[]): Speaker {
    return new Speaker(this.language, [...dictionaries, ...this.dictionaries], this.names);
  }

  /** The same speaker at a table where the seats have names. */
  naming(names: (seat: Seat) => string): Speaker {
    return new Speaker(this.language, this.dictionaries, names, this.formats);
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
    const sentence = this.say(message);
    if (!sentence.includes("[")) return sentence;
    let said = "";
    for (const part of parts(sentence)) said += "icon" in part ? this.#iconWord(part.icon, said) : part.text;
    return said;
  }

  nameOf(seat: Seat): string {
    return this.names?.(seat) ?? this.say({ say: "seat.unnamed", with: { n: seat + 1 } });
  }

  /** After a number a language may need another form than the plain name: `counted.gold`, with the number as `n`. */
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
    this.#list ??= new Intl.ListFormat(this.language, { type: "conjunction" });
    return this.#list.format(blank.map((one) => (typeof one === "string" ? one : this.say(one))));
  }

  #pattern(key: string): string | undefined {
    for (const dictionary of this.dictionaries) {
      if (Object.hasOwn(dictionary, key)) return dictionary[key];
    }
    const kernel = KERNEL_WORDS[this.language];
    return Object.hasOwn(kernel, key) ? kernel[key] : undefined;
  }

  #format(key: string): Format {
    const known = this.formats.get(key);
    if (known !== undefined) return known;
    const pattern = this.#pattern(key);
    if (pattern === undefined) throw new Error(`no words for "${key}" in ${this.language}`);
    const format =
      plainFormat(key, pattern) ?? new IntlMessageFormat(pattern, this.language, undefined, { ignoreTag: true });
    this.formats.set(key, format);
    return format;
  }
}

/** The format of a pattern that has nothing but blanks, as most have: a table says hundreds of them before it is drawn. */
function plainFormat(key: string, pattern: string): Format | undefined {
  // Texts and the names of blanks take turns.
  const pieces = pattern.split(BLANK);
  if (pieces.some((text, i) => i % 2 === 0 && SPECIAL.test(text))) return undefined;
  if (pieces.length === 1) return { format: () => pattern };
  const fill = (name: string, blanks: Blanks): string | number => {
    const blank = blanks[name];
    if (blank === undefined) throw new Error(`"${key}" has no "${name}" to fill in`);
    return blank;
  };
  return { format: (blanks) => pieces.map((piece, i) => (i % 2 === 0 ? piece : fill(piece, blanks))).join("") };
}

export type Part = { readonly text: string } | { readonly icon: string };

/** Splits a sentence at its icons: "gain 2 [gold]" is a text and an icon. */
export function parts(sentence: string): Part[] {
  if (!sentence.includes("[")) return sentence === "" ? [] : [{ text: sentence }];
  return sentence
    .split(/(\[[a-z][a-z-]*\])/)
    .filter((piece) => piece !== "")
    .map((piece) => (/^\[[a-z][a-z-]*\]$/.test(piece) ? { icon: piece.slice(1, -1) } : { text: piece }));
}
