import type { Cell } from "@civitas/table-kit";
import { memo, type ReactNode } from "react";
import { chanceAt, SQUARE } from "./pen.ts";

export type Land = "grassland" | "forest" | "mountain" | "desert" | "water";
const LANDS: readonly Land[] = ["grassland", "forest", "mountain", "desert", "water"];

type Chance = () => number;
const short = (n: number): number => Math.round(n * 10) / 10;

/** So many drawings each terrain has; a square takes one of them by its place, sometimes mirrored. */
const VARIANTS = 4;

const plateOf = (land: Land, variant: number): string => `cv-${land}-${variant}`;
const mirroredPlate = (plate: string): string => `${plate}-mirrored`;

/**
 * The plates of the engraver, each as large as a square. As patterns they are drawn once, however many squares are
 * printed with them.
 */
export const Plates = memo(function Plates() {
  const plates = LANDS.flatMap((land) =>
    Array.from({ length: VARIANTS }, (_, i) => ({
      id: plateOf(land, i),
      land,
      chance: chanceAt(i + 3, land.length, i),
    })),
  );
  return (
    <defs className="cv-plates">
      {plates.map(({ id, land, chance }) => (
        <pattern key={id} id={id} width={SQUARE} height={SQUARE} patternUnits="userSpaceOnUse">
          <g className={`cv-plate-${land}`}>{DRAW[land](chance)}</g>
        </pattern>
      ))}
      {plates.map(({ id }) => (
        <pattern key={id} id={mirroredPlate(id)} href={`#${id}`} patternTransform="scale(-1 1)" />
      ))}
    </defs>
  );
});

/** The plate that a square is printed with; the same for everybody, always. */
function plateFor([x, y]: Cell, land: Land): string {
  const chance = chanceAt(x, y);
  const plate = plateOf(land, Math.floor(chance() * VARIANTS));
  return land !== "mountain" && chance() < 0.5 ? mirroredPlate(plate) : plate;
}

/** Square by square: where a building goes up, only its own square is painted again. */
export function Engraving({ squares }: { readonly squares: readonly { cell: Cell; land: Land }[] }) {
  return (
    <g className="cv-engraving">
      {squares.map(({ cell, land }) => {
        const [x, y] = cell;
        const d = `M${x * SQUARE} ${y * SQUARE}h${SQUARE}v${SQUARE}h${-SQUARE}z`;
        return <path key={`${x} ${y}`} d={d} fill={`url(#${plateFor(cell, land)})`} />;
      })}
    </g>
  );
}

const DRAW: Readonly<Record<Land, (chance: Chance) => ReactNode>> = { grassland, forest, mountain, desert, water };

function grassland(chance: Chance): ReactNode {
  const tufts = Array.from({ length: 6 }, (_, i) => {
    const x = short(6 + ((i * 15 + chance() * 9) % 33));
    const y = short(7 + Math.floor(i / 2) * 9 + chance() * 5);
    return `M${x} ${y}l-1.8 -4M${x} ${y}v-5M${x} ${y}l1.9 -3.8`;
  });
  return <path d={tufts.join("")} strokeWidth={0.75} />;
}

const TREES: readonly Cell[] = [
  [6, 14],
  [14, 10],
  [23, 13],
  [32, 9],
  [38, 15],
  [10, 23],
  [19, 21],
  [28, 23],
  [36, 25],
  [6, 26],
];

function forest(chance: Chance): ReactNode {
  return TREES.map(([x, y], i) => tree(i, x + chance() * 3 - 1.5, y + chance() * 2 + 2, 6.2 + chance() * 1.2, chance));
}

