import { LAYOUTS, type Layout, TILE_SIZE } from "../content/layouts.ts";
import type { Rotation } from "../content/tiles.ts";
import type { SquareNumber, World } from "../state.ts";

/** The squares of a map: where they lie and which of them touch. Printed in the layout, so no part of the state. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly layout: Layout;
  /** By square: the slot whose tile covers it, or nothing outside the map and in its hole. */
  readonly slots: readonly (number | undefined)[];
  /** By square: which of the 16 squares of its tile it is, row by row. */
  readonly places: readonly number[];
  /** By slot: its 16 squares, row by row. */
  readonly covered: readonly (readonly SquareNumber[])[];
  /** By square: neighbours that share an edge (CV-0.3). */
  readonly beside: readonly (readonly SquareNumber[])[];
  /** By square: neighbours that share an edge or a corner. */
  readonly around: readonly (readonly SquareNumber[])[];
  /** By square, and by the place of a neighbour in `beside`: what touches the two of them. */
  readonly aroundTwo: readonly (readonly (readonly SquareNumber[])[])[];
  /** By square: the slots on which it and its neighbours lie, each once. */
  readonly slotsAround: readonly (readonly number[])[];
  /** CV-5.9: squares with a side on the outside of the map. */
  readonly outerEdge: ReadonlySet<SquareNumber>;
  /** All squares, the hole left out. */
  readonly all: readonly SquareNumber[];
  readonly names: readonly string[];
  readonly named: ReadonlyMap<string, SquareNumber>;
}

const SIDES: readonly (readonly [number, number])[] = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
];
const CORNERS: readonly (readonly [number, number])[] = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
];

/** "a" to "z", then "aa". */
function letters(column: number): string {
  const letter = String.fromCharCode(97 + (column % 26));
  return column < 26 ? letter : `${letters(Math.floor(column / 26) - 1)}${letter}`;
}

function gridOf(layout: Layout): Grid {
  const { width, height } = layout;
  const slots = new Array<number | undefined>(width * height).fill(undefined);
  const places = new Array<number>(width * height).fill(0);
  const covered = layout.slots.map(({ x, y }, slot) =>
    Array.from({ length: TILE_SIZE * TILE_SIZE }, (_, n) => {
      const square = (y + Math.floor(n / TILE_SIZE)) * width + x + (n % TILE_SIZE);
      slots[square] = slot;
      places[square] = n;
      return square;
    }),
  );
  const at = (x: number, y: number): SquareNumber | undefined => {
    if (x < 0 || y < 0 || x >= width || y >= height) return undefined;
    const square = y * width + x;
    return slots[square] === undefined ? undefined : square;
  };
  const touching = (square: SquareNumber, steps: readonly (readonly [number, number])[]): SquareNumber[] =>
    slots[square] === undefined
      ? []
      : steps.flatMap(([dx, dy]) => at((square % width) + dx, Math.floor(square / width) + dy) ?? []);
  const all = slots.map((_, square) => square);
  const names = all.map((square) => `${letters(square % width)}${Math.floor(square / width) + 1}`);
  const beside = all.map((square) => touching(square, SIDES));
  const around = all.map((square) => touching(square, [...SIDES, ...CORNERS]));
  const aroundBoth = (one: SquareNumber, other: SquareNumber): SquareNumber[] =>
    [...new Set([...(around[one] ?? []), ...(around[other] ?? [])])].filter(
      (square) => square !== one && square !== other,
    );
  const outside = outsideOf(width, height, slots);
  const isEdge = (square: SquareNumber): boolean =>
    SIDES.some(([dx, dy]) => outside((square % width) + dx, Math.floor(square / width) + dy));
  return {
    width,
    height,
    layout,
    slots,
    places,
    covered,
    beside,
    around,
    aroundTwo: all.map((square) => (beside[square] ?? []).map((other) => aroundBoth(square, other))),
    slotsAround: all.map((square) => [
      ...new Set([square, ...(around[square] ?? [])].flatMap((other) => slots[other] ?? [])),
    ]),
    outerEdge: new Set(all.filter((square) => slots[square] !== undefined && isEdge(square))),
    all: all.filter((square) => slots[square] !== undefined),
    names,
    named: new Map(names.flatMap((name, square) => (slots[square] === undefined ? [] : [[name, square]]))),
  };
}

