import type { Message } from "@civitas/kernel";
import { syllables, useSay } from "@civitas/table-kit";

const SOFT_HYPHEN = "\u00ad";

/** A name on something very narrow: words of more letters than stay whole may be broken between any two syllables. */
export function Hyphenated({ message, whole }: { readonly message: Message; readonly whole: number }) {
  const words = useSay();
  const text = words
    .plain(message)
    .replace(/[^\s-]+/g, (word) => (word.length <= whole ? word : syllables(word, words.language).join(SOFT_HYPHEN)));
  return <span className="cv-hyphenated">{text}</span>;
}
