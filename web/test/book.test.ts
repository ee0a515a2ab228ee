import { readdirSync, readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { readBook, search } from "../src/rulebook/book.ts";
import { Prose } from "../src/rulebook/prose.tsx";

const BOOK = `# A game

What it is.

## A-1 Setup

- **A-1.1** Shuffle the deck.
  Both halves of it.
  - the red one
  - the blue one
- **A-1.2** *(definition)* A hand is 3 cards.

## A-2 Play

Some words before.
- **A-2.1** Draw one card.
`;

const GAMES = new URL("../../games/", import.meta.url);
const signs = (file: string): string[] =>
  [...readFileSync(new URL(file, GAMES), "utf8").matchAll(/^([a-z][a-z-]*) = /gm)].map(([, name = ""]) => name);

describe.each(["nations-dice", "monumental-duel", "monumental", "clash-of-cultures"])("the rulebook of %s", (game) => {
  const known = new Set([...signs(`${game}/ui/icons.txt`), ...signs("../table-kit/src/icons.txt")]);
  test.each(["", ".ru", ".hu"])("opens with an overview whose signs can all be drawn (%s)", (language) => {
    const text = readFileSync(new URL(`${game}/OVERVIEW${language}.md`, GAMES), "utf8");
    const named = [...text.matchAll(/\[([a-z-]+)\]/g)].map(([, name = ""]) => name);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    expect(text.match(/^\d\. \[/gm)?.length).toBeGreaterThanOrEqual(4);
  });

  test.each(["", ".ru", ".hu"])("has no words about tests or files of the project (%s)", (language) => {
    for (const name of ["OVERVIEW", "RULES"]) {
      const text = readFileSync(new URL(`${game}/${name}${language}.md`, GAMES), "utf8");
      expect(text.match(/\btests?\b|тест|teszt|\w\.(md|ts|json)\b/gi)).toBeNull();
    }
  });
});

describe("a rulebook", () => {
  const book = readBook(BOOK);

  test("is read chapter by chapter, clause by clause", () => {
    expect(book.title).toBe("A game");
    expect(book.chapters.map(({ heading }) => heading)).toEqual(["", "A-1 Setup", "A-2 Play"]);
    expect(book.chapters[1]?.clauses).toMatchObject([
      { id: "A-1.1", text: "Shuffle the deck.\nBoth halves of it.\n- the red one\n- the blue one" },
      { id: "A-1.2", text: "*(definition)* A hand is 3 cards." },
    ]);
    expect(book.chapters[2]?.before).toMatchObject([{ type: "paragraph", text: "Some words before." }]);
  });

  test("is drawn as Markdown says: lists, tables, emphasis, and links to other clauses", () => {
    const drawn = (markdown: string) =>
      renderToStaticMarkup(
        createElement(Prose, { words: readBook(markdown).chapters[0]?.before ?? [], follow: () => undefined }),
      );
    expect(drawn("Pay *twice*, see AB-1.1 & `x < y`.")).toBe(
      '<p>Pay <em>twice</em>, see <button type="button" class="clause">AB-1.1</button> &amp; <code>x &lt; y</code>.</p>',
    );
    expect(drawn("- one\n- **two**")).toBe("<ul><li>one</li><li><b>two</b></li></ul>");
    expect(drawn("| die | face |\n|---|---|\n| red | 3 |")).toContain("<tr><td>red</td><td>3</td></tr>");
  });

  test("is searched by words in any order, whatever their case, and by id", () => {
    const found = (sought: string) => search(book, sought).flatMap(({ clauses }) => clauses.map(({ id }) => id));
    expect(found("CARD draw")).toEqual(["A-2.1"]);
    expect(found("a-1.2")).toEqual(["A-1.2"]);
    expect(found("dragon")).toEqual([]);
    expect(found("")).toEqual(["A-1.1", "A-1.2", "A-2.1"]);
  });
});

describe("the rulebooks of the games", () => {
  const games = new URL("../../games/", import.meta.url);
  const files = readdirSync(games, { recursive: true, encoding: "utf8" }).filter(
    (file) => /^[^/\\]+[/\\]RULES[.\w]*\.md$/.test(file) && !file.includes("node_modules"),
  );
  test.each(files)("%s lose no clause on the way to the page", (file) => {
    const text = readFileSync(new URL(file.replaceAll("\\", "/"), games), "utf8");
    const written = [...text.matchAll(/^[-*] \*\*([A-Z]+-[\w.]+)\*\*/gm)].map(([, id]) => id);
    const read = readBook(text).chapters.flatMap(({ clauses }) => clauses.map(({ id }) => id));
    expect(written).not.toEqual([]);
    expect(read).toEqual(written);
  });
});
