import type { Cell } from "@civitas/table-kit";
import { memo } from "react";
import { keyOf } from "./cells.ts";
import { squared } from "./land.tsx";
import { SQUARE } from "./pen.ts";

/** The thin lines between squares, and the dash-dotted ones between tiles. */
export const Graticule = memo(function Graticule(props: { cells: readonly Cell[]; corners: readonly Cell[] }) {
  const { cells, corners } = props;
  const keys = new Set(cells.map(([x, y]) => keyOf(x, y)));
  const lines = cells.flatMap(([x, y]) => [
    ...(keys.has(keyOf(x + 1, y)) ? [`M${(x + 1) * SQUARE} ${y * SQUARE}v${SQUARE}`] : []),
    ...(keys.has(keyOf(x, y + 1)) ? [`M${x * SQUARE} ${(y + 1) * SQUARE}h${SQUARE}`] : []),
  ]);
  const tiles = corners.map(([x, y]) => `M${x * SQUARE} ${y * SQUARE}h${4 * SQUARE}v${4 * SQUARE}h${-4 * SQUARE}z`);
  return (
    <g className="cv-graticule">
      <path d={lines.join("")} className="cv-meridians" />
      <path d={tiles.join("")} className="cv-tile-borders" />
      <path d={squared(keys)} className="cv-world-edge" />
    </g>
  );
});

interface NeatlineProps {
  /** In squares. */
  readonly width: number;
  readonly height: number;
  /** How wide the frame is, and how large its letters are. */
  readonly frame: number;
  readonly letter: number;
}

/** The frame of the map with its letters and numbers. */
export const Neatline = memo(function Neatline({ width, height, frame, letter }: NeatlineProps) {
  const [w, h] = [width * SQUARE, height * SQUARE];
  const columns = Array.from({ length: width }, (_, i) => i);
  const rows = Array.from({ length: height }, (_, i) => i);
  return (
    <g className="cv-neatline">
      <rect x={-frame} y={-frame} width={w + 2 * frame} height={h + 2 * frame} rx={3} className="cv-frame" />
      <rect width={w} height={h} className="cv-beyond" />
      <path d={columns.map((i) => above(i, frame - 2, h)).join("")} className="cv-frame-shade" />
      <path d={rows.map((i) => aside(i, frame - 2, w)).join("")} className="cv-frame-shade" />
      {columns.flatMap((i) =>
        [-frame / 2, h + frame / 2].map((y) => (
          <text key={`${i} ${y}`} x={(i + 0.5) * SQUARE} y={y + letter * 0.34} style={{ fontSize: letter }}>
            {letterOf(i)}
          </text>
        )),
      )}
      {rows.flatMap((i) =>
        [-frame / 2, w + frame / 2].map((x) => (
          <text key={`${i} ${x}`} x={x} y={(i + 0.5) * SQUARE + letter * 0.34} style={{ fontSize: letter }}>
            {i + 1}
          </text>
        )),
      )}
      <rect x={-0.75} y={-0.75} width={w + 1.5} height={h + 1.5} className="cv-frame-line" />
    </g>
  );
});

/** Every other field of the frame is a shade darker. */
const above = (i: number, deep: number, h: number): string =>
  i % 2 === 0 ? "" : [-deep, h].map((y) => `M${i * SQUARE} ${y}h${SQUARE}v${deep}h${-SQUARE}z`).join("");
const aside = (i: number, deep: number, w: number): string =>
  i % 2 === 0 ? "" : [-deep, w].map((x) => `M${x} ${i * SQUARE}h${deep}v${SQUARE}h${-deep}z`).join("");

/** A, B, … Z, AA, AB. */
export function letterOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : letterOf(Math.floor(column / 26) - 1) + letter;
}
