import { Speaker } from "@civitas/words";
import { expect, test } from "vitest";
import { printedOn, textMap } from "../src/index.ts";
import { words as en } from "../src/text/en.ts";
import { Table } from "./position.ts";

const speaker = new Speaker("en", [en]);

test("the map in text has every square with what it yields and who stands there", () => {
  const table = new Table({
    land: "plain",
    sides: [
      { capital: "c3", walls: ["c3"], armies: ["d4"], scouts: ["d4"] },
      { capital: "m3", cities: ["m7"] },
    ],
    markers: { c4: "granary", f6: "hut", n3: "stonehenge" },
    terrain: { b2: "forest" },
    tiles: { e1: "neutral-02 down" },
  });
  const map = textMap(table.table, (message) => speaker.say(message));
  const square = (name: string) => map?.spaces.find((space) => space.name.split(" ")[0] === name);
  expect(map?.shape).toBe("squares");
  expect(map?.spaces).toHaveLength(16 * 8);
  expect(square("C3")?.lines).toEqual(["grassland", "1:CAP#", ""]);
  expect(square("M7")?.lines[1]).toBe("2:CITY");
  expect(square("D4")?.lines[2]).toBe("1 A1 S1");
  expect(square("B2")).toMatchObject({ name: "B2 2p", lines: ["forest", "", ""] });
  expect(square("C4")).toMatchObject({ lines: ["grassland", "1:Granary", ""] });
  expect(square("F6")?.lines[1]).toBe("(h)");
  expect(square("N3")?.lines[1]).toBe("2*Stonehenge");
  expect(square("E1")?.lines[0]).toBe("?");
});

test("what is printed on a card is known by its id, and nothing is printed on what is no card", () => {
  expect(
    printedOn("sabotage")
      .map((message) => speaker.say(message))
      .join(" "),
  ).toContain("4");
  expect(printedOn("c3")).toEqual([]);
});
