import type { Message } from "@civitas/kernel";
import type { Language } from "@civitas/words";
import type { CSSProperties } from "react";
import { syllables } from "./syllables.ts";
import { useSay } from "./table.tsx";

/** The widths of the letters of the bold serif, in hundredths of its size; all others are about as wide as an "н". */
const WIDTHS: readonly (readonly [width: number, letters: string])[] = [
  [30, "ijlftíIJÍ-.'’"],
  [46, "rscevyzагеёзстьэé"],
  [51, "abgkoqxбвдлоухчъяáóöőГ"],
  [56, "dhnpuкрцúüűFLSTЗТ"],
  [66, "мфBGKORUБВКЛОЧЯÓÖŐÚÜŰ"],
  [76, "wыюDQXHNДПХИЙНФЦ"],
  [86, "mжшщMМ"],
  [105, "WЖЮЩШ"],
];
const USUAL = 60;
const WIDTH_OF = new Map(WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)));

const SOFT_HYPHEN = "\u00ad";
const HYPHEN = 0.35;
/** A word up to this width, in ems, stays whole; a wider one may be broken between two syllables. */
const WHOLE = 4.3;

/** The approximate width of a word, in ems. */
function emsOf(word: string): number {
  return [...word].reduce((sum, letter) => sum + (WIDTH_OF.get(letter) ?? USUAL), 0) / 100;
}

/** The width a word of these syllables needs if it is broken once, as evenly as possible. */
function halved(parts: readonly string[]): number {
  const ways = parts.slice(1).map((_, i) => {
    const [first, second] = [parts.slice(0, i + 1).join(""), parts.slice(i + 1).join("")];
    return Math.max(emsOf(first) + HYPHEN, emsOf(second));
  });
  return Math.min(emsOf(parts.join("")), ...ways);
}

/** A name as it is set, and the room it needs in ems. */
export interface Fitted {
  /** With soft hyphens in words that are too wide to stay whole everywhere. */
  readonly text: string;
  /** The width it needs if long words are broken, and if they stay whole. */
  readonly ems: number;
  readonly longest: number;
}

const rounded = (n: number): number => Math.round(n * 100) / 100;

export function fitted(name: string, language: Language): Fitted {
  let [ems, longest] = [1, 1];
  // A hyphen of the name itself stays with the word before it.
  const text = name.replace(/[^\s-]+-?/g, (word) => {
    const parts = emsOf(word) > WHOLE ? syllables(word, language) : [word];
    ems = Math.max(ems, halved(parts));
    longest = Math.max(longest, emsOf(word));
    return parts.join(SOFT_HYPHEN);
  });
  return { text, ems: rounded(ems), longest: rounded(longest) };
}

/**
 * A name on something narrow. Inside an element of the class `name-room` it is set small enough for its longest word; a
 * very long word is broken between syllables, with a hyphen.
 */
export function Name({ message }: { readonly message: Message }) {
  const speaker = useSay();
  const { text, ems, longest } = fitted(speaker.plain(message), speaker.language);
  const style: CSSProperties & Record<"--ems" | "--longest", number> = { "--ems": ems, "--longest": longest };
  return (
    <span className="name" style={style}>
      {text}
    </span>
  );
}
