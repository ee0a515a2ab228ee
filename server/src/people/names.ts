import decancer from "decancer";

/** Names that differ only in case or in ways of writing the same letters are the same name. */
export function folded(name: string): string {
  return name.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

/** Figures and letters that look alike in many typefaces; the library leaves them, for they are all Latin. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[1i|]/g, "l"],
  [/0/g, "o"],
  [/rn/g, "m"],
  [/vv/g, "w"],
  [/[\s._'-]/g, ""],
];

/** What a name looks like: names of equal skeletons can be mistaken for each other. */
export function skeleton(name: string): string {
  const plain = decancer(folded(name), { retainDiacritics: true, retainEmojis: true }).toString();
  return ALIKE.reduce((text, [what, like]) => text.replace(what, like), plain);
}
