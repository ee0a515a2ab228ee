import type { Language } from "@civitas/words";

/** The founts that every page is set in. */
const FOUNTS = ["1em Alegreya Sans", "bold 1em Alegreya Sans", "bold 1em Alegreya", "bold 1em Alegreya SC"];

/** Letters of each part of a fount that a language needs. */
const LETTERS: Readonly<Record<Language, string>> = { en: "a", ru: "aя", hu: "aő" };

/** Fetches the letters before there are words, so that the words need not be set twice. */
export function fetchLetters(language: Language): void {
  // Without them the page is set in letters of the machine.
  for (const fount of FOUNTS) document.fonts.load(fount, LETTERS[language]).catch(() => undefined);
}
