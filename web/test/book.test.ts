import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readBook, search } from "../src/rulebook/book.ts";

const BOOK = `# A game

What it is.

## A-1 Setup

- **A-1.1** Shuffle the deck.
  Both halves of it.
- **A-1.2** *(definition)* A hand is 3 cards.

## A-2 Play

Some words before.
- **A-2.1** Draw one card.
`;

describe("a rulebook", () => {
  const book = readBook(BOOK);

  test("is read chapter by chapter, clause by clause", () => {
    expect(book.title).toBe("A game");
    expect(book.chapters.map(({ heading }) => heading)).toEqual(["", "A-1 Setup", "A-2 Play"]);
    expect(book.chapters[1]?.clauses).toEqual([
      { id: "A-1.1", text: "Shuffle the deck.\nBoth halves of it." },
      { id: "A-1.2", text: "*(definition)* A hand is 3 cards." },
    ]);
    expect(book.chapters[2]?.before).toEqual(["Some words before."]);
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
    expect(written.length).toBeGreaterThan(20);
    expect(read).toEqual(written);
  });
});
