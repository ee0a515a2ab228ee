import { expect, test } from "vitest";
import { drawMap } from "../src/draw-map.ts";

const space = (name: string, row: number, column: number, ...lines: string[]) => ({ name, row, column, lines });

test("squares are boxes that share their sides", () => {
  const spaces = [space("a1", 0, 0, "city"), space("a2", 0, 1), space("b2", 1, 1, "3 army")];
  expect(drawMap({ shape: "squares", spaces })).toEqual([
    "+---------+---------+",
    "|a1       |a2       |",
    "|city     |         |",
    "+---------+---------+",
    "          |b2       |",
    "          |3 army   |",
    "          +---------+",
    "",
  ]);
});

test("every other row of hexes is half a space further right", () => {
  const spaces = [space("a1", 3, 5), space("a2", 3, 6), space("b1", 4, 5), space("c1", 5, 5)];
  expect(drawMap({ shape: "hexes", spaces })).toEqual([
    "+---------+---------+",
    "|a1       |a2       |",
    "+----+----+----+----+",
    "     |b1       |",
    "+----+----+----+",
    "|c1       |",
    "+---------+",
    "",
  ]);
});

test("what is too long for a space is cut, and a wide letter is one letter", () => {
  expect(drawMap({ shape: "squares", spaces: [space("a1", 0, 0, "Константинополь")] })[2]).toBe("|Константи|");
});

test("a map that is wider than the terminal stands in parts, one below the other", () => {
  const spaces = [space("a1", 0, 0), space("b1", 0, 1), space("c1", 0, 2)];
  expect(drawMap({ shape: "squares", spaces, legend: "home" }, 25)).toEqual([
    "+---------+---------+",
    "|a1       |b1       |",
    "+---------+---------+",
    "",
    "+---------+",
    "|c1       |",
    "+---------+",
    "home",
    "",
  ]);
});

test("the legend stands below the map", () => {
  expect(drawMap({ shape: "squares", spaces: [space("a1", 0, 0)], legend: "a1 is home" }).slice(-2)).toEqual([
    "a1 is home",
    "",
  ]);
});

test("hexes in columns: every other column is half a box lower, so that neighbours touch", () => {
  const spaces = [space("A1", 0, 0, "x", "y"), space("B1", 0, 1, "x", "y"), space("A2", 1, 0, "x", "y")];
  expect(drawMap({ shape: "hexes in columns", spaces })).toEqual([
    "+---------+",
    "|A1       |",
    "|x        +---------+",
    "|y        |B1       |",
    "+---------+x        |",
    "|A2       |y        |",
    "|x        +---------+",
    "|y        |",
    "+---------+",
    "",
    "",
    "",
  ]);
});
