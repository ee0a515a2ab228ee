import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { around, beside, grid, squaresApart, within } from "../src/map/grid.ts";
import { iconsAt, resourceAt } from "../src/map/land.ts";
import { Table, xy } from "./position.ts";

const plain = (at: ConstructorParameters<typeof Table>[0] = {}): Table => new Table({ land: "plain", ...at });

clause(["CV-0.3", "CV-0.4"], "adjacent, orthogonally adjacent, and within so many steps around holes", () => {
  const two = plain();
  expect(beside(two.state, two.square("b3"))).toHaveLength(4);
  expect(around(two.state, two.square("b3"))).toHaveLength(8);
  expect(squaresApart(two.state, two.square("b3"), two.square("d6"))).toBe(3);
  const five = plain({ sides: Array(5).fill({}) });
  const [west, east] = [five.square(xy(11, 10)), five.square(xy(16, 10))];
  // The hole is 4 squares wide and can't be crossed: 3 steps up to row 7 or 4 down to row 14, across, and back.
  expect(within(five.state, [west], 10).has(east)).toBe(false);
  expect(within(five.state, [west], 11).has(east)).toBe(true);
});

clause(
  ["CV-5.3", "CV-5.4", "CV-5.5"],
  "a marker replaces all icons of its square; huts, villages and relics don't",
  () => {
    const at = { sides: [{ civ: "romans" }, { civ: "chinese" }], land: "homes" } as const;
    const bare = new Table(at);
    const iron = bare.outskirts("n7").find((square) => bare.resource(square) === "iron") ?? "";
    expect(bare.terrain(iron)).toBe("mountain");
    const covered = new Table({ ...at, markers: { [iron]: "temple" } });
    expect(resourceAt(covered.state, covered.square(iron))).toBe(null);
    expect(iconsAt(covered.state, covered.square(iron))).toMatchObject({ production: 0, culture: 2 });
    const hut = new Table({ ...at, markers: { [iron]: "hut:silk" } });
    expect(hut.resource(iron)).toBe("iron");
    expect(iconsAt(hut.state, hut.square(iron)).production).toBe(1);
  },
);

clause("CV-5.4", "a city centre brings nothing", () => {
  const table = plain({ terrain: { b3: "forest", a2: "forest" } });
  expect(table.production("b3")).toBe(2);
});

clause(["CV-5.2", "CV-29.1", "CV-29.2"], "a changed square has exactly the yield of its new terrain", () => {
  const at = { sides: [{ civ: "romans" }, { civ: "chinese" }], land: "homes" } as const;
  const bare = new Table(at);
  const iron = bare.outskirts("n7").find((square) => bare.resource(square) === "iron") ?? "";
  const changed = new Table({ ...at, terrain: { [iron]: "desert" } });
  expect(changed.resource(iron)).toBe(null);
  expect(iconsAt(changed.state, changed.square(iron))).toEqual({
    production: 0,
    trade: 1,
    culture: 0,
    coin: 0,
    combat: 0,
  });
});

clause(["CV-22.1", "CV-22.3", "CV-5.7", "CV-22.2"], "E-33: a tile discovered from the west", () => {
  const table = new Table({
    sides: [{ scouts: [xy(3, 3)] }, {}],
    land: "plain",
    phase: "movement",
    tiles: { e1: "neutral-01 down" },
    huts: ["silk"],
    villages: ["spy"],
  });
  expect(table.table.map.tiles.find(({ x, y }) => x === 4 && y === 0)?.id).toBe(null);
  table.do(`move:${xy(3, 3)}`, `go:${xy(3, 2)}`, "discover:east");
  const tile = table.table.map.tiles.find(({ x, y }) => x === 4 && y === 0);
  expect(tile).toMatchObject({ id: "neutral-01", rotation: 1 });
  expect([4, 5, 6, 7].map((x) => table.terrain(xy(x, 0)))).toEqual(["desert", "mountain", "desert", "grassland"]);
  expect(table.marker(xy(4, 0))).toBe("hut");
  expect(table.marker(xy(7, 0))).toBe("village");
  expect(table.figures()).toEqual([`scout ${xy(3, 2)}`]);
});

