import { Glyph } from "@civitas/table-kit";
import type { Owner } from "../../src/state.ts";
import type { PieceKind } from "./outlines.ts";
import { colourOf, shapeOf } from "./owner.ts";
import { Stamp } from "./stamp.tsx";

export type Count = readonly [kind: "soldier" | "settler" | "ship", n: number];

const STEP = 23;

/** How many of what: the owner's sign, then each kind with its number, on one strip. */
export function Chip({
  owner,
  counts,
  y,
  bare = false,
  done = false,
}: {
  readonly owner: Owner;
  readonly counts: readonly Count[];
  readonly y: number;
  /** Without the owner's sign, where a plate above says it. */
  readonly bare?: boolean;
  /** None of them may move any more this turn. */
  readonly done?: boolean;
}) {
  const width = counts.length * STEP + (bare ? 5 : 15) + (done ? 12 : 0);
  const left = -width / 2;
  const colour = colourOf(owner);
  const start = left + (bare ? 4 : 16);
  return (
    <g className="cc-chip" transform={`translate(0 ${y})`}>
      <rect x={left + (bare ? 0 : 4)} y={-8} width={width - (bare ? 0 : 4)} height={16} rx={8} stroke={colour} />
      {!bare && <path d={shapeOf(owner, 6)} fill={colour} className="cc-rim" transform={`translate(${left + 7} 0)`} />}
      {counts.map(([kind, n], i) => (
        <g key={kind} transform={`translate(${start + i * STEP} 0)`}>
          <ChipSign kind={kind} owner={owner} />
          <text x={12} dy="0.34em">
            {n}
          </text>
        </g>
      ))}
      {done && <path className="cc-tick" d={`M${-left - 13} .4l3 3.6 5-8`} />}
    </g>
  );
}

function ChipSign({ kind, owner }: { readonly kind: PieceKind; readonly owner: Owner }) {
  if (kind === "soldier") return <Glyph name="soldier" x={5} size={12.5} fill={colourOf(owner)} />;
  return kind === "settler" ? (
    <Stamp kind={kind} owner={owner} x={5.2} y={6} scale={0.64} />
  ) : (
    <Stamp kind={kind} owner={owner} x={4.8} y={5.4} scale={0.46} />
  );
}
