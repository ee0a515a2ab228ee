import type { Point } from "@civitas/table-kit";
import type { Ring } from "./cells.ts";

/** The map is drawn with squares of this edge and scaled as a whole. */
export const SQUARE = 44;

const short = (n: number): string => String(Math.round(n * 10) / 10);

/** A ring in pixels, moved inwards by `inset`, its corners as they are. */
function cornersIn(ring: Ring, inset: number): { at: Point; from: Point; to: Point }[] {
  return ring.map((corner, i) => {
    const before = ring.at(i - 1) ?? corner;
    const after = ring[(i + 1) % ring.length] ?? corner;
    const from = way(before, corner);
    const to = way(corner, after);
    // The inside lies to the right of the way.
    const at: Point = [corner[0] * SQUARE + (-from[1] - to[1]) * inset, corner[1] * SQUARE + (from[0] + to[0]) * inset];
    return { at, from, to };
  });
}

function way(a: Point, b: Point): Point {
  return [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1])];
}

/** The rings as a path with round corners, drawn with a ruler. */
export function ruled(rings: readonly Ring[], radius: number, inset = 0): string {
  return rings
    .map((ring) => {
      const steps = cornersIn(ring, inset).map(({ at: [x, y], from, to }, i) => {
        const start = `${short(x - from[0] * radius)} ${short(y - from[1] * radius)}`;
        const end = `${short(x + to[0] * radius)} ${short(y + to[1] * radius)}`;
        return `${i === 0 ? "M" : "L"}${start}Q${short(x)} ${short(y)} ${end}`;
      });
      return `${steps.join("")}Z`;
    })
    .join("");
}

/** How far a hand strays from the line, and how far apart its hesitations are. */
const STRAY = 2.4;
const GRAIN = 15;
const STEP = 6.5;

/** The rings as a path drawn by a hand: one field of noise moves all points, so that neighbours still meet. */
export function handDrawn(rings: readonly Ring[], radius: number): string {
  return rings.map((ring) => smooth(pointsAlong(ring, radius).map(strayed))).join("");
}

function pointsAlong(ring: Ring, radius: number): Point[] {
  const corners = cornersIn(ring, 0);
  return corners.flatMap(({ at, from, to }, i) => {
    const next = corners[(i + 1) % corners.length] ?? { at };
    const start: Point = [at[0] - from[0] * radius, at[1] - from[1] * radius];
    const end: Point = [at[0] + to[0] * radius, at[1] + to[1] * radius];
    const bend = [0.25, 0.5, 0.75].map((t) => quadratic(start, at, end, t));
    const far: Point = [next.at[0] - to[0] * radius, next.at[1] - to[1] * radius];
    const length = Math.abs(far[0] - end[0]) + Math.abs(far[1] - end[1]);
    const pieces = Math.max(1, Math.round(length / STEP));
    const straight = Array.from({ length: pieces }, (_, n) => between(end, far, n / pieces));
    return [start, ...bend, ...straight];
  });
}

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
const quadratic = (a: Point, b: Point, c: Point, t: number): Point => between(between(a, b, t), between(b, c, t), t);

function strayed([x, y]: Point): Point {
  const [u, v] = [x / GRAIN, y / GRAIN];
  return [x + 2 * STRAY * noise(u, v, 0), y + 2 * STRAY * noise(u, v, 977)];
}

/** A closed line through the middles between its points. */
function smooth(points: readonly Point[]): string {
  const middle = (i: number): Point => {
    const here = points[(i + points.length) % points.length] ?? [0, 0];
    const next = points[(i + 1) % points.length] ?? here;
    return between(here, next, 0.5);
  };
  const first = middle(-1);
  const bends = points.map((point, i) => {
    const [x, y] = middle(i);
    return `Q${short(point[0])} ${short(point[1])} ${short(x)} ${short(y)}`;
  });
  return `M${short(first[0])} ${short(first[1])}${bends.join("")}Z`;
}

/** Smooth noise from -0.5 to 0.5; the same for everybody, always. */
function noise(x: number, y: number, offset: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [eased(x - i), eased(y - j)];
  const top = mixed(scattered(i + offset, j), scattered(i + 1 + offset, j), u);
  const low = mixed(scattered(i + offset, j + 1), scattered(i + 1 + offset, j + 1), u);
  return mixed(top, low, v);
}

const eased = (t: number): number => t * t * (3 - 2 * t);
const mixed = (a: number, b: number, t: number): number => a + (b - a) * t;

function scattered(i: number, j: number): number {
  let h = (i * 374761393 + j * 668265263) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967295 - 0.5;
}

/** Numbers from 0 to 1 that belong to a square. */
export function chanceAt(x: number, y: number, salt = 0): () => number {
  let a = ((x * 73856093) ^ (y * 19349663) ^ (salt * 83492791)) >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