clause(
  ["CV-22.1", "CV-22.2", "CV-22.6", "CV-21.23"],
  "each discovery costs a movement point; the group goes on with the others",
  () => {
    const table = new Table({
      sides: [{ armies: [xy(3, 3)] }, { armies: ["m6"] }],
      land: "plain",
      phase: "movement",
      tiles: { e1: "neutral-01 down", a5: "neutral-02 down" },
    });
    table.do(`move:${xy(3, 3)}`);
    expect(table.offers("discover:").toSorted()).toEqual(["discover:east", "discover:south"]);
    const sides = table.offers("discover:");
    table.do(sides[0] ?? "");
    expect(table).toOffer(sides[1] ?? "", "stop"); // one point is left
    table.do(sides[1] ?? "");
    // No point is left: the move has ended, and the group has moved.
    expect(table.realm().figures).toMatchObject([{ moved: true }]);
  },
);

clause(["CV-22.3", "CV-22.4"], "the arrow points away from the group: south 0, west 90, north 180, east 270", () => {
  const from = (square: string, tile: string): { rotation: number; id: string }[] => {
    const table = new Table({
      sides: [{ armies: [square] }, {}],
      land: "plain",
      phase: "movement",
      tiles: { [tile]: "neutral-02 down" },
    });
    table.do(`move:${square}`);
    return table.offers("discover:").map((id) => {
      const { tiles } = table.fork().do(id).state;
      return { id, rotation: tiles.find((one) => one.id === "neutral-02")?.rotation ?? -1 };
    });
  };
  expect(from("f5", "e1")).toEqual([{ id: expect.any(String), rotation: 0 }]);
  expect(from("d2", "e1")).toEqual([{ id: expect.any(String), rotation: 1 }]);
  expect(from("f4", "e5")).toEqual([{ id: expect.any(String), rotation: 2 }]);
  expect(from("m2", "i1")).toEqual([{ id: expect.any(String), rotation: 3 }]);
});

clause("CV-22.4", "who touches a tile from two sides chooses the side", () => {
  // On the three-player map tiles are offset by half a tile: (10,8) has corners beside two others.
  const table = new Table({ sides: [{}, {}, {}], land: "plain" });
  const { slots, layout, names } = grid(table.state);
  const corner = names.findIndex((_, square) => {
    const touched = beside(table.state, square).map((other) => slots[other]);
    return (
      slots[square] !== undefined &&
      touched.some((slot, n) => slot !== slots[square] && slot !== undefined && touched.indexOf(slot) !== n)
    );
  });
  const square = names[corner] ?? "";
  const twice = beside(table.state, corner).map((other) => slots[other]);
  const slot = twice.find((one, n) => one !== slots[corner] && one !== undefined && twice.indexOf(one) !== n);
  if (slot === undefined) return expect(corner).toBe(-1); // no square touches one tile from two sides on this map
  const north = layout.slots[slot];
  const at = new Table({
    sides: [{ armies: [square] }, {}, {}],
    land: "plain",
    phase: "movement",
    tiles: { [xy(north?.x ?? 0, north?.y ?? 0)]: "neutral-02 down" },
  });
  at.do(`move:${square}`);
  expect(at.offers("discover:")).toHaveLength(2);
});

clause("CV-5.7", "an empty supply of huts leaves its squares empty", () => {
  const table = new Table({
    sides: [{ scouts: [xy(3, 2)] }, {}],
    land: "plain",
    phase: "movement",
    tiles: { e1: "neutral-01 down" },
    but: (w) => {
      w.gone.huts.push(...w.huts.splice(0));
    },
  });
  table.do(`move:${xy(3, 2)}`, "discover:east");
  expect(table.marker(xy(4, 0))).toBe(null);
  expect(table.marker(xy(7, 0))).toBe("village");
});

clause(["CV-5.6", "CV-21.4"], "unexplored squares can't be entered", () => {
  const table = new Table({
    sides: [{ scouts: [xy(3, 2)] }, {}],
    land: "plain",
    phase: "movement",
    tiles: { e1: "neutral-01 down" },
  });
  table.do(`move:${xy(3, 2)}`);
  expect(table).toRefuse(`go:${xy(4, 2)}`, "why.unexplored", "CV-21.4");
});
