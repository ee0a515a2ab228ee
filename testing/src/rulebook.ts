import { readFileSync } from "node:fs";
import { LANGUAGES, type Language } from "@civitas/words";
import { describe, expect, test } from "vitest";

export interface RulebookClause {
  readonly id: string;
  /** It only says what a word means, so no test has to cite it. */
  readonly definition: boolean;
  readonly text: string;
}

export interface Rulebook {
  /** "#", "##" … in the order of the book. */
  readonly headings: readonly string[];
  readonly clauses: readonly RulebookClause[];
}

const CLAUSE = /^- \*\*([A-Z]+-\d+\.\d+)\*\*( \*\(definition\)\*)?(.*)$/;
const REFERENCE = /\b[A-Z]{2}-\d+(?:\.\d+)?\b/g;
/** What stands in Latin letters in any language: ids, names of options and files, the mark, Roman numbers, X and Y. */
const NEUTRAL = [REFERENCE, /\b[A-Z]{2}-x\.y\b/g, /`[^`]*`/g, /\*\(definition\)\*/g, /\b[IVX]+\b/g, /\b[A-Za-z]\b/g];

export function readRulebook(markdown: string): Rulebook {
  const headings: string[] = [];
  const clauses: RulebookClause[] = [];
  for (const line of markdown.split("\n")) {
    const heading = /^(#+) \S/.exec(line)?.[1];
    if (heading) headings.push(heading);
    const [, id, mark, text] = CLAUSE.exec(line) ?? [];
    if (id !== undefined) clauses.push({ id, definition: mark !== undefined, text: (text ?? "").trim() });
    else if (line.startsWith("- ")) throw new Error(`Not a clause: ${line}`);
  }
  return { headings, clauses };
}

/** Words in Latin letters in a text that should be written in another alphabet. */
export function latinWords(markdown: string, loanwords: readonly string[] = []): string[] {
  const plain = NEUTRAL.reduce((text, neutral) => text.replace(neutral, " "), markdown);
  return (plain.match(/[A-Za-z]+/g) ?? []).filter((word) => !loanwords.includes(word));
}

/** The clauses that each clause refers to. */
function references({ clauses }: Rulebook): Record<string, string[]> {
  return Object.fromEntries(
    clauses.map(({ id, text }) => [id, [...new Set(text.replaceAll("–", " ").match(REFERENCE) ?? [])].sort()]),
  );
}

/**
 * The rulebook of a game says the same in every language: the same clauses in the same order, of the same standing,
 * with the same references. `folder` is the URL of the game's folder; `loanwords` stay Latin in the Russian book.
 */
export function sameRulebooks(folder: URL, loanwords: readonly string[] = []): void {
  const markdown = (language: Language): string =>
    readFileSync(new URL(language === "en" ? "RULES.md" : `RULES.${language}.md`, folder), "utf8");
  const english = readRulebook(markdown("en"));
  const ids = english.clauses.map(({ id }) => id);

  describe("the rulebook in every language", () => {
    test("it has clauses, none twice", () => {
      expect(ids.length).toBeGreaterThan(0);
      expect(ids).toEqual([...new Set(ids)]);
    });
    for (const language of LANGUAGES) {
      const book = readRulebook(markdown(language));
      test(`${language}: the same clauses and headings in the same order`, () => {
        expect(book.clauses.map(({ id }) => id)).toEqual(ids);
        expect(book.headings).toEqual(english.headings);
      });
      test(`${language}: the same clauses are definitions`, () => {
        const definitions = ({ clauses }: Rulebook) => clauses.filter((one) => one.definition).map(({ id }) => id);
        expect(definitions(book)).toEqual(definitions(english));
      });
      test(`${language}: every clause says something`, () => {
        expect(book.clauses.filter(({ text }) => !/\p{L}/u.test(text)).map(({ id }) => id)).toEqual([]);
      });
      test(`${language}: the same references, all to clauses that exist`, () => {
        expect(references(book)).toEqual(references(english));
        const known = new Set([...ids, ...ids.map((id) => id.replace(/\.\d+$/, ""))]);
        const dangling = Object.values(references(book)).flatMap((cited) => cited.filter((id) => !known.has(id)));
        expect(dangling).toEqual([]);
      });
    }
    test("ru: in Russian letters", () => expect(latinWords(markdown("ru"), loanwords)).toEqual([]));
  });
}
