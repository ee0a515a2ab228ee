import { at, type Chance, type Cut, cut, inHex, inMiddle, type Middle, REACH, SIDE } from "./cut.ts";

/** Short waves. */
export function sea(chance: Chance, middle: Middle): Cut[] {
  let waves = "";
  for (let y = -REACH + 5; y < REACH; y += 7.4) {
    for (let x = -SIDE - 8 + chance(0, 14); x < SIDE; x += chance(15.5, 18.5)) {
      const [top, half] = [y + chance(-0.6, 0.6), chance(4.6, 6.8)];
      if (!inHex(x + half, top, 3)) continue;
      if (middle === "clear" && inMiddle(x + half, top) && chance(0, 1) < 0.55) continue;
      waves += cut(x, top, x + half, top, 0.6, -1.7) + cut(x + half, top, x + 2 * half, top, 0.6, 1.5);
    }
  }
  return [{ ink: middle === "full" ? "wave" : "wave-faint", d: waves }];
}

/** The corners of a flat hex, clockwise from the right one. */
const corner = (i: number): readonly [number, number] => {
  const angle = (Math.PI / 3) * (i % 6);
  return [SIDE * Math.cos(angle), SIDE * Math.sin(angle)];
};
/** How far each of the three shore lines lies from the coast. */
const SHORES = [3.2, 6.6, 10.6];

/** Engraved lines along the sides where the sea meets land; sides count clockwise from the north. */
export function shore(sides: readonly number[]): Cut[] {
  const isShore = (side: number): boolean => sides.includes((side + 6) % 6);
  return SHORES.map((off, line) => {
    const k = (SIDE - off * 1.155) / SIDE;
    const paths = sides.map((side) => {
      const from = corner(side + 4).map((n) => n * k);
      const to = corner(side + 5).map((n) => n * k);
      const [ax = 0, ay = 0, bx = 0, by = 0] = [...from, ...to];
      const length = Math.hypot(bx - ax, by - ay);
      // An open end runs out to the side of the hex.
      const [ex, ey] = [((bx - ax) / length) * off * 0.58, ((by - ay) / length) * off * 0.58];
      const start = isShore(side - 1) ? at(ax, ay) : at(ax - ex, ay - ey);
      const end = isShore(side + 1) ? at(bx, by) : at(bx + ex, by + ey);
      return `M${start}L${end}`;
    });
    return { ink: `shore-${line}`, d: paths.join("") };
  });
}
