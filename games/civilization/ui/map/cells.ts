import type { Cell } from "@civitas/table-kit";

/** One number for a cell: maps of up to 60 columns, with one square beyond each edge. */
export const keyOf = (column: number, row: number): number => (row + 2) * 64 + column + 2;

export const cellOf = (key: number): Cell => [(key % 64) - 2, Math.floor(key / 64) - 2];

/** A ring around joined squares, clockwise; holes run the other way. Only corners, in units of squares. */
export type Ring = readonly Cell[];

type Edge = readonly [from: number, to: number];

/** The rings around a set of squares. Where two squares touch at a corner only, their rings stay apart. */
export function ringsOf(cells: ReadonlySet<number>): Ring[] {
  const leaving = new Map<number, number[]>();
  const add = ([from, to]: Edge): void => {
    const known = leaving.get(from);
    if (known === undefined) leaving.set(from, [to]);
    else known.push(to);
  };
  for (const key of cells) for (const edge of edgesOf(key, cells)) add(edge);
  const rings: Ring[] = [];
  for (const start of leaving.keys()) {
    while ((leaving.get(start)?.length ?? 0) > 0) rings.push(cornersOf(walk(start, leaving)));
  }
  return rings;
}

function edgesOf(key: number, cells: ReadonlySet<number>): Edge[] {
  const [x, y] = cellOf(key);
  const [nw, ne, se, sw] = [keyOf(x, y), keyOf(x + 1, y), keyOf(x + 1, y + 1), keyOf(x, y + 1)];
  const edges: Edge[] = [];
  if (!cells.has(keyOf(x, y - 1))) edges.push([nw, ne]);
  if (!cells.has(keyOf(x + 1, y))) edges.push([ne, se]);
  if (!cells.has(keyOf(x, y + 1))) edges.push([se, sw]);
  if (!cells.has(keyOf(x - 1, y))) edges.push([sw, nw]);
  return edges;
}

function walk(start: number, leaving: Map<number, number[]>): Cell[] {
  const ring: Cell[] = [];
  let here = start;
  let way: Cell = [0, 0];
  do {
    const from = cellOf(here);
    ring.push(from);
    const ends = leaving.get(here) ?? [];
    // At a corner that two squares share, the ring turns right and stays with its own square.
    const turn = ends.findIndex((end) => turnOf(way, minus(cellOf(end), from)) > 0);
    const [next = start] = ends.splice(Math.max(0, turn), 1);
    way = minus(cellOf(next), from);
    here = next;
  } while (here !== start);
  return ring;
}

const minus = ([ax, ay]: Cell, [bx, by]: Cell): Cell => [ax - bx, ay - by];
const turnOf = ([ux, uy]: Cell, [vx, vy]: Cell): number => ux * vy - uy * vx;

/** Leaves out the points where a ring goes straight on. */
function cornersOf(ring: readonly Cell[]): Ring {
  return ring.filter((point, i) => {
    const before = ring.at(i - 1) ?? point;
    const after = ring[(i + 1) % ring.length] ?? point;
    return turnOf(minus(point, before), minus(after, point)) !== 0;
  });
}
