import type { MapSpace, Plan } from "./plan.ts";
import { distance, minus, type Point, plus, times } from "./point.ts";

interface Edge {
  readonly from: Point;
  readonly to: Point;
}

/** Points closer than this are the same corner. */
const SAME = 1;

/** The outer border of joined spaces: one ring around each group of them, and one around each hole. */
export function bordersOf(plan: Plan, spaces: readonly MapSpace[]): Point[][] {
  const edges = spaces.flatMap((space) => {
    const centre = plan.centre(space);
    const corners = plan.grid.corners.map((corner) => plus(centre, times(corner, plan.size)));
    return corners.map((from, i): Edge => ({ from, to: corners[(i + 1) % corners.length] ?? from }));
  });
  // An edge between two of the spaces occurs twice, once in each direction.
  const outer = new Set(edges.filter((edge) => !edges.some((other) => isBack(edge, other))));
  const rings: Point[][] = [];
  for (const first of outer) {
    outer.delete(first);
    const ring = [first.from];
    let edge: Edge | undefined = first;
    while (edge !== undefined) {
      const end: Point = edge.to;
      edge = [...outer].find(({ from }) => distance(from, end) < SAME);
      if (edge === undefined) break;
      outer.delete(edge);
      ring.push(edge.from);
    }
    rings.push(ring);
  }
  return rings;
}

const isBack = (a: Edge, b: Edge): boolean => distance(a.from, b.to) < SAME && distance(a.to, b.from) < SAME;

/** A ring moved inwards, so that two ribbons can lie side by side along one border. */
export function inset(ring: readonly Point[], by: number): Point[] {
  return ring.map((corner, i) => {
    const before = ring.at(i - 1) ?? corner;
    const after = ring[(i + 1) % ring.length] ?? corner;
    const way = plus(inwards(before, corner), inwards(corner, after));
    const length = way[0] ** 2 + way[1] ** 2;
    return length < 1e-6 ? corner : plus(corner, times(way, (2 * by) / length));
  });
}

/** The unit vector that points from an edge to the inside of a clockwise ring. */
function inwards(from: Point, to: Point): Point {
  const [x, y] = minus(to, from);
  const length = Math.hypot(x, y) || 1;
  return [-y / length, x / length];
}
