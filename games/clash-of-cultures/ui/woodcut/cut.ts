/** Everything is cut for a hex of this side, around its middle, and scaled by whoever draws it. */
export const SIDE = 44;
/** From the middle of a hex to one of its sides. */
export const REACH = (Math.sqrt(3) * SIDE) / 2;

/** A part of a woodcut: what it is filled or stroked with is named by its ink, which the style sheet knows. */
export interface Cut {
  readonly ink: string;
  readonly d: string;
}

export type Chance = (from: number, to: number) => number;

/** Whether something stands in the middle of the hex, so that the drawing keeps to the rim. */
export type Middle = "full" | "clear";

const short = (n: number): string => String(Math.round(n * 10) / 10);
export const at = (x: number, y: number): string => `${short(x)} ${short(y)}`;

/** A cut of the knife: thick in the middle, thin at its ends. */
export function cut(x1: number, y1: number, x2: number, y2: number, width: number, bend = 0): string {
  const [mx, my, dx, dy] = [(x1 + x2) / 2, (y1 + y2) / 2, x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const bulge = (by: number): string => at(mx + nx * by, my + ny * by);
  return `M${at(x1, y1)}Q${bulge(bend + width)} ${at(x2, y2)}Q${bulge(bend - width)} ${at(x1, y1)}Z`;
}

/** Whether a point lies in the hex, so far from its rim. */
export function inHex(x: number, y: number, margin = 0): boolean {
  const [ax, ay] = [Math.abs(x), Math.abs(y)];
  return ay <= REACH - margin * 0.866 && ax <= SIDE - margin - ay / Math.sqrt(3);
}

/** Whether a point lies where pieces would stand. */
export const inMiddle = (x: number, y: number): boolean => Math.hypot(x / 34, (y - 2) / 29) <= 1;

/** Whether the drawing may go there. */
export const isFree = (x: number, y: number, middle: Middle): boolean => middle === "full" || !inMiddle(x, y);

/** Points that chance throws into the hex. */
export function scattered(chance: Chance, n: number, margin: number): [number, number][] {
  const thrown = Array.from({ length: n }, (): [number, number] => [chance(-42, 42), chance(-37, 37)]);
  return thrown.filter(([x, y]) => inHex(x, y, margin));
}

/** Short level cuts all over the ground. */
export const grain = (chance: Chance, n: number): string =>
  scattered(chance, n, 4)
    .map(([x, y]) => cut(x - 2.3, y, x + 2.4, y + 0.3, 0.5))
    .join("");
