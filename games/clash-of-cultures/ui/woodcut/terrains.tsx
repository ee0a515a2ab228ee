import { chanceOf } from "@civitas/table-kit";
import { memo } from "react";
import type { Terrain } from "../../src/content/ids.ts";
import { barren } from "./barren.ts";
import type { Chance, Cut, Middle } from "./cut.ts";
import { fertile } from "./fertile.ts";
import { forest } from "./forest.ts";
import { mountain } from "./mountain.ts";
import { sea } from "./sea.ts";

const BLOCKS: Readonly<Record<Terrain, (chance: Chance, middle: Middle) => Cut[]>> = {
  fertile,
  forest,
  mountain,
  barren,
  sea,
};
const TERRAINS: readonly Terrain[] = ["fertile", "forest", "mountain", "barren", "sea"];
const MIDDLES: readonly Middle[] = ["full", "clear"];
const VARIANTS = [0, 1, 2];

/** The name of a block that was cut once and is printed on every hex of its kind. */
const blockName = (terrain: Terrain, middle: Middle, variant: number): string =>
  `cc-block-${terrain}-${middle}-${variant}`;

/** The block a hex is printed with: always the same one, so that the map does not shimmer. */
export function blockOf(terrain: Terrain, middle: Middle, label: string): string {
  return blockName(terrain, middle, Math.floor(chanceOf(label)(0, VARIANTS.length)));
}

export function Strokes({ strokes }: { readonly strokes: readonly Cut[] }) {
  return strokes.map(({ ink, d }, i) => <path key={i} className={`cc-ink-${ink}`} d={d} />);
}

/** Every block, cut once for the whole map: three of each terrain, and a calm twin for hexes where something stands. */
export const Blocks = memo(function Blocks() {
  return (
    <defs>
      {TERRAINS.flatMap((terrain) =>
        MIDDLES.flatMap((middle) =>
          VARIANTS.map((variant) => (
            <g key={`${terrain} ${middle} ${variant}`} id={blockName(terrain, middle, variant)}>
              <Strokes strokes={BLOCKS[terrain](chanceOf(`${terrain} ${variant} block`), middle)} />
            </g>
          )),
        ),
      )}
    </defs>
  );
});
