import { at, type Chance, type Cut, cut, grain, type Middle } from "./cut.ts";

type Peak = readonly [x: number, foot: number, width: number, height: number];

/** Seven peaks, or five small ones behind whatever stands there. */
const PEAKS: Readonly<Record<Middle, readonly Peak[]>> = {
  full: [
    [-14, -8, 32, 25],
    [16, -9, 34, 27],
    [-27, 10, 27, 22],
    [26, 12, 28, 22],
    [0, 14, 36, 30],
    [-12, 31, 26, 18],
    [15, 32, 26, 17],
  ],
  clear: [
    [-20, -14, 24, 17],
    [18, -15, 25, 18],
    [-1, -19, 22, 16],
    [-31, 6, 16, 12],
    [31, 6, 17, 12],
  ],
};

/** A light left flank, a right one in the shade with its hatching. */
function peak([middle, y, w, h]: Peak, chance: Chance): Cut[] {
  const x = middle + chance(-1.5, 1.5);
  const top = x + chance(-0.08, 0.08) * w;
  const up = (share: number): number => y - h * share;
  const [left, right] = [x - w / 2, x + w / 2];
  const bend = (by: number): number => chance(-by / 2, by / 2);
  const west = [
    at(left, y),
    at(left + w * 0.2 + bend(2), up(0.42)),
    at(top - w * 0.1 + bend(1.5), up(0.78)),
    at(top, up(1)),
  ];
  const ridge = [
    at(top + w * 0.06, up(0.7)),
    at(top - w * 0.04, up(0.45)),
    at(top + w * 0.08, up(0.2)),
    at(top + w * 0.02, y),
  ];
  const east = [
    at(top, up(1)),
    at(top + w * 0.15 + bend(1), up(0.66)),
    at(right - w * 0.16 + bend(2), up(0.3)),
    at(right, y),
  ];
  const cuts = Math.round(w / 3.6);
  const hatch = Array.from({ length: cuts }, (_, i) => {
    const share = (i + 0.6) / cuts;
    const [hx, hy] = [top + (right - top) * share * 0.92, up((1 - share) * 0.96)];
    const length = h * (0.2 + 0.36 * (1 - Math.abs(share - 0.42)));
    return cut(hx, hy + 1, hx - w * 0.06 - length * 0.16, Math.min(y, hy + length), 0.85, -0.6);
  });
  return [
    { ink: "snow", d: `M${[...west, ...ridge].join("L")}Z` },
    { ink: "shade", d: `M${[...east, ...ridge.toReversed()].join("L")}Z` },
    { ink: "crag", d: hatch.join("") },
    { ink: "crest", d: `M${west.join("L")}M${east.join("L")}` },
  ];
}

export function mountain(chance: Chance, middle: Middle): Cut[] {
  return [{ ink: "scree", d: grain(chance, 30) }, ...PEAKS[middle].flatMap((one) => peak(one, chance))];
}
