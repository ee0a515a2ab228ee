import type { Seat } from "@civitas/kernel";
import { passives } from "../cards/passives.ts";
import { type IconKind, iconsOf } from "../content/icons.ts";
import type { BuildingId } from "../content/ids.ts";
import { iconsAt, markerAt, resourceAt } from "../map/land.ts";
import { blockaded } from "../movement/figures.ts";
import { type City, realmOf, type SquareNumber, type World } from "../state.ts";
import { outskirts } from "./outskirts.ts";

/** CV-7.4, CV-7.7: the city for which a scout of the player gathers this square, if any. */
function gatheredFor(w: World, seat: Seat, square: SquareNumber): SquareNumber | undefined {
  for (const figure of realmOf(w, seat).figures) {
    if (figure.at === square && figure.gathers !== null && figure.marching !== "yes") return figure.gathers;
  }
  return undefined;
}

/**
 * Whether a square of its outskirts counts for the city: no enemy is there, and no scout gathers it for another city.
 */
const isGathered = (w: World, seat: Seat, city: City, square: SquareNumber): boolean =>
  (gatheredFor(w, seat, square) ?? city.at) === city.at && !blockaded(w, seat, square);

/** Squares beyond the outskirts where scouts gather for the city, each once. */
function scoutedSquares(w: World, seat: Seat, city: City, own: readonly SquareNumber[]): SquareNumber[] {
  const squares: SquareNumber[] = [];
  for (const { at, gathers } of realmOf(w, seat).figures) {
    if (gathers !== city.at || own.includes(at) || squares.includes(at)) continue;
    if (gatheredFor(w, seat, at) === city.at) squares.push(at);
  }
  return squares;
}

/** The squares whose icons count for a city: its unblockaded outskirts and those of its scouts, each for one city only. */
function gatheredSquares(
  w: World,
  seat: Seat,
  city: City,
  are: (square: SquareNumber) => boolean = () => true,
): SquareNumber[] {
  const own = outskirts(w, city);
  const squares = own.filter((square) => are(square) && isGathered(w, seat, city, square));
  for (const square of scoutedSquares(w, seat, city, own)) if (are(square)) squares.push(square);
  return squares;
}

/** CV-9.15: buildings that give their owner nothing under this government. */
function barren(w: World, seat: Seat, kind: IconKind, square: SquareNumber): boolean {
  if (kind !== "trade" && kind !== "culture") return false;
  const marker = markerAt(w, square);
  if (marker?.kind !== "building" || marker.owner !== seat) return false;
  for (const idle of passives.all(w, seat, kind === "trade" ? "noTradeFrom" : "noCultureFrom")) {
    if (includes(idle, marker.id)) return true;
  }
  return false;
}

const includes = (ids: readonly BuildingId[], id: BuildingId): boolean => ids.includes(id);

/** CV-7.4: whether what lies in a square counts for its city. The combat bonus of a marker is never gathered by others. */
const countsFor = (w: World, seat: Seat, city: City, kind: IconKind, square: SquareNumber): boolean =>
  kind === "combat" ? !blockaded(w, seat, square) : isGathered(w, seat, city, square);

/** The icons of a kind that a city has. Most squares have none, so that is checked first. */
export function cityIcons(w: World, seat: Seat, city: City, kind: IconKind): number {
  const own = outskirts(w, city);
  let n = 0;
  for (const square of own) {
    const icons = iconsOf(iconsAt(w, square), kind);
    if (icons > 0 && countsFor(w, seat, city, kind, square) && !barren(w, seat, kind, square)) n += icons;
  }
  if (kind === "combat") return n;
  for (const square of scoutedSquares(w, seat, city, own)) {
    const icons = iconsOf(iconsAt(w, square), kind);
    if (icons > 0 && !barren(w, seat, kind, square)) n += icons;
  }
  return n;
}

/** What a city gathers, all kinds at once: the same as `cityIcons` for each kind. */
export function gatheredIcons(w: World, seat: Seat, city: City): Record<Exclude<IconKind, "combat">, number> {
  const sum = { production: 0, trade: 0, culture: 0, coin: 0 };
  for (const square of gatheredSquares(w, seat, city)) {
    const { production, trade, culture, coin } = iconsAt(w, square);
    sum.production += production;
    sum.coin += coin;
    if (trade > 0 && !barren(w, seat, "trade", square)) sum.trade += trade;
    if (culture > 0 && !barren(w, seat, "culture", square)) sum.culture += culture;
  }
  return sum;
}

export function countIcons(w: World, seat: Seat, kind: IconKind): number {
  let n = 0;
  for (const city of realmOf(w, seat).cities) n += cityIcons(w, seat, city, kind);
  return n;
}

/** CV-10.1. */
export const tradeIncome = (w: World, seat: Seat): number => countIcons(w, seat, "trade");

/** CV-11.14: the squares of a city with a resource icon. */
export const resourceSquares = (w: World, seat: Seat, city: City): SquareNumber[] =>
  gatheredSquares(w, seat, city, (square) => resourceAt(w, square) !== null);
