/** A place on the drawing, in its own units. */
export type Point = readonly [x: number, y: number];

export const plus = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + bx, ay + by];
export const minus = ([ax, ay]: Point, [bx, by]: Point): Point => [ax - bx, ay - by];
export const times = ([x, y]: Point, by: number): Point => [x * by, y * by];
export const between = (a: Point, b: Point): Point => times(plus(a, b), 0.5);
export const distance = (a: Point, b: Point): number => Math.hypot(...minus(a, b));

/** Short, so that a drawing of two hundred spaces stays small. */
const short = (n: number): string => String(Math.round(n * 10) / 10);

/** The points as the `d` of a path: open, or closed to a ring. */
export function pathOf(points: readonly Point[], how: "open" | "closed" = "closed"): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}${how === "closed" ? "z" : ""}`;
}

export const translate = ([x, y]: Point): string => `translate(${short(x)} ${short(y)})`;
