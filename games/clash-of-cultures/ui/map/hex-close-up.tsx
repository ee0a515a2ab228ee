import { Words } from "@civitas/table-kit";
import type { HexView } from "../../src/view.ts";
import { useClash } from "../seats.ts";
import { SIDE } from "../woodcut/cut.ts";
import { blockOf } from "../woodcut/terrains.tsx";
import { describeHex } from "./describe.ts";

/** A hex seen closely: its terrain, and everything about it in words. */
export function HexCloseUp({ hex }: { readonly hex: HexView }) {
  const view = useClash();
  return (
    <div className="cc-close-hex">
      <TerrainSample hex={hex} />
      <p>
        <Words message={describeHex(hex, view)} />
      </p>
    </div>
  );
}

/** A piece of the hex's ground, printed from the blocks of the map. */
function TerrainSample({ hex: { name, terrain } }: { readonly hex: HexView }) {
  return (
    <svg
      className="cc-sample"
      viewBox={`${-SIDE} ${-SIDE} ${2 * SIDE} ${2 * SIDE}`}
      data-terrain={terrain ?? "unexplored"}
      aria-hidden="true"
    >
      <rect className="cc-tile" x={-SIDE} y={-SIDE} width={2 * SIDE} height={2 * SIDE} />
      {terrain !== null && <use href={`#${blockOf(terrain, "full", name)}`} />}
    </svg>
  );
}
