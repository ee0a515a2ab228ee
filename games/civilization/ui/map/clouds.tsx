import type { Cell } from "@civitas/table-kit";
import { Glyph, useSay } from "@civitas/table-kit";
import { memo } from "react";
import { say } from "../say.ts";

import { chanceAt, SQUARE } from "./pen.ts";

const SIDE = 4 * SQUARE;
const BEASTS = ["serpent", "ship", "compass"] as const;
const short = (n: number): number => Math.round(n * 10) / 10;

/** A tile that nobody has seen: clouds around its edge, an ornament, and its name in italics. */
export const UnknownTile = memo(function UnknownTile({
  x,
  y,
  named,
}: {
  readonly x: number;
  readonly y: number;
  readonly named: boolean;
}) {
  const words = useSay();
  const chance = chanceAt(x, y, 7);
  const beast = BEASTS[((x / 2 + y + Math.floor(chance() * 3)) % BEASTS.length) | 0] ?? "compass";
  const lines = words.plain(say("ui.unknown-land")).split(" ");
  return (
    <g transform={`translate(${x * SQUARE} ${y * SQUARE})`} className="cv-fog">
      <rect width={SIDE} height={SIDE} className="cv-fog-ground" />
      <rect width={SIDE} height={SIDE} className="cv-fog-edge" />
      <path d={scallop(6, 9)} opacity={0.75} />
      <path d={scallop(11, 8)} opacity={0.5} />
      <path d={scallop(16, 7)} opacity={0.3} />
      <path d={clouds(chance)} opacity={0.55} strokeWidth={0.8} />
      <g className="cv-beast">
        <Glyph name={beast} x={SIDE / 2} y={SIDE / 2 - (named ? 22 : 0)} size={60} />
      </g>
      {named &&
        lines.map((line, i) => (
          <text key={line} x={SIDE / 2} y={SIDE / 2 + 32 + i * 20} className="cv-terra">
            {line}
          </text>
        ))}
    </g>
  );
});

/** A row of small clouds along the four edges. */
function scallop(inset: number, radius: number): string {
  const length = SIDE - 2 * inset;
  const n = Math.round(length / (radius * 1.7));
  const step = short(length / n);
  const arcs = (dx: number, dy: number): string => `a${radius} ${radius} 0 0 0 ${dx} ${dy}`.repeat(n);
  return `M${inset} ${inset}${arcs(step, 0)}${arcs(0, step)}${arcs(-step, 0)}${arcs(0, -step)}Z`;
}

const PLACES: readonly Cell[] = [
  [0.2, 0.2],
  [0.68, 0.17],
  [0.16, 0.5],
  [0.74, 0.48],
  [0.2, 0.8],
  [0.66, 0.84],
];

function clouds(chance: () => number): string {
  return PLACES.map(([a, b]) => {
    const [x, y] = [short(SIDE * a + chance() * 8 - 4), short(SIDE * b + chance() * 8 - 4)];
    return `M${x} ${y}q4 -6 10 -3q4 -6 11 -1q7 -1 7 4`;
  }).join("");
}
