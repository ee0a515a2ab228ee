import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { civitas, folder } from "./at-the-desk.ts";

const STORED = fileURLToPath(new URL("../../docs/example-game/golden/", import.meta.url));
const HEAD = "civitas record 1\ngame: caravans\nrules: 1\nseats: 2\noptions: {}\nseed: new\n";

test("golden records are played anew from their heads, by the bots they name", async () => {
  const copies = folder();
  const files = readdirSync(STORED);
  for (const file of files) {
    copyFileSync(join(STORED, file), join(copies, file));
    // Whatever was answered before is forgotten.
    writeFileSync(join(copies, file), `${readFileSync(join(copies, file), "utf8").split("\n\n")[0]}\n`);
  }
  expect((await civitas(`golden caravans ${copies}`)).code).toBe(0);
  for (const file of files) {
    expect(readFileSync(join(copies, file), "utf8"), file).toBe(readFileSync(join(STORED, file), "utf8"));
    expect((await civitas(`replay ${join(copies, file)} --verify`)).code).toBe(0);
  }
});

test("a new one begins with a head alone, and its opening is played first", async () => {
  const where = folder();
  writeFileSync(join(where, "new.civitas"), `${HEAD}bots: greedy,random\nopening: wind wind\n`);
  expect((await civitas(`golden caravans ${where}`)).code).toBe(0);
  expect(readFileSync(join(where, "new.civitas"), "utf8")).toContain("\n0 wind\n1 wind\n");
});

test("a record that names no bots is left as it is, with a complaint", async () => {
  const where = folder();
  writeFileSync(join(where, "new.civitas"), HEAD);
  const { code, err } = await civitas(`golden caravans ${where}`);
  expect([code, err]).toEqual([2, expect.stringContaining("new.civitas has no line")]);
  expect(readFileSync(join(where, "new.civitas"), "utf8")).toBe(HEAD);
});
