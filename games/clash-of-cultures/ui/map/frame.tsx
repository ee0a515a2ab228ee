import type { Plan } from "@civitas/table-kit";
import type { HexSpace } from "./hex.ts";

/** How far the letters and numbers stand from the rim of the sheet. */
const OFF = 8;

/** The letters of the columns above and below, the numbers of the rows at both sides, as in an atlas. */
export function AtlasFrame({ plan }: { readonly plan: Plan<HexSpace> }) {
  const columns = new Map<string, number>();
  const rows = new Map<string, number>();
  for (const hex of plan.spaces) {
    const [x, y] = plan.centre(hex);
    const row = hex.name.slice(1);
    columns.set(hex.name.charAt(0), x);
    // Every other column stands half a hex lower.
    if (hex.cell[0] % 2 === 0) rows.set(row, y);
  }
  return (
    <g className="cc-atlas">
      {[...columns].map(([letter, x]) =>
        [OFF + 3, plan.height - OFF + 3].map((y) => (
          <text key={`${letter} ${y}`} x={x} y={y}>
            {letter}
          </text>
        )),
      )}
      {[...rows].map(([number, y]) =>
        [OFF, plan.width - OFF].map((x) => (
          <text key={`${number} ${x}`} x={x} y={y + 4}>
            {number}
          </text>
        )),
      )}
    </g>
  );
}