/**
 * CV-5.8: the outside of the map is what can be reached from beyond the bounding box without crossing a square; a hole
 * is not.
 */
function outsideOf(width: number, height: number, slots: readonly (number | undefined)[]) {
  const key = (x: number, y: number): number => (y + 1) * (width + 2) + x + 1;
  const outside = new Set([key(-1, -1)]);
  const open: [number, number][] = [[-1, -1]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const [dx, dy] of SIDES) {
      const [x, y] = [next[0] + dx, next[1] + dy];
      if (x < -1 || y < -1 || x > width || y > height || outside.has(key(x, y))) continue;
      const inBox = x >= 0 && y >= 0 && x < width && y < height;
      if (inBox && slots[y * width + x] !== undefined) continue;
      outside.add(key(x, y));
      open.push([x, y]);
    }
  }
  return (x: number, y: number): boolean => outside.has(key(x, y));
}

const GRIDS: Readonly<Record<number, Grid>> = {
  2: gridOf(LAYOUTS[2]),
  3: gridOf(LAYOUTS[3]),
  4: gridOf(LAYOUTS[4]),
  5: gridOf(LAYOUTS[5]),
};

export function gridFor(players: number): Grid {
  const grid = GRIDS[players];
  if (grid === undefined) throw new RangeError(`there is no map for ${players} players`);
  return grid;
}

export const grid = (w: World): Grid => gridFor(w.realms.length);

const NONE: readonly SquareNumber[] = [];

/** CV-0.3: orthogonal neighbours. */
export const beside = (w: World, square: SquareNumber): readonly SquareNumber[] => grid(w).beside[square] ?? NONE;
/** CV-0.3: all neighbours. */
export const around = (w: World, square: SquareNumber): readonly SquareNumber[] => grid(w).around[square] ?? NONE;

/** All neighbours of two squares that share an edge. */
export function aroundTwo(w: World, one: SquareNumber, other: SquareNumber): readonly SquareNumber[] {
  const { beside, aroundTwo } = grid(w);
  return aroundTwo[one]?.[beside[one]?.indexOf(other) ?? -1] ?? NONE;
}

export const squares = (w: World): readonly SquareNumber[] => grid(w).all;

/** CV-5.9. */
export const isOuterEdge = (w: World, square: SquareNumber): boolean => grid(w).outerEdge.has(square);

export const squareName = (w: World, square: SquareNumber): string => grid(w).names[square] ?? "?";

/** CV-8.8: counted diagonally as well. */
export function squaresApart(w: World, a: SquareNumber, b: SquareNumber): number {
  const { width } = grid(w);
  return Math.max(Math.abs((a % width) - (b % width)), Math.abs(Math.floor(a / width) - Math.floor(b / width)));
}

/** CV-0.4: all squares within this many orthogonal steps of these. */
export function within(w: World, from: readonly SquareNumber[], steps: number): Set<SquareNumber> {
  const near = new Set(from);
  let rim: readonly SquareNumber[] = from;
  for (let n = 0; n < steps && rim.length > 0; n++) {
    const next: SquareNumber[] = [];
    for (const square of rim) {
      for (const other of beside(w, square)) {
        if (near.has(other)) continue;
        near.add(other);
        next.push(other);
      }
    }
    rim = next;
  }
  return near;
}

/** CV-22.3: the rotation of a tile discovered from this square; nothing if the square doesn't touch the slot. */
export function rotationTowards(w: World, from: SquareNumber, to: SquareNumber): Rotation {
  const { width } = grid(w);
  if (from === to + width) return 0; // the group is south of the tile
  if (from === to - 1) return 1;
  return from === to - width ? 2 : 3;
}
