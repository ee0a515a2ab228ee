import { LANGUAGES, type Language } from "@civitas/words";
import { InvalidArgumentError } from "commander";

/** Readers for the values of a command's options. */

export function wholeNumber(min: number): (text: string) => number {
  return (text) => {
    const n = Number(text);
    if (!/^\d+$/.test(text) || n < min || !Number.isSafeInteger(n)) {
      throw new InvalidArgumentError(`It should be a whole number from ${min} on.`);
    }
    return n;
  };
}

export const seedText = (text: string): string => {
  if (text === "" || /[\r\n]/.test(text)) throw new InvalidArgumentError("A seed is one line of text.");
  return text;
};

/** A list such as `random,greedy`. */
export const list = (text: string): string[] => text.split(",").map((item) => item.trim());

/** For options that may be given several times. */
export const another = (text: string, before: readonly string[] = []): string[] => [...before, text];

export const language = (text: string): Language => {
  const found = LANGUAGES.find((known) => known === text);
  if (found === undefined) throw new InvalidArgumentError(`It should be ${LANGUAGES.join(", ")}.`);
  return found;
};
