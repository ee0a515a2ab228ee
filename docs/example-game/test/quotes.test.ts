import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

/** A quotation on the page: the name of a file, and below it a piece of that file. */
const QUOTATION = /^`([\w./-]+)`\n+```\w+\n([\s\S]*?)\n```$/gm;

const quotations = [...read("docs/adding-a-game.md").matchAll(QUOTATION)].map(([, file = "", code = ""], i) => ({
  name: `${i + 1}: ${file}`,
  file,
  code,
}));

test("the page quotes the example", () => expect(quotations.length).toBeGreaterThan(10));

test.each(quotations)("quotation $name is what the file says", ({ file, code }) => {
  expect(read(file)).toContain(code);
});
