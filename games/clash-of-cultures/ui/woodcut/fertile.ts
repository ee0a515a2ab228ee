import { type Chance, type Cut, cut, inHex, inMiddle, isFree, type Middle, REACH, SIDE, scattered } from "./cut.ts";

/** Furrows in three directions, one for each field, and tufts of grass. */
export function fertile(chance: Chance, middle: Middle): Cut[] {
  const lean = chance(0, 1) < 0.5 ? 1 : -1;
  const split = chance(-8, 0);
  const angleAt = (x: number, y: number): number => {
    if (y < split + x * 0.18 * lean) return -0.28 * lean;
    return (x * lean > y * 0.3 + 2 ? 0.5 : -0.06) * lean;
  };
  let furrows = "";
  for (let row = 0, y = -REACH; y <= REACH; y += 5.6, row++) {
    for (let x = -SIDE; x <= SIDE; x += 11.5) {
      const [fx, fy] = [x + chance(-2, 2) + (row % 2) * 5.5, y + chance(-0.5, 0.5)];
      const half = chance(5.2, 7);
      if (!inHex(fx, fy, 2)) continue;
      const quiet = middle === "clear" && inMiddle(fx, fy);
      if (quiet && chance(0, 1) < 0.5) continue;
      const angle = angleAt(fx, fy);
      const [dx, dy] = [Math.cos(angle) * half, Math.sin(angle) * half];
      furrows += cut(fx - dx, fy - dy, fx + dx, fy + dy, quiet ? 0.45 : 0.75, chance(-0.6, 0.6));
    }
  }
  const tufts = scattered(chance, 26, 7)
    .filter(([x, y]) => isFree(x, y, middle))
    .slice(0, 9)
    .map(([x, y]) => tuft(x, y));
  return [
    { ink: middle === "full" ? "furrow" : "furrow-faint", d: furrows },
    { ink: "grass", d: tufts.join("") },
  ];
}

const tuft = (x: number, y: number): string =>
  cut(x, y, x - 2.6, y - 6.5, 0.7, 0.6) + cut(x, y, x + 2.6, y - 6.5, 0.7, -0.6) + cut(x, y, x, y - 8, 0.7);
