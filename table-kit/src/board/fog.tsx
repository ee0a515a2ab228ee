import type { ReactNode } from "react";
import { useBoard } from "./board.tsx";
import { bordersOf } from "./border.ts";
import type { MapSpace } from "./plan.ts";
import { type Point, pathOf } from "./point.ts";

/** What nobody has seen: one cloud over each group of hidden spaces that touch. */
export function Fog({
  spaces,
  fill,
  ornament,
}: {
  readonly spaces: readonly MapSpace[];
  /** A colour or a pattern of the game; absent, the kit's hatching. */
  readonly fill?: string;
  /** What is drawn on each cloud, such as a compass. */
  readonly ornament?: (middle: Point) => ReactNode;
}) {
  const { plan } = useBoard();
  if (spaces.length === 0) return null;
  const clouds = bordersOf(plan, spaces);
  return (
    <g className="board-fog">
      <path
        d={clouds.map((ring) => pathOf(ring)).join("")}
        fillRule="evenodd"
        style={fill === undefined ? {} : { fill }}
      />
      {ornament !== undefined && clouds.map((ring) => <g key={pathOf(ring)}>{ornament(middleOf(ring))}</g>)}
    </g>
  );
}

function middleOf(ring: readonly Point[]): Point {
  const [x, y] = ring.reduce<Point>(([sx, sy], [px, py]) => [sx + px, sy + py], [0, 0]);
  return [x / ring.length, y / ring.length];
}
