import type { Seat } from "@civitas/kernel";
import { centreOf } from "../city/outskirts.ts";
import { around, grid, squaresApart } from "../map/grid.ts";
import { explored, iconsAt, isSite, markerAt, terrainOf } from "../map/land.ts";
import { enemyAt } from "../movement/figures.ts";
import type { SquareNumber, World } from "../state.ts";
import { BY_ROUND } from "./rounds.ts";

/** A scout looks for a place for a city so far around it. */
const IN_SIGHT = 4;
/** CV-8.8: squares between city centres. */
const CITY_DISTANCE = 3;
/** What is left of the worth of a place for each thing that still keeps a city away: an unknown tile, a hut, an enemy. */
const IN_THE_WAY = 0.7;
/** What an unknown square may bring every round. */
const UNKNOWN = 0.1;

/** The best place for a city, the nearer and the freer the better. */
export function siteNear(w: World, seat: Seat, from: SquareNumber, rounds: number): number {
  const { width, height, slots } = grid(w);
  const centres = w.realms.flatMap(({ cities }) => cities.flatMap(centreOf));
  const [x, y] = [from % width, Math.floor(from / width)];
  let best = 0;
  for (let row = Math.max(0, y - IN_SIGHT); row <= Math.min(height - 1, y + IN_SIGHT); row++) {
    for (let column = Math.max(0, x - IN_SIGHT); column <= Math.min(width - 1, x + IN_SIGHT); column++) {
      const square = row * width + column;
      if (slots[square] === undefined) continue;
      const away = Math.max(Math.abs(column - x), Math.abs(row - y));
      const worth = (0.9 - 0.1 * away) * promiseOf(w, seat, square, rounds, centres);
      if (worth > best) best = worth;
    }
  }
  return best;
}

/** What a city here would bring; less while something keeps it away, nothing where there can never be one. */
function promiseOf(
  w: World,
  seat: Seat,
  square: SquareNumber,
  rounds: number,
  centres: readonly SquareNumber[],
): number {
  const near = around(w, square);
  if (near.length < 8 || terrainOf(w, square) === "water" || markerAt(w, square) !== null) return 0;
  for (const centre of centres) if (squaresApart(w, square, centre) < CITY_DISTANCE) return 0;
  const { slots } = grid(w);
  const unknown = new Set<number | undefined>();
  let inTheWay = 0;
  let icons = 0;
  for (const other of near) {
    if (!explored(w, other)) {
      unknown.add(slots[other]);
      icons += UNKNOWN;
      continue;
    }
    if (isSite(markerAt(w, other)) || enemyAt(w, seat, other) !== undefined) inTheWay++;
    const { trade, production, culture } = iconsAt(w, other);
    icons += BY_ROUND.trade * trade + BY_ROUND.production * production + BY_ROUND.culture * culture;
  }
  return IN_THE_WAY ** (inTheWay + unknown.size) * (1 + rounds * (BY_ROUND.action + icons));
}
