import type { Part } from "@civitas/words";

const CLOSING = /^[.,;:!?)\]»”…]+/;
const OPENING = /\S*[([«„“+−×]$/;

/** Keeps an icon and the punctuation next to it on one line: no line begins with a full stop. */
export function boundTogether(all: readonly Part[]): Part[][] {
  const bound: Part[][] = [];
  for (const part of all) {
    const last = bound.at(-1);
    const before = last?.at(-1);
    if ("icon" in part) {
      const opening = before !== undefined && "text" in before ? OPENING.exec(before.text)?.[0] : undefined;
      if (last !== undefined && before !== undefined && "text" in before && opening !== undefined) {
        last[last.length - 1] = { text: before.text.slice(0, before.text.length - opening.length) };
        bound.push([{ text: opening }, part]);
      } else bound.push([part]);
      continue;
    }
    const closing = before !== undefined && "icon" in before ? CLOSING.exec(part.text)?.[0] : undefined;
    if (last === undefined || closing === undefined) bound.push([part]);
    else {
      last.push({ text: closing });
      if (part.text.length > closing.length) bound.push([{ text: part.text.slice(closing.length) }]);
    }
  }
  return bound;
}
