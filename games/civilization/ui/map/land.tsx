import type { Cell } from "@civitas/table-kit";
import { memo, useMemo } from "react";
import { cellOf, keyOf, ringsOf } from "./cells.ts";
import { Engraving, type Land, Plates } from "./engraving.tsx";
import { handDrawn, SQUARE } from "./pen.ts";

/** What lies on a square of the map, as far as the ground goes; null under fog. */
export interface SquareGround {
  readonly cell: Cell;
  readonly land: Land | null;
  /** Something covers it, so nothing is engraved there. */
  readonly covered: boolean;
}

const SOLID: readonly Land[] = ["grassland", "desert", "mountain", "forest"];
const AROUND: readonly Cell[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/** How wide the ripples along the coast are, from the outermost in. */
const RIPPLES: readonly (readonly [width: number, tone: string])[] = [
  [19, "far"],
  [17.4, "water"],
  [12, "mid"],
  [10.4, "pale"],
  [6, "near"],
  [4.2, "palest"],
];

/** The ground of the map: one path for each terrain, coast lines and ripples, then the engraving. */
export const LandLayer = memo(function LandLayer({ grounds }: { readonly grounds: readonly SquareGround[] }) {
  const drawn = grounds.map(({ land }) => land?.[0] ?? " ").join("");
  // The ground changes with a discovery or a disaster only.
  const paths = useMemo(() => pathsOf(grounds), [drawn]);
  const open = grounds.flatMap(({ cell, land, covered }) => (land === null || covered ? [] : [{ cell, land }]));
  return (
    <g className="cv-land">
      <Plates />
      <clipPath id="cv-world">
        <path d={paths.world} />
      </clipPath>
      <clipPath id="cv-sea">
        <path d={paths.land.water} />
      </clipPath>
      <g clipPath="url(#cv-world)">
        <path d={paths.world} className="cv-grassland" />
        {SOLID.map((land) => (
          <path key={land} d={paths.land[land]} className={`cv-${land}`} />
        ))}
        <path d={paths.land.water} className="cv-water" />
        <g clipPath="url(#cv-sea)" className="cv-ripples">
          {RIPPLES.map(([width, tone]) => (
            <path key={width} d={paths.land.water} strokeWidth={width} className={`cv-ripple-${tone}`} />
          ))}
        </g>
        <path d={paths.land.water} className="cv-coast" />
        <Engraving squares={open} />
      </g>
    </g>
  );
});

/** The outline of each terrain. Under fog and beyond the edge it goes on by one square: no coast where nobody looked. */
function pathsOf(grounds: readonly SquareGround[]): {
  readonly world: string;
  readonly land: Readonly<Record<Land, string>>;
} {
  const known = new Map(grounds.map(({ cell: [x, y], land }) => [keyOf(x, y), land]));
  const world = new Set(known.keys());
  const wider = new Map<number, Land>();
  for (const [key, land] of known) if (land !== null) wider.set(key, land);
  for (const [key, land] of known) {
    if (land === null) continue;
    const [x, y] = cellOf(key);
    for (const [dx, dy] of AROUND) {
      const next = keyOf(x + dx, y + dy);
      if ((known.get(next) ?? null) === null && !wider.has(next)) wider.set(next, land);
    }
  }
  const of = (wanted: Land): string =>
    handDrawn(
      ringsOf(new Set([...wider].flatMap(([key, land]) => (land === wanted ? [key] : [])))),
      SQUARE * (wanted === "water" ? 0.3 : 0.24),
    );
  return {
    world: squared(world),
    land: {
      grassland: of("grassland"),
      desert: of("desert"),
      mountain: of("mountain"),
      forest: of("forest"),
      water: of("water"),
    },
  };
}

/** The edge of the whole map, straight. */
export function squared(cells: ReadonlySet<number>): string {
  return ringsOf(cells)
    .map((ring) => `M${ring.map(([x, y]) => `${x * SQUARE} ${y * SQUARE}`).join("L")}Z`)
    .join("");
}
