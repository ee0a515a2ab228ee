import { at, type Chance, type Cut, cut, inHex, inMiddle, isFree, type Middle, scattered } from "./cut.ts";

/** Stipple, a few dunes and dry shrubs. */
export function barren(chance: Chance, middle: Middle): Cut[] {
  const dots: [number, number][] = [];
  for (const [x, y] of scattered(chance, 420, 3)) {
    if (dots.length === 110) break;
    if (middle === "clear" && inMiddle(x, y) && chance(0, 1) < 0.75) continue;
    if (dots.every(([dx, dy]) => Math.hypot(dx - x, dy - y) >= 4.6)) dots.push([x, y]);
  }
  const dunes = Array.from({ length: 8 }, (_, i) => {
    const [x, y, half] = [chance(-33, 33), -26 + i * 7.6 + chance(-2, 2), chance(8, 16)];
    if (!inHex(x, y, 8) || !isFree(x, y, middle)) return "";
    return (
      cut(x - half, y, x + half, y + chance(-1, 1), 0.95, -3.2) +
      cut(x - half * 0.4, y + 3, x + half * 0.75, y + 3.2, 0.6, -2)
    );
  });
  const shrubs = scattered(chance, 5, 9)
    .filter(([x, y]) => isFree(x, y, middle))
    .map(([x, y]) => cut(x, y, x - 3.4, y - 4, 0.7) + cut(x, y, x, y - 5.5, 0.7) + cut(x, y, x + 3.2, y - 4.2, 0.7));
  return [
    { ink: "stipple", d: dots.map(([x, y]) => `M${at(x, y)}h.01`).join("") },
    { ink: "dune", d: [...dunes, ...shrubs].join("") },
  ];
}
