import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Command, PATHS, REFUSAL_CODES, Tidings } from "../src/index.ts";

const page = readFileSync(new URL("../../docs/protocol.md", import.meta.url), "utf8");
const section = (heading: string): string => page.split(`### ${heading}\n`)[1]?.split("\n##")[0] ?? "";
/** The first column without its heading. */
const rows = (heading: string): string[] =>
  [...section(heading).matchAll(/^\| `([\w-]+)` \|/gm)].slice(1).map((row) => row[1] ?? "");

test("the page about the protocol has every command and every message, and no other", () => {
  expect(rows("What a browser says")).toEqual(Command.options.map(({ shape }) => shape.do.value));
  expect(rows("What the server tells").sort()).toEqual(Tidings.options.map(({ shape }) => shape.tell.value).sort());
});

test("it has every address and every refusal", () => {
  for (const path of Object.values(PATHS)) {
    expect(page).toContain(` ${typeof path === "string" ? path : path(":id")}\``);
  }
  for (const code of REFUSAL_CODES) expect(page.split("## Refusals")[1]).toContain(`\`${code}\``);
});
