import type { Seat } from "@civitas/kernel";
import { occasion } from "./abilities/occasion.ts";
import type { GameTable } from "./agenda.ts";
import { isReplaceable, markerAt } from "./land.ts";
import { outskirts } from "./outskirts.ts";
import { clearSquare } from "./placing.ts";
import { say, sayPlace } from "./say.ts";
import { type City, realmOf, type World } from "./state.ts";

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
