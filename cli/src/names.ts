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
