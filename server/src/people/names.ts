import unhomoglyph from "unhomoglyph";

/** Names that differ only in case or in the encoding of the same letters are the same name. */
export function folded(name: string): string {
  return name.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

/** Look-alikes in lower case, too, and marks that are easily overlooked. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[1i|]/g, "l"],
  [/0/g, "o"],
  [/vv/g, "w"],
  [/[\s._'-]/g, ""],
];

/** What a name looks like: names of equal skeletons can be mistaken for each other. */
export function skeleton(name: string): string {
  const plain = unhomoglyph(folded(name)).toLowerCase();
  return ALIKE.reduce((text, [what, like]) => text.replace(what, like), plain);
}
