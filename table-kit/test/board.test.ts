import { describe, expect, test } from "vitest";
import { held, zoomed } from "../src/board/camera.ts";
import {
  boardGrid,
  bordersOf,
  distance,
  inset,
  type MapSpace,
  neighbour,
  planOf,
  type Shape,
} from "../src/board/index.ts";
import { Typed } from "../src/board/typed.ts";

/** A block of spaces, rows A, B, C … of so many. */
function block(shape: Shape, rows: number, columns: number): MapSpace[] {
  return Array.from({ length: rows * columns }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    const name = `${String.fromCharCode(65 + row)}${column + 1}`;
    const q = shape === "pointy" ? column - Math.floor(row / 2) : column;
    return { at: `space:${name}`, cell: [q, shape === "flat" ? row - Math.floor(column / 2) : row], name };
  });
}

const LAYOUT = { margin: 10, least: 5, most: 100 };
const laid = (shape: Shape, rows: number, columns: number, turned = false) =>
  planOf(block(shape, rows, columns), { ...LAYOUT, shape, turned }, { width: 600, height: 400 });

/** Where a key leads from a space. */
function walk(plan: ReturnType<typeof laid>, from: string, key: string): string | undefined {
  const start = plan.find(`space:${from}`);
  const way = plan.grid.ways[key];
  return start === undefined || way === undefined ? undefined : neighbour(plan, start, way)?.name;
}

describe("a map is laid out", () => {
  test.each(["pointy", "flat", "square"] as const)("%s spaces fill the room and none sticks out", (shape) => {
    const plan = laid(shape, 5, 6);
    expect(plan.width <= 600.01 && plan.height <= 400.01).toBe(true);
    expect(plan.width > 599.9 || plan.height > 399.9).toBe(true);
    for (const space of plan.spaces) {
      const [x, y] = plan.centre(space);
      for (const [cx, cy] of plan.grid.corners) {
        expect(x + cx * plan.size).toBeGreaterThan(9.9);
        expect(x + cx * plan.size).toBeLessThan(plan.width - 9.9);
        expect(y + cy * plan.size).toBeGreaterThan(9.9);
        expect(y + cy * plan.size).toBeLessThan(plan.height - 9.9);
      }
    }
  });

  test("neighbours share an edge, and no two spaces overlap", () => {
    for (const shape of ["pointy", "flat", "square"] as const) {
      const plan = laid(shape, 4, 4);
      const apart = plan.spaces.flatMap((a, i) =>
        plan.spaces.slice(i + 1).map((b) => distance(plan.centre(a), plan.centre(b)) / plan.size),
      );
      expect(Math.min(...apart)).toBeCloseTo(shape === "square" ? 1 : Math.sqrt(3));
    }
  });

  test("turned a quarter, rows run from left to right and spaces keep their distance", () => {
    const [plan, turned] = [laid("pointy", 3, 3), laid("pointy", 3, 3, true)];
    const at = (name: string) => turned.centre(turned.find(`space:${name}`) ?? { at: "", cell: [9, 9], name });
    expect(at("A1")[0]).toBeCloseTo(at("A3")[0]);
    expect(at("A1")[0]).toBeLessThan(at("B1")[0]);
    expect(at("A1")[1]).toBeGreaterThan(at("A2")[1]);
    expect(turned.width / turned.size).toBeLessThan(plan.width / plan.size);
  });

  test("what has no room keeps the least size that can be read", () => {
    const plan = planOf(
      block("square", 30, 30),
      { ...LAYOUT, shape: "square", least: 40 },
      { width: 600, height: 400 },
    );
    expect(plan.size).toBe(40);
    expect(plan.width).toBe(30 * 40 + 20);
  });
});

