import type { Rules, Seat } from "@civitas/kernel";
import { occasion } from "../abilities/occasion.ts";
import type { GameTable, Stories } from "../agenda.ts";
import type { Announced, CityAction, Item } from "../announcing/announced.ts";
import { buildUnit } from "../battle/units.ts";
import { BUILDINGS } from "../content/buildings.ts";
import { RUSH_TRADE } from "../content/constants.ts";
import type { BuildingId, UnitType, WonderId } from "../content/ids.ts";
import { spendGreatCard } from "../culture/losing-people.ts";
import { stackingLimit } from "../limits.ts";
import { squareName } from "../map/grid.ts";
import { enemyAt, figuresInSupply, newFigure, standingAt } from "../movement/figures.ts";
import { ref } from "../refs.ts";
import { say, sayPlace } from "../say.ts";
import { type City, cityAt, realmOf, type SquareNumber, type World } from "../state.ts";
import { devoteCity } from "./arts.ts";
import { takeCrops } from "./harvesting.ts";
import { putMarker, takeFromMarket, whyNotBuilding, whyNotWonder } from "./placing.ts";

/** CV-11.4: a city action that nobody has cancelled is paid and carried out. */
export function carryOutAction(w: World, table: GameTable, what: Extract<Announced, { kind: "action" }>): void {
  const { seat, action } = what;
  const city = cityAt(realmOf(w, seat), what.city);
  switch (action.do) {
    case "produce":
      payForItems(w, table, seat, city, action);
      buildItems(w, table, { seat, city: city.at, items: action.items });
      break;
    case "devote":
      devoteCity(w, table, seat, city.at, action.intoTrade);
      break;
    case "harvest":
      takeCrops(w, table, seat, action.squares, "CV-11.14");
      break;
    case "free-building":
      buildBuilding(w, table, seat, city, action.id, action.square, "CV-11.12");
  }
}

/** CV-11.18: rush steps, bonuses, caravan and Michelangelo are spent. */
function payForItems(
  w: World,
  table: GameTable,
  seat: Seat,
  city: City,
  plan: Extract<CityAction, { do: "produce" }>,
): void {
  realmOf(w, seat).trade -= plan.rush * RUSH_TRADE;
  for (const n of plan.bonuses) city.bonuses.splice(city.bonuses.indexOf(n), 1);
  if (plan.caravan) {
    city.post = null;
    w.market.posts += 1;
  }
  if (plan.michelangelo) spendGreatCard(w, table, seat, "michelangelo", "CV-13.2");
}

/** CV-11.11: the second item comes after everything that the first has led to, even an attack (CV-8.15). */
function buildItems(w: World, table: GameTable, { seat, city, items }: Stories["buildItems"]): void {
  const [item, ...later] = items;
  if (item === undefined) return;
  if (later.length > 0) table.next("buildItems", { seat, city, items: later });
  buildItem(w, table, seat, cityAt(realmOf(w, seat), city), item);
}

export function* tellBuildItems(w: World, table: GameTable, due: Stories["buildItems"]): Rules {
  buildItems(w, table, due);
}

function buildItem(w: World, table: GameTable, seat: Seat, city: City, item: Item): void {
  switch (item.build) {
    case "army":
    case "scout":
      putFigure(w, table, seat, item.build, item.square, "CV-14.2");
      break;
    case "unit":
      buildUnitOf(w, table, seat, item.type, "CV-14.4");
      break;
    case "building":
      buildBuilding(w, table, seat, city, item.id, item.square, "CV-12.2");
      break;
    case "wonder":
      buildWonder(w, table, seat, city, item.id, item.square);
      break;
    case "walls":
      putWalls(w, table, seat, city, "CV-14.7");
  }
}

/** CV-14.2, CV-8.15: an army that is built onto enemies attacks them. */
export function putFigure(
  w: World,
  table: GameTable,
  seat: Seat,
  kind: "army" | "scout",
  square: SquareNumber,
  clause: string,
): void {
  const attacks = enemyAt(w, seat, square) !== undefined;
  if (figuresInSupply(w, seat, kind) === 0) return;
  if (!attacks && standingAt(w, seat, square) >= stackingLimit(w, seat)) return;
  realmOf(w, seat).figures.push({ ...newFigure(kind, square), marching: attacks ? "yes" : "no" });
  const name = squareName(w, square);
  table.tell(() => ({
    what: say("log.builds-figure", { who: { seat }, figure: say(`figure.${kind}`), place: sayPlace(w, square) }),
    seat,
    clause,
    moves: [{ piece: kind === "army" ? ref.army(seat) : ref.scout(seat), from: ref.realm(seat), to: ref.square(name) }],
  }));
  if (attacks) table.next("arrive", { seat });
}

export function buildUnitOf(w: World, table: GameTable, seat: Seat, type: UnitType, clause: string): void {
  if (!buildUnit(w, table.random, seat, type)) return;
  table.tell(() => ({
    what: say("log.builds-unit", { who: { seat }, unit: say(`unit-type.${type}`) }),
    seat,
    clause,
    moves: [{ piece: ref.unitDeck(type), from: ref.unitDeck(type), to: ref.units(seat, type) }],
  }));
}

/** CV-12.2, CV-12.9. */
export function buildBuilding(
  w: World,
  table: GameTable,
  seat: Seat,
  city: City,
  id: BuildingId,
  square: SquareNumber,
  clause: string,
): void {
  const { pool } = BUILDINGS[id];
  if (whyNotBuilding(w, seat, city, id, square) !== undefined || w.market.buildings[pool] === 0) return;
  w.market.buildings[pool] -= 1;
  putMarker(w, table, square, { kind: "building", id, owner: seat });
  table.tell(() => ({
    what: say("log.builds", { who: { seat }, what: say(`building.${id}`), place: sayPlace(w, square) }),
    seat,
    clause,
    moves: [{ piece: ref.building(id), from: ref.pool(pool), to: ref.square(squareName(w, square)) }],
  }));
}

/** CV-13.4, CV-13.6. */
function buildWonder(w: World, table: GameTable, seat: Seat, city: City, id: WonderId, square: SquareNumber): void {
  if (whyNotWonder(w, seat, city, square) !== undefined || !w.market.wonders.includes(id)) return;
  putMarker(w, table, square, { kind: "wonder", id, owner: seat });
  realmOf(w, seat).wonders.push({ id, obsolete: false, coins: 0 });
  table.tell(() => ({
    what: say("log.wonder", { who: { seat }, wonder: say(`wonder.${id}`), place: sayPlace(w, square) }),
    seat,
    clause: "CV-13.6",
    moves: [{ piece: ref.wonder(id), from: ref.wonder(id), to: ref.square(squareName(w, square)) }],
  }));
  takeFromMarket(w, id);
  occasion(w, table, [seat], "buildWonder", { seat, square });
  occasion(w, table, [seat], "glory", { seat, square });
}

export function putWalls(w: World, table: GameTable, seat: Seat, city: City, clause: string): void {
  if (city.walls) return;
  city.walls = true;
  table.tell(() => ({ what: say("log.walls", { who: { seat }, city: sayPlace(w, city.at) }), seat, clause }));
}
