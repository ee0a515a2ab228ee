import type { Dictionary } from "@civitas/words";

/** The names of things by their ids: `hanging-gardens` is what `card.hanging-gardens` says, if "card" is a family of names. */
export function namesIn(words: Dictionary, families: readonly string[]): (id: string) => string {
  return (id) => {
    for (const family of families) {
      const name = words[`${family}.${id}`];
      if (name !== undefined && !name.includes("{")) return name;
    }
    return id;
  };
}

/** What a part of a view is called: by the word of its icon, or as it is written in the program, in words. */
export function partsIn(words: Dictionary): (key: string) => string {
  return (key) => words[`icon.${key}`] ?? key.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
}