describe("arrow keys walk from space to space", () => {
  test("pointy hexes: along the row, up and down to the left neighbour, with Shift to the right one", () => {
    const plan = laid("pointy", 4, 4);
    expect(walk(plan, "B2", "ArrowRight")).toBe("B3");
    expect(walk(plan, "B2", "ArrowLeft")).toBe("B1");
    expect(walk(plan, "B2", "ArrowUp")).toBe("A2");
    expect(walk(plan, "B2", "Shift ArrowUp")).toBe("A3");
    expect(walk(plan, "B2", "ArrowDown")).toBe("C2");
    expect(walk(plan, "B2", "Shift ArrowDown")).toBe("C3");
    expect(walk(plan, "A4", "ArrowRight")).toBeUndefined();
  });

  test("flat hexes: along the column, left and right to the upper neighbour, with Shift to the lower one", () => {
    const plan = laid("flat", 4, 4);
    expect(walk(plan, "B2", "ArrowUp")).toBe("A2");
    expect(walk(plan, "B2", "ArrowDown")).toBe("C2");
    expect(walk(plan, "B2", "ArrowRight")).toBe("B3");
    expect(walk(plan, "B2", "Shift ArrowRight")).toBe("C3");
    expect(walk(plan, "B2", "ArrowLeft")).toBe("B1");
    expect(walk(plan, "B2", "Shift ArrowLeft")).toBe("C1");
  });

  test("squares; and a gap is stepped over", () => {
    const whole = block("square", 3, 3);
    const plan = planOf(
      whole.filter(({ name }) => name !== "B2"),
      { ...LAYOUT, shape: "square" },
      { width: 300, height: 300 },
    );
    expect(walk(plan, "A2", "ArrowDown")).toBe("C2");
    expect(walk(plan, "B1", "ArrowRight")).toBe("B3");
  });

  test("a turned map is walked as it lies", () => {
    const plan = laid("pointy", 3, 3, true);
    expect(walk(plan, "A1", "ArrowUp")).toBe("A2");
    expect(walk(plan, "A2", "ArrowDown")).toBe("A1");
  });

  test("every space can be reached by keys", () => {
    for (const shape of ["pointy", "flat", "square"] as const) {
      const plan = laid(shape, 6, 7);
      const seen = new Set(["A1"]);
      for (const name of seen) {
        for (const key of Object.keys(plan.grid.ways)) {
          const next = walk(plan, name, key);
          if (next !== undefined) seen.add(next);
        }
      }
      expect(seen.size).toBe(42);
    }
  });
});

describe("the border of joined spaces", () => {
  const plan = laid("pointy", 4, 4);
  const some = (...names: string[]) => plan.spaces.filter(({ name }) => names.includes(name));

  test("is one ring around each group, without the edges inside", () => {
    expect(bordersOf(plan, some("B2")).map((ring) => ring.length)).toEqual([6]);
    expect(bordersOf(plan, some("B2", "B3")).map((ring) => ring.length)).toEqual([10]);
    expect(bordersOf(plan, some("A1", "D4")).map((ring) => ring.length)).toEqual([6, 6]);
  });

  test("goes around a hole, too", () => {
    const around = some("A2", "A3", "B1", "B3", "C2", "C3");
    expect(
      bordersOf(plan, around)
        .map((ring) => ring.length)
        .sort(),
    ).toEqual([18, 6]);
  });

  test("moved inwards it lies inside, at the distance asked for", () => {
    const [ring = []] = bordersOf(plan, some("B2"));
    const [centre] = some("B2").map(plan.centre);
    for (const corner of inset(ring, 5)) {
      // The edge moves by 5, so a corner of a hex moves by 5 / cos 30°.
      expect(distance(corner, centre ?? [0, 0])).toBeCloseTo(plan.size - 5 / Math.cos(Math.PI / 6));
    }
  });
});

describe("the eye over the map", () => {
  const sheet = { width: 800, height: 400 };
  const room = { width: 400, height: 400 };
  test("never leaves a gap, and centres what is smaller than the room", () => {
    expect(held({ x: 50, y: 50, zoom: 1 }, sheet, room)).toEqual({ x: 0, y: 0, zoom: 1 });
    expect(held({ x: -900, y: 0, zoom: 1 }, sheet, room)).toEqual({ x: -400, y: 0, zoom: 1 });
    expect(held({ x: 0, y: 0, zoom: 0.5 }, sheet, room)).toEqual({ x: 0, y: 100, zoom: 0.5 });
  });
  test("zooms around the pointer: what lies under it stays there", () => {
    const before = { x: -30, y: -10, zoom: 1 };
    const after = zoomed(before, 2, [100, 80]);
    expect((100 - after.x) / after.zoom).toBeCloseTo((100 - before.x) / before.zoom);
    expect((80 - after.y) / after.zoom).toBeCloseTo((80 - before.y) / before.zoom);
  });
});

test("a name that is typed jumps; a number alone stays a choice of the list", () => {
  const spaces = block("square", 3, 12);
  const typed = new Typed();
  expect(typed.key("2", spaces, 0)).toBeUndefined();
  expect(typed.key("b", spaces, 10)).toBe("B");
  expect(typed.key("1", spaces, 20)).toMatchObject({ name: "B1" });
  expect(typed.key("2", spaces, 30)).toMatchObject({ name: "B12" });
  expect(typed.key("z", spaces, 40)).toBeUndefined();
  expect(typed.key("c", spaces, 50)).toBe("C");
  expect(typed.key("3", spaces, 5000)).toBeUndefined();
});

test("corners run clockwise, so that borders know their inside", () => {
  for (const shape of ["pointy", "flat", "square"] as const) {
    for (const turned of [false, true]) {
      const { corners } = boardGrid(shape, turned);
      const area = corners.reduce((sum, [x, y], i) => {
        const [nx, ny] = corners[(i + 1) % corners.length] ?? [0, 0];
        return sum + x * ny - nx * y;
      }, 0);
      expect(area).toBeGreaterThan(0);
    }
  }
});
