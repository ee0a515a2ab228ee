import type { Seat } from "@civitas/kernel";
import { occasion } from "../abilities/occasion.ts";
import type { GameTable } from "../agenda.ts";
import { BUILDINGS } from "../content/buildings.ts";
import type { WonderId } from "../content/ids.ts";
import { squareName } from "../map/grid.ts";
import { isReplaceable, markerAt } from "../map/land.ts";
import { killFigure } from "../movement/figures.ts";
import { ref } from "../refs.ts";
import { say, sayPlace } from "../say.ts";
import { type City, realmOf, type SquareNumber, type World } from "../state.ts";
import { centreAt, outskirts } from "./outskirts.ts";
import { clearSquare, takeFromMarket } from "./placing.ts";

/** CV-0.10: the building returns to the market. */
export function destroyBuilding(w: World, table: GameTable, by: Seat, square: SquareNumber): void {
  const marker = markerAt(w, square);
  if (marker?.kind !== "building") return;
  clearSquare(w, table, square, "destroyed");
  table.tell(() => ({
    what: say("log.building-destroyed", { building: say(`building.${marker.id}`), place: sayPlace(w, square) }),
    seat: by,
    clause: "CV-0.10",
    moves: [
      {
        piece: ref.building(marker.id),
        from: ref.square(squareName(w, square)),
        to: ref.pool(BUILDINGS[marker.id].pool),
      },
    ],
  }));
}

/** CV-13.10 to CV-13.12: an owned wonder loses its ability and its coins; one of the market is discarded. */
export function obsolete(w: World, table: GameTable, by: Seat, id: WonderId): void {
  const owned = w.realms.flatMap(({ wonders }) => wonders).find((wonder) => wonder.id === id);
  if (owned !== undefined) {
    owned.obsolete = true;
    owned.coins = 0;
  } else if (w.market.wonders.includes(id)) {
    takeFromMarket(w, id);
    w.gone.wonders.push(id);
  }
  table.tell(() => ({ what: say("log.obsolete", { wonder: say(`wonder.${id}`) }), seat: by, clause: "CV-13.10" }));
}

/** CV-33.11: a city is destroyed with all figures in its outskirts; nobody gains loot. */
export function nuke(w: World, table: GameTable, at: SquareNumber): void {
  const target = centreAt(w, at);
  if (target === undefined || target.city.capital) return;
  const squares = outskirts(w, target.city);
  for (const [seat, { figures }] of w.realms.entries()) {
    const dying = figures.filter((figure) => squares.includes(figure.at));
    for (const figure of dying) killFigure(w, seat, figure);
    if (dying.length === 0) continue;
    table.tell(() => ({ what: say("log.figures-die", { who: { seat }, n: dying.length }), seat, clause: "CV-33.11" }));
  }
  destroyCity(w, table, target.seat, target.city);
}

/** CV-8.16: a city and everything in its outskirts but the figures. */
export function destroyCity(
  w: World,
  table: GameTable,
  owner: Seat,
  city: City,
  how: { readonly conqueror?: Seat } = {},
): void {
  const realm = realmOf(w, owner);
  for (const square of outskirts(w, city)) {
    if (isReplaceable(markerAt(w, square))) clearSquare(w, table, square, "destroyed");
  }
  if (city.post !== null) w.market.posts += 1;
  realm.cities = realm.cities.filter((other) => other !== city);
  for (const figure of realm.figures) if (figure.gathers === city.at) figure.gathers = null; // CV-7.5
  table.tell(() => ({
    what: say("log.city-destroyed", { who: { seat: owner }, city: sayPlace(w, city.at) }),
    seat: owner,
    clause: "CV-8.16",
  }));
  const { conqueror } = how;
  if (conqueror !== undefined) occasion(w, table, [conqueror], "glory", { seat: conqueror, square: city.at });
}
