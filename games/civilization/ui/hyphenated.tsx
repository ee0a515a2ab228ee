import type { Message } from "@civitas/kernel";
import { syllables, useSay } from "@civitas/table-kit";
import type { Language } from "@civitas/words";

const SOFT_HYPHEN = "\u00ad";

/** Where long English words of techs are broken; Russian and Hungarian ones follow the rules of their syllables. */
const ENGLISH = new Map(
  `Hus-bandry Agri-culture Cur-rency Horse-back Metal-working Naviga-tion Philos-ophy Chiv-alry Con-struc-tion
  Democ-racy Engi-neer-ing Irri-gation Mathe-matics Mon-archy Mysti-cism Print-ing Commu-nism Gun-powder Mili-tary
  Rail-road Theol-ogy Ballis-tics Com-bustion Comput-ers Plas-tics Replace-able`
    .split(/\s+/)
    .map((word) => [word.replaceAll("-", ""), word.split("-")] as const),
);

function broken(word: string, language: Language): string {
  const parts = language === "en" ? (ENGLISH.get(word) ?? [word]) : syllables(word, language);
  return parts.join(SOFT_HYPHEN);
}

/** A name on something very narrow: words of more letters than stay whole may be broken between any two syllables. */
export function Hyphenated({ message, whole }: { readonly message: Message; readonly whole: number }) {
  const words = useSay();
  const text = words
    .plain(message)
    .replace(/[^\s-]+/g, (word) => (word.length <= whole ? word : broken(word, words.language)));
  return <span className="cv-hyphenated">{text}</span>;
}
