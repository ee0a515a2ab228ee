import { type Point, times } from "./point.ts";

/** A space in the coordinates of its map: axial `[q, r]` for hexes, `[column, row]` for squares. */
export type Cell = readonly [q: number, r: number];

/** How a map is laid out: hexes with a corner or an edge on top, or squares. */
export type Shape = "pointy" | "flat" | "square";

/** Where spaces lie, in units of a hex's side or a square's edge. */
export interface BoardGrid {
  readonly centre: (cell: Cell) => Point;
  /** The corners around a centre, clockwise on the screen. */
  readonly corners: readonly Point[];
  /** The arrow keys, as directions in which neighbours lie. */
  readonly ways: Readonly<Record<string, Point>>;
}

const ROOT3 = Math.sqrt(3);
const turnAt = (degrees: number): Point => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
const ring = (n: number, first: number, radius: number): Point[] =>
  Array.from({ length: n }, (_, i) => times(turnAt(first + (360 / n) * i), radius));

/** Left and right stay in the row; up and down go to the left neighbour, with Shift to the right one. */
const POINTY_WAYS = {
  ArrowLeft: turnAt(180),
  ArrowRight: turnAt(0),
  ArrowUp: turnAt(240),
  ArrowDown: turnAt(120),
  "Shift ArrowUp": turnAt(300),
  "Shift ArrowDown": turnAt(60),
};

/** Up and down stay in the column; left and right go to the upper neighbour, with Shift to the lower one. */
const FLAT_WAYS = {
  ArrowUp: turnAt(270),
  ArrowDown: turnAt(90),
  ArrowLeft: turnAt(210),
  ArrowRight: turnAt(330),
  "Shift ArrowLeft": turnAt(150),
  "Shift ArrowRight": turnAt(30),
};

const SQUARE_WAYS = { ArrowLeft: turnAt(180), ArrowRight: turnAt(0), ArrowUp: turnAt(270), ArrowDown: turnAt(90) };

const GRIDS: Readonly<Record<Shape, BoardGrid>> = {
  pointy: { centre: ([q, r]) => [ROOT3 * (q + r / 2), 1.5 * r], corners: ring(6, -90, 1), ways: POINTY_WAYS },
  flat: { centre: ([q, r]) => [1.5 * q, ROOT3 * (r + q / 2)], corners: ring(6, -120, 1), ways: FLAT_WAYS },
  square: { centre: ([column, row]) => [column, row], corners: ring(4, -135, Math.SQRT1_2), ways: SQUARE_WAYS },
};

const turnedLeft = ([x, y]: Point): Point => [y, -x + 0];
const TURNED_WAYS: Readonly<Record<Shape, BoardGrid["ways"]>> = {
  pointy: FLAT_WAYS,
  flat: POINTY_WAYS,
  square: SQUARE_WAYS,
};

/** The grid of a map; `turned` rotates it a quarter to the left, for screens that are taller than wide. */
export function boardGrid(shape: Shape, turned = false): BoardGrid {
  const grid = GRIDS[shape];
  if (!turned) return grid;
  return {
    centre: (cell) => turnedLeft(grid.centre(cell)),
    corners: grid.corners.map(turnedLeft),
    ways: TURNED_WAYS[shape],
  };
}