function tree(key: number, left: number, foot: number, size: number, chance: Chance): ReactNode {
  const [x, y, s] = [short(left), short(foot), size];
  if (chance() < 0.45) {
    const top = short(y - s * 1.75);
    return (
      <g key={key}>
        <path
          d={`M${x} ${y}v${short(-s * 0.35)}M${x} ${top}l${short(s * 0.62)} ${short(s * 1.45)}h${short(-s * 1.24)}z`}
          className="cv-fir"
        />
        <path d={`M${x} ${top}l${short(s * 0.62)} ${short(s * 1.45)}h${short(-s * 0.5)}z`} className="cv-tree-shade" />
      </g>
    );
  }
  const r = short(s * 0.62);
  return (
    <g key={key}>
      <path d={`M${x} ${y}v${short(-s * 0.5)}`} />
      <circle cx={x} cy={short(y - s)} r={short(s * 0.66)} className="cv-crown" />
      <path
        d={`M${short(x + s * 0.1)} ${short(y - s * 1.6)}a${r} ${r} 0 0 1 ${short(-s * 0.02)} ${short(s * 1.22)}a${short(s * 0.95)} ${short(s * 0.95)} 0 0 0 ${short(s * 0.02)} ${short(-s * 1.22)}z`}
        className="cv-tree-shade"
      />
    </g>
  );
}

/** Left, top, width and height of the peaks of a square, the foremost last. */
const RANGES: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [
    [21, 9, 19, 14],
    [3, 11, 16, 12],
    [10, 5, 20, 19],
  ],
  [
    [2, 10, 17, 13],
    [25, 12, 15, 11],
    [13, 4, 19, 20],
  ],
  [
    [23, 6, 17, 17],
    [2, 6, 19, 18],
    [15, 13, 14, 11],
  ],
];

function mountain(chance: Chance): ReactNode {
  const range = RANGES[Math.floor(chance() * RANGES.length)] ?? [];
  return range.map(([x, y, w, h], i) => {
    const top = short(x + w * (0.42 + chance() * 0.12));
    const foot = y + h;
    const shade = `M${top} ${y}L${x + w} ${foot}L${short(top + w * 0.02)} ${foot}L${short(top - w * 0.07)} ${short(y + h * 0.68)}L${short(top + w * 0.06)} ${short(y + h * 0.42)}Z`;
    const lines = Math.max(2, Math.round(w / 5));
    const hatching = Array.from({ length: lines }, (_, n) => {
      const t = (n + 1) / (lines + 1);
      return `M${short(top + (x + w - top) * t)} ${short(y + h * t)}l${short(-w * 0.1)} ${short(h * (1 - t) * 0.72)}`;
    });
    const slope = `M${x} ${foot}L${top} ${y}L${x + w} ${foot}`;
    return (
      <g key={i}>
        <path d={`${slope}Z`} className="cv-peak" />
        <path d={shade} className="cv-peak-shade" />
        <path d={hatching.join("")} strokeWidth={0.6} />
        <path d={slope} strokeWidth={0.95} />
      </g>
    );
  });
}

function desert(chance: Chance): ReactNode {
  return [0, 1, 2].map((i) => {
    const [x, y, w] = [3 + chance() * 16, 9 + i * 9 + chance() * 2, 13 + chance() * 9];
    const grains = Array.from({ length: 5 }, () => {
      const [gx, gy] = [short(x + w * 0.5 + chance() * w * 0.55), short(y - 1 + chance() * 3.5)];
      return `M${gx} ${gy}h.1`;
    });
    return (
      <g key={i}>
        <path d={`M${short(x)} ${short(y)}q${short(w * 0.45)} -5.5 ${short(w)} 0`} strokeWidth={0.8} />
        <path d={grains.join("")} strokeWidth={1.2} />
      </g>
    );
  });
}

function water(chance: Chance): ReactNode {
  const waves = [0, 1, 2, 3].map((i) => {
    const [x, y] = [short(3 + chance() * 20), short(9 + i * 8.2 + chance() * 2)];
    return `M${x} ${y}q2.6 -2.6 5.2 0t5.2 0t5.2 0`;
  });
  return <path d={waves.join("")} strokeWidth={0.7} />;
}
