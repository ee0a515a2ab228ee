import type { Language } from "@civitas/words";

/** The fewest letters on either side of a break. */
const INSIDE = String.raw`(?<=\p{L}{3})(?=\p{L}{3})`;

const RU = { vowel: "[аеёиоуыэюя]", consonant: "[бвгджзклмнпрстфхцчшщ]", sign: "[йъь]" } as const;

/** A Russian syllable ends with a vowel, a sign or a consonant; the last consonant before a vowel begins the next. */
const RUSSIAN = [
  `(?<=${RU.sign})(?!${RU.sign})`,
  `(?<=${RU.vowel})(?=${RU.vowel}|${RU.consonant}${RU.vowel})`,
  `(?<=${RU.vowel}${RU.consonant}+)(?=${RU.consonant}${RU.vowel})`,
].join("|");

const HU = { vowel: "[aáeéiíoóöőuúüű]", consonant: "(?:dzs|sz|cs|gy|ly|ny|ty|zs|dz|[b-df-hj-np-tv-z])" } as const;
/** Two letters that are one consonant, and the doubled ones (ssz), which would have to be written out at a break. */
const ONE_SOUND = "(?!(?<=[sd])z|(?<=c|(?<!s)z)s|(?<=[glnt])y)";
const DOUBLED = "(?!(?<=s)sz|(?<=c)cs|(?<=g)gy|(?<=l)ly|(?<=n)ny|(?<=t)ty|(?<=z)zs)";

/** A Hungarian syllable begins with the last consonant before its vowel. */
const HUNGARIAN = `${ONE_SOUND}${DOUBLED}(?:(?<=${HU.vowel})(?=${HU.vowel})|(?=${HU.consonant}${HU.vowel}))`;

const ENDS: Readonly<Partial<Record<Language, RegExp>>> = {
  ru: new RegExp(`${INSIDE}(?:${RUSSIAN})`, "giu"),
  hu: new RegExp(`${INSIDE}(?:${HUNGARIAN})`, "giu"),
};

/** The syllables of a word, as far as it may be broken between them. An English word stays whole. */
export function syllables(word: string, language: Language): readonly string[] {
  const ends = ENDS[language];
  return ends === undefined ? [word] : word.split(ends);
}
