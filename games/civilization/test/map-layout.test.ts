import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { HOLE } from "../src/content/layouts.ts";
import { gridFor } from "../src/map/grid.ts";
import { begin, Table, xy } from "./position.ts";

clause(
  ["CV-4.18", "CV-10.1"],
  "the dials start with what the capital's outskirts bring; scouts gather nothing yet",
  () => {
    const table = begin({ sides: [{ civ: "romans" }, { civ: "chinese" }] });
    table.do("found:b3", "found:n7", "place:c3", "place:c3", "place:m7", "place:m7");
    expect(table.state.round).toBe(1);
    expect(table.state.realms.map(({ trade }) => trade)).toEqual([3, 3]);
    table.until("trade");
    expect(table.state.realms.map(({ trade }) => trade)).toEqual([6, 6]);
  },
);

clause(
  ["CV-4.18", "CV-5.1", "CV-10.1", "CV-11.7", "CV-11.9", "CV-11.10", "CV-27.2"],
  "E-20: the first trade and production of the Romans",
  () => {
    const four = [{ civ: "russians" }, { civ: "americans" }, { civ: "germans" }, { civ: "romans" }] as const;
    // Seat 4 of four has its home tile at (0,12), not turned.
    const table = new Table({
      sides: four,
      land: "homes",
      first: 3,
      mover: 3,
      round: 1,
      phase: "trade",
      but: (w) => {
        const romans = w.realms[3];
        if (romans === undefined) return;
        romans.trade = 3;
        romans.pyramid = [{ tech: "code-of-laws", level: 1 }];
      },
    });
    expect(table.cities(3)).toEqual([xy(2, 14)]);
    const bring = table.outskirts(xy(2, 14)).map((square) => table.terrain(square));
    expect(bring.toSorted()).toEqual([
      "desert",
      "forest",
      "mountain",
      "mountain",
      "mountain",
      "mountain",
      "water",
      "water",
    ]);
    expect(table.income(3)).toBe(3);
    table.until("city-management", 3);
    expect(table.realm(3).trade).toBe(6);
    expect(table.production(xy(2, 14))).toBe(6);
    table.do(`produce:${xy(2, 14)}`);
    expect(table.option("build:army")?.price).toEqual({ production: 4 });
    expect(table.option("build:trading-post")?.price).toEqual({ production: 7, trade: 3 });
    const lost = table.fork().do("build:army");
    lost.do(lost.offered[0] ?? "");
    expect([lost.realm(3).trade, lost.figures(3)]).toEqual([6, [expect.stringMatching(/^army/)]]);
    table.do("build:trading-post"); // on the only desert square
    expect(table.realm(3).trade).toBe(3);
    expect(table.state.markers.filter((marker) => marker?.kind === "building")).toHaveLength(1);
    expect(lost.until("research").offered).toContain("learn:pottery");
  },
);

clause("CV-5.8", "the hole of the five-player map is no part of it and has no outer edge", () => {
  const { names, named, beside, outerEdge } = gridFor(5);
  const hole = xy(HOLE.x, HOLE.y);
  expect(names).toContain(hole);
  expect(named.has(hole)).toBe(false);
  const above = named.get(xy(HOLE.x, HOLE.y - 1)) ?? -1;
  expect(beside[above]).toHaveLength(3);
  expect(outerEdge.has(above)).toBe(false);
  expect(outerEdge.has(named.get(xy(HOLE.x, 0)) ?? -1)).toBe(true);
});
