import type { Reason, Seat } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { BUILDINGS } from "../content/buildings.ts";
import type { BuildingId, GreatType, WonderId } from "../content/ids.ts";
import { loseGreatPerson } from "../culture/losing-people.ts";
import { squareName } from "../map/grid.ts";
import { isReplaceable, isSite, markerAt, terrainOf } from "../map/land.ts";
import { blockaded } from "../movement/figures.ts";
import { ref } from "../refs.ts";
import { say, sayPlace } from "../say.ts";
import { refillWonders } from "../setup/beginning.ts";
import { type City, type Marker, realmOf, type SquareNumber, type World } from "../state.ts";
import { outskirts } from "./outskirts.ts";

const BLOCKADED: Reason = { why: say("why.blockaded"), clause: "CV-8.14" };
const SITE: Reason = { why: say("why.site"), clause: "CV-12.2" };
const WRONG_TERRAIN: Reason = { why: say("why.terrain"), clause: "CV-12.2" };
const PERSON_ON_WATER: Reason = { why: say("why.water"), clause: "CV-18.3" };
const SECOND_LIMITED: Reason = { why: say("why.limited"), clause: "CV-12.3" };

/** CV-8.14, CV-12.2: why nothing can be put on a square of one's own outskirts. */
function closed(w: World, seat: Seat, square: SquareNumber): Reason | undefined {
  if (blockaded(w, seat, square)) return BLOCKADED;
  if (isSite(markerAt(w, square))) return SITE;
  return undefined;
}

/** CV-12.2, CV-12.3: why this building can't stand on this square of the city's outskirts. */
export function whyNotBuilding(
  w: World,
  seat: Seat,
  city: City,
  id: BuildingId,
  square: SquareNumber,
): Reason | undefined {
  const { terrain, limited } = BUILDINGS[id];
  const here = terrainOf(w, square);
  if (here === undefined || !terrain.includes(here)) return WRONG_TERRAIN;
  if (limited && otherLimited(w, city, square)) return SECOND_LIMITED;
  return closed(w, seat, square);
}

/** CV-12.8: another limited building stands in the city, not on this square. */
function otherLimited(w: World, city: City, square: SquareNumber): boolean {
  for (const other of outskirts(w, city)) {
    const marker = markerAt(w, other);
    if (other !== square && marker?.kind === "building" && BUILDINGS[marker.id].limited) return true;
  }
  return false;
}

/** CV-13.4, CV-13.5. */
export function whyNotWonder(w: World, seat: Seat, city: City, square: SquareNumber): Reason | undefined {
  if (terrainOf(w, square) === "water") return { why: say("why.water"), clause: "CV-13.4" };
  const first = outskirts(w, city).find((other) => markerAt(w, other)?.kind === "wonder");
  if (first !== undefined && first !== square) return { why: say("why.second-wonder"), clause: "CV-13.5" };
  return closed(w, seat, square);
}

/** CV-18.3. */
function whyNotGreatPerson(w: World, seat: Seat, square: SquareNumber): Reason | undefined {
  if (terrainOf(w, square) === "water") return PERSON_ON_WATER;
  return closed(w, seat, square);
}

export const squaresForBuilding = (w: World, seat: Seat, city: City, id: BuildingId): SquareNumber[] =>
  outskirts(w, city).filter((square) => whyNotBuilding(w, seat, city, id, square) === undefined);

export const squaresForWonder = (w: World, seat: Seat, city: City): SquareNumber[] =>
  outskirts(w, city).filter((square) => whyNotWonder(w, seat, city, square) === undefined);

export function squaresForGreatPerson(w: World, seat: Seat): SquareNumber[] {
  const squares: SquareNumber[] = [];
  for (const city of realmOf(w, seat).cities) {
    for (const square of outskirts(w, city)) {
      if (whyNotGreatPerson(w, seat, square) === undefined) squares.push(square);
    }
  }
  return squares;
}

export const hasSquareForGreatPerson = (w: World, seat: Seat): boolean =>
  realmOf(w, seat).cities.some((city) =>
    outskirts(w, city).some((square) => whyNotGreatPerson(w, seat, square) === undefined),
  );

/** CV-12.7: what lay there is replaced. */
export function putMarker(w: World, table: GameTable, square: SquareNumber, marker: Marker): void {
  if (isReplaceable(markerAt(w, square))) clearSquare(w, table, square, "replaced");
  w.markers[square] = marker;
}

/**
 * A building, wonder or great person leaves its square. A great person that is replaced goes into reserve (CV-12.7);
 * one that dies goes back to the pool (CV-0.9).
 */
export function clearSquare(w: World, table: GameTable, square: SquareNumber, how: "replaced" | "destroyed"): void {
  const marker = markerAt(w, square);
  if (marker === null) return;
  w.markers[square] = null;
  switch (marker.kind) {
    case "building":
      w.market.buildings[BUILDINGS[marker.id].pool] += 1;
      if (how === "replaced") tellReplaced(w, table, marker.id, square);
      return;
    case "wonder":
      removeWonder(w, marker.owner, marker.id);
      table.tell(() => ({
        what: say("log.wonder-gone", { wonder: say(`wonder.${marker.id}`), place: sayPlace(w, square) }),
        clause: "CV-13.8",
      }));
      return;
    case "great-person":
      if (how === "replaced") takeIntoReserve(w, table, marker.owner, marker.id, square);
      else loseGreatPerson(w, table, marker.owner, marker.id);
      return;
    default:
      return;
  }
}

function tellReplaced(w: World, table: GameTable, id: BuildingId, square: SquareNumber): void {
  table.tell(() => ({
    what: say("log.building-replaced", { building: say(`building.${id}`), place: sayPlace(w, square) }),
    clause: "CV-12.7",
    moves: [{ piece: ref.building(id), from: ref.square(squareName(w, square)), to: ref.pool(BUILDINGS[id].pool) }],
  }));
}

/** CV-12.7, CV-18.5: a great person leaves the map without dying. */
export function takeIntoReserve(w: World, table: GameTable, seat: Seat, type: GreatType, square: SquareNumber): void {
  realmOf(w, seat).reserve.push(type);
  table.tell(() => ({
    what: say("log.into-reserve", { who: { seat }, person: say(`great-person.${type}`) }),
    seat,
    clause: "CV-18.4",
    moves: [{ piece: ref.greatPerson(type), from: ref.square(squareName(w, square)), to: ref.reserve(seat, type) }],
  }));
}

/** CV-13.8, CV-13.12: the card leaves the game with what lies on it. */
function removeWonder(w: World, owner: Seat, id: WonderId): void {
  const realm = realmOf(w, owner);
  realm.wonders = realm.wonders.filter((wonder) => wonder.id !== id);
  w.gone.wonders.push(id);
}

/** CV-13.11: a wonder leaves the market. */
export function takeFromMarket(w: World, id: WonderId): void {
  w.market.wonders = w.market.wonders.filter((wonder) => wonder !== id);
  refillWonders(w);
}
