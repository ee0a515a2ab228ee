import { at, type Chance, type Cut, cut, grain, inHex, isFree, type Middle } from "./cut.ts";

const LEAVES = 7;

/** A round tree, hatched on its right. */
function tree(x: number, y: number, chance: Chance): Cut[] {
  const r = 6.4 * chance(0.86, 1.08);
  const rim = Array.from({ length: LEAVES }, (_, i): readonly [number, number] => {
    const angle = (Math.PI * 2 * i) / LEAVES - Math.PI / 2 + chance(-0.12, 0.12);
    const far = r * chance(0.92, 1.12);
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.95];
  });
  const halfway = (i: number): string => {
    const [ax, ay] = rim[i % LEAVES] ?? [x, y];
    const [bx, by] = rim[(i + 1) % LEAVES] ?? [x, y];
    return at((ax + bx) / 2, (ay + by) / 2);
  };
  const crown = rim.map(([px, py], i) => `Q${at(px, py)} ${halfway(i)}`).join("");
  const hatch = [0, 1, 2, 3].map((i) => {
    const top = y - r * 0.45 + i * r * 0.34;
    return cut(x + r * 0.05 + i * 0.2, top, x + r * 0.82 - Math.abs(i - 1.2) * 0.8, top + r * 0.18, 0.85, 0.8);
  });
  return [
    { ink: "trunk", d: cut(x - 0.2, y + r * 0.6, x + 0.2, y + r * 1.75, 1.5) },
    { ink: "crown", d: `M${halfway(LEAVES - 1)}${crown}Z` },
    { ink: "leaf", d: hatch.join("") },
  ];
}

/** Staggered rows of trees. */
export function forest(chance: Chance, middle: Middle): Cut[] {
  const trees: [number, number][] = [];
  for (let row = 0; row < 6; row++) {
    for (let column = -3; column <= 3; column++) {
      const x = column * 13.4 + (row % 2) * 6.7 + chance(-2, 2);
      const y = -31 + row * 12.4 + chance(-1.5, 1.5);
      if (inHex(x, y + 3, 9) && isFree(x, y + 1, middle)) trees.push([x, y]);
    }
  }
  trees.sort(([, a], [, b]) => a - b);
  return [{ ink: "moss", d: grain(chance, 34) }, ...trees.flatMap(([x, y]) => tree(x, y, chance))];
}
