import { type Plan, type Point, pathOf, plus, times } from "@civitas/table-kit";
import { memo } from "react";
import { type HexLook, type HexSpace, neighboursOf } from "./hex.ts";

type Line = "edge" | "coast" | "region" | "hex" | "dots";
const LINES: readonly Line[] = ["dots", "hex", "region", "coast", "edge"];

/** What the side between two hexes is. */
function lineBetween(a: HexLook, b: HexLook, sameRegion: boolean): Line {
  if ((a.terrain === undefined) !== (b.terrain === undefined)) return "edge";
  if (a.terrain !== undefined && (a.terrain === "sea") !== (b.terrain === "sea")) return "coast";
  if (!sameRegion) return "region";
  return a.terrain === undefined ? "dots" : "hex";
}

/** The sides of a hex clockwise from the north, as it lies on the screen: a turned map keeps its neighbours. */
function sideOf(plan: Plan<HexSpace>, hex: HexSpace, side: number): readonly [Point, Point] {
  const centre = plan.centre(hex);
  const corner = (i: number): Point => plus(centre, times(plan.grid.corners[i % 6] ?? [0, 0], plan.size));
  // The first corner of a flat hex is its upper left one.
  return [corner(side), corner(side + 1)];
}

/** Coasts, the rim of the known world, borders of regions and of hexes. */
export function Lines({ plan, looks }: { readonly plan: Plan<HexSpace>; readonly looks: readonly HexLook[] }) {
  const next = neighboursOf(plan.spaces);
  const paths: Record<Line, string> = { edge: "", coast: "", region: "", hex: "", dots: "" };
  for (const [i, hex] of plan.spaces.entries()) {
    const look = looks[i];
    if (look === undefined) continue;
    for (let side = 0; side < 6; side++) {
      const other = next(hex, side);
      // Each inner side once.
      if (other !== undefined && side >= 3) continue;
      const beyond = other === undefined ? undefined : looks[plan.spaces.indexOf(other)];
      const line = beyond === undefined ? "edge" : lineBetween(look, beyond, other?.slot === hex.slot);
      paths[line] += pathOf(sideOf(plan, hex, side), "open");
    }
  }
  return <DrawnLines {...paths} />;
}

const DrawnLines = memo(function DrawnLines(paths: Readonly<Record<Line, string>>) {
  return LINES.map((line) => <path key={line} className={`cc-line-${line}`} d={paths[line]} />);
});
