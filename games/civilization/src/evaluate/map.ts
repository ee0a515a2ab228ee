import type { Seat } from "@civitas/kernel";
import { maxCities } from "../limits.ts";
import { grid, squaresApart } from "../map/grid.ts";
import { explored, isSite, markerAt } from "../map/land.ts";
import { capitalOf, realmOf, type SquareNumber, type World } from "../state.ts";
import { siteNear } from "./sites.ts";

/** By army, the first and every further one: one alone explores, two together fight, more of them stand about. */
const ARMY = [1, 0.7, 0.4, 0.2, 0.1, 0.1];
const SCOUT = 1.2;
const GATHERING = 0.1;
/** A goal for an army loses its worth with the way to it; the second army finds less than the first. */
const GOAL = [0.9, 0.5, 0.2];
const FAR = 7;

/** Figures, and where they stand: what they can take, and where scouts can found a city. */
export function figuresWorth(w: World, seat: Seat, rounds: number, goals: readonly SquareNumber[]): number {
  const { figures, cities } = realmOf(w, seat);
  let sum = 0;
  let site = 0;
  const near: number[] = [];
  const founds = cities.length > 0 && cities.length < maxCities(w, seat);
  for (const { kind, at, gathers } of figures) {
    if (kind === "army") near.push(nearness(w, at, goals));
    else {
      sum += gathers === null ? SCOUT : SCOUT + GATHERING;
      if (founds) site = Math.max(site, siteNear(w, seat, at, rounds));
    }
  }
  near.sort((a, b) => b - a);
  near.forEach((goal, n) => {
    sum += (ARMY[n] ?? 0) + (GOAL[n] ?? 0) * goal;
  });
  return sum + site;
}

/** What armies set out for: huts, villages, relics and unknown tiles. */
export const goalsOnTheMap = (w: World): SquareNumber[] =>
  grid(w).all.filter((square) => !explored(w, square) || isSite(markerAt(w, square)));

/** From 0 to 1: how near the nearest of the goals is. */
function nearness(w: World, at: SquareNumber, goals: readonly SquareNumber[]): number {
  let nearest = FAR;
  for (const goal of goals) nearest = Math.min(nearest, squaresApart(w, at, goal));
  return 1 - nearest / FAR;
}

/** Known tiles on the player's own side of the map: room to grow. */
const KNOWN_TILE = 0.5;

export function landKnown(w: World, seat: Seat): number {
  let sum = 0;
  const { covered } = grid(w);
  for (const [slot, tile] of w.tiles.entries()) {
    const square = covered[slot]?.[5];
    if (tile.explored && square !== undefined && isNearest(w, seat, square)) sum += KNOWN_TILE;
  }
  return sum;
}

function isNearest(w: World, seat: Seat, square: SquareNumber): boolean {
  const away = (of: Seat): number => {
    const { cities } = realmOf(w, of);
    return cities.length === 0 ? Number.POSITIVE_INFINITY : squaresApart(w, capitalOf(realmOf(w, of)).at, square);
  };
  const own = away(seat);
  return w.realms.every((_, other) => away(other) >= own);
}
