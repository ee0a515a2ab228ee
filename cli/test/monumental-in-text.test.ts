import { join } from "node:path";
import { findGame } from "@civitas/games";
import { expect, test } from "vitest";
import { speechFor } from "../src/speech.ts";
import { civitas, folder } from "./at-the-desk.ts";

const found = findGame("monumental");
if (found === undefined) throw new Error("Monumental is not in the list of games");
const entry = found;

async function atTheTable(lang: string): Promise<string> {
  const typed = ["1", "1", "1", "quit", ""].join("\n");
  return (
    await civitas(`play monumental --seed a --bots random --record ${join(folder(), "mine.civitas")} --lang ${lang}`, {
      typed,
      games: [entry],
    })
  ).out;
}

test("Monumental's map is drawn: neighbours touch, and every space tells its land, its guards and its owner", async () => {
  const out = await atTheTable("en");
  expect(out).toContain(
    [
      "          +---------+---------+---------+",
      "          |A1       |A2 (3)   |A3 (6)   |",
      "          |water    |forest+  |mountain+|",
      "          |         |         |         |",
      "          |         |Ba2      |Ba3      |",
    ].join("\n"),
  );
  expect(out).toMatch(/\|capital {2}\|.*\n\|[12]:\d W/);
  expect(out).toContain("Ba barbarians");
});

test("what the map shows is not listed once more, and players are called by name", async () => {
  const out = await atTheTable("en");
  expect(out).not.toContain("name: a1");
  expect(out).toContain("mover: Player 1");
  expect(out).not.toMatch(/(owner|mover|order): \d/);
});

test("the map speaks the reader's language", async () => {
  expect(await atTheTable("ru")).toContain("|вода     |лес+     |гора+    |");
  expect(await atTheTable("hu")).toContain("|víz      |erdő+    |hegy+    |");
});

test("things of Monumental have names, and say what is printed on them", async () => {
  const { name, about } = await speechFor(entry, "en");
  expect(["statue-of-zeus", "kraken", "mulan", "hannibal", "tyre", "town-petra", "japan"].map(name)).toEqual([
    "Statue of Zeus",
    "Kraken",
    "Hua Mulan",
    "Hannibal",
    "Tyre",
    "Petra",
    "Japan",
  ]);
  expect(about("labour-camp")).toEqual(["Gives 1 production."]);
  for (const id of ["forum", "bushido", "kraken", "mulan", "hannibal"]) expect(about(id), id).not.toEqual([]);
  expect(about("c2")).toEqual([]);
});
