import type { Plugin } from "vite";

/** A call that keeps words beside what they are about: `spoken({ en: …, ru: …, hu: … })`. */
const SPOKEN = "spoken";
const NO_WORDS = "{ en: {}, ru: {}, hu: {} }";

interface AnyNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === "object" && value !== null && "type" in value && "start" in value && "end" in value;

/** All dictionaries in a module, the last first. */
function dictionariesIn(node: unknown, found: AnyNode[] = []): AnyNode[] {
  if (Array.isArray(node)) for (const one of node) dictionariesIn(one, found);
  if (!isNode(node)) return found;
  const { callee, arguments: given } = node;
  if (node.type === "CallExpression" && isNode(callee) && callee.name === SPOKEN && Array.isArray(given)) {
    const [words] = given;
    if (isNode(words) && words.type === "ObjectExpression") found.unshift(words);
  }
  for (const part of Object.values(node)) dictionariesIn(part, found);
  return found;
}

/** The rules say messages, they never read them: in the worker that plays, words would only be weight. */
export function withoutWords(): Plugin {
  return {
    name: "without-words",
    enforce: "post",
    transform(code, id) {
      if (!id.includes("/games/") || !code.includes(`${SPOKEN}(`)) return null;
      let lean = code;
      for (const { start, end } of dictionariesIn(this.parse(code))) {
        lean = lean.slice(0, start) + NO_WORDS + lean.slice(end);
      }
      return { code: lean, map: null };
    },
  };
}
