import type { Plan } from "@civitas/table-kit";
import type { HexSpace } from "./hex.ts";

/** How far the letters and numbers stand from the rim of the sheet. */
const OFF = 8;

/** How wide and high a banner is at most, as a part of the room. */
const BANNER = { width: 0.13, height: 0.38 };

/** Letters and numbers stand at the rim of the leaf, where no banner lies over them, unless the map keeps clear of banners. */
function rimOf({ width, height, room }: Plan<HexSpace>): readonly [x: number, y: number] {
  const [aside, above] = [(room.width - width) / 2, (room.height - height) / 2];
  return [
    aside > BANNER.width * room.width ? OFF : OFF - Math.max(0, aside),
    above > BANNER.height * room.height ? OFF : OFF - Math.max(0, above),
  ];
}

/** The letters of the columns above and below, the numbers of the rows at both sides, as in an atlas. */
export function AtlasFrame({ plan }: { readonly plan: Plan<HexSpace> }) {
  const [left, top] = rimOf(plan);
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
        [top + 3, plan.height - top + 3].map((y) => (
          <text key={`${letter} ${y}`} x={x} y={y}>
            {letter}
          </text>
        )),
      )}
      {[...rows].map(([number, y]) =>
        [left, plan.width - left].map((x) => (
          <text key={`${number} ${x}`} x={x} y={y + 4}>
            {number}
          </text>
        )),
      )}
    </g>
  );
}
