import type { Dictionary } from "@civitas/words";

/**
 * The names of things by their ids, from the words of a game: if one key only ends in `.hanging-gardens`, what it says
 * is the name of that thing. Words with blanks are no names.
 */
export function namesIn(words: Dictionary): (id: string) => string {
  const names = new Map<string, string | undefined>();
  for (const [key, text] of Object.entries(words)) {
    const id = key.slice(key.lastIndexOf(".") + 1);
    if (!text.includes("{")) names.set(id, names.has(id) && names.get(id) !== text ? undefined : text);
  }
  return (id) => names.get(id) ?? id;
}
