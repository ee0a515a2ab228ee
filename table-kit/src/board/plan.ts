import type { Ref } from "@civitas/kernel";
import { type BoardGrid, boardGrid, type Cell, type Shape } from "./grid.ts";
import { distance, type Point, pathOf, plus, times } from "./point.ts";

/** A space of a map. */
export interface MapSpace {
  readonly at: Ref;
  readonly cell: Cell;
  /** The players' name for it, `C2`: typing it goes there. */
  readonly name: string;
}

/** A map laid out on a sheet: how large its spaces are and where they lie, in pixels before any zoom. */
export interface Plan<S extends MapSpace = MapSpace> {
  readonly spaces: readonly S[];
  readonly grid: BoardGrid;
  /** A hex's side, a square's edge. */
  readonly size: number;
  readonly width: number;
  readonly height: number;
  /** The room it was laid out for: the sheet lies in its middle, or is larger than it. */
  readonly room: Room;
  readonly turned: boolean;
  readonly centre: (space: MapSpace) => Point;
  /** The outline around a centre, smaller by this many pixels at the corners. */
  readonly outline: (inset?: number, centre?: Point) => string;
  readonly find: (at: Ref) => S | undefined;
}

export interface Room {
  readonly width: number;
  readonly height: number;
}

export interface MapLayout {
  readonly shape: Shape;
  /** Rotated a quarter to the left, for screens that are taller than wide. */
  readonly turned?: boolean | undefined;
  /** Free room around the outermost spaces, in pixels. */
  readonly margin: number;
  /** The smallest and the largest size of a space, whatever the room; what does not fit is reached by panning. */
  readonly least: number;
  readonly most: number;
}

interface Extent {
  readonly min: Point;
  readonly max: Point;
}

function extentOf(spaces: readonly MapSpace[], grid: BoardGrid): Extent {
  const points = spaces.flatMap(({ cell }) => grid.corners.map((corner) => plus(grid.centre(cell), corner)));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { min: [Math.min(...xs), Math.min(...ys)], max: [Math.max(...xs), Math.max(...ys)] };
}

const ORIGIN: Point = [0, 0];

/** Lays the map out as large as the room allows. */
export function planOf<S extends MapSpace>(spaces: readonly S[], layout: MapLayout, room: Room): Plan<S> {
  const { shape, turned = false, margin, least, most } = layout;
  const grid = boardGrid(shape, turned);
  const { min, max } = extentOf(spaces, grid);
  const [wide, high] = [max[0] - min[0], max[1] - min[1]];
  const fits = Math.min((room.width - 2 * margin) / wide, (room.height - 2 * margin) / high);
  const size = Math.min(most, Math.max(least, fits));
  const byRef = new Map(spaces.map((space) => [space.at, space]));
  return {
    spaces,
    grid,
    size,
    room,
    turned,
    width: wide * size + 2 * margin,
    height: high * size + 2 * margin,
    centre: ({ cell }) => {
      const [x, y] = grid.centre(cell);
      return [(x - min[0]) * size + margin, (y - min[1]) * size + margin];
    },
    outline: (inset = 0, centre = ORIGIN) =>
      pathOf(grid.corners.map((corner) => plus(times(corner, size - inset), centre))),
    find: (at) => byRef.get(at),
  };
}

/** The space that lies in a direction: the neighbour, or the first one beyond a gap. */
export function neighbour<S extends MapSpace>(plan: Plan<S>, from: MapSpace, way: Point): S | undefined {
  const start = plan.centre(from);
  let best: { space: S; cost: number } | undefined;
  for (const space of plan.spaces) {
    const centre = plan.centre(space);
    const [dx, dy] = [centre[0] - start[0], centre[1] - start[1]];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1] - dy * way[0]);
    // Within 29 degrees of the direction: neighbours of a hex lie 60 degrees apart.
    if (along < 1 || aside > along * 0.55) continue;
    const cost = along + 2.5 * aside;
    if (best === undefined || cost < best.cost) best = { space, cost };
  }
  return best?.space;
}

/** The space nearest to a point of the sheet. */
export function nearestTo<S extends MapSpace>(plan: Plan<S>, point: Point): S | undefined {
  return plan.spaces.reduce<S | undefined>((best, space) => {
    if (best === undefined) return space;
    return distance(plan.centre(space), point) < distance(plan.centre(best), point) ? space : best;
  }, undefined);
}
