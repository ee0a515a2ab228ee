import { Glyph } from "@civitas/table-kit";
import type { Mood } from "../../src/content/pieces.ts";
import type { Owner } from "../../src/state.ts";
import { colourOf, shapeOf } from "./owner.ts";
import { Badge } from "./stamp.tsx";

/** The plate of a city: its size in the owner's sign, its mood, and a tick for each time it was activated. */
export function Plate({
  owner,
  size,
  mood,
  activations,
  y,
}: {
  readonly owner: Owner;
  readonly size: number;
  readonly mood: Mood;
  readonly activations: number;
  readonly y: number;
}) {
  const faced = mood !== "neutral";
  const width = 18 + (faced ? 17 : 0) + (activations > 0 ? activations * 12 + 3 : 0);
  const left = -width / 2;
  const ticks = left + 19 + (faced ? 17 : 0);
  return (
    <g className="cc-plate" data-mood={mood} transform={`translate(0 ${y})${activations > 0 ? " rotate(-7)" : ""}`}>
      {(faced || activations > 0) && <rect x={left + 5} y={-8.2} width={width - 4} height={16.4} rx={8.2} />}
      {faced && <Glyph name={mood === "happy" ? "mood" : "angry"} x={left + 25.5} size={16} fill="var(--cc-face)" />}
      {Array.from({ length: activations }, (_, i) => (
        <path key={i} className="cc-tick" d={`M${ticks + i * 12} .4l3.4 3.8 5.6-8.6`} />
      ))}
      {owner === "barbarians" ? (
        <g transform={`translate(${left + 9} 0)`}>
          <path d={shapeOf(owner, 9)} fill={colourOf(owner)} className="cc-rim" />
          <Glyph name="barbarian" size={13} fill="var(--cc-paper)" />
        </g>
      ) : (
        <Badge owner={owner} x={left + 9} r={9.4}>
          {size}
        </Badge>
      )}
    </g>
  );
}
