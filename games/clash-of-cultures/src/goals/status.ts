import type { Seat } from "@civitas/kernel";
import { citiesOf, isUsable, sizeOf } from "../cities.ts";
import { GOVERNMENT_IDS } from "../content/categories.ts";
import { GOODS } from "../content/goods.ts";
import type { Mood } from "../content/ids.ts";
import { BUILDING_IDS } from "../content/pieces.ts";
import { type Clash, playerOf } from "../state.ts";
import { tradeRoutes } from "../trade-routes.ts";
import { unitsInPlay } from "../troops.ts";
import {
  blockaders,
  categoriesBegun,
  citiesWith,
  consulates,
  garrisons,
  isWhole,
  leadOf,
  lonelyCities,
  outposts,
  piecesAbroad,
  threatening,
  wholeCategories,
} from "./counts.ts";
import { isFarFromHome } from "./distance.ts";
import type { StatusGoal } from "./goal.ts";

/** CC-24.2: whether this holds in the Status phase. */
export function holds(s: Clash, seat: Seat, goal: StatusGoal): boolean {
  switch (goal.goal) {
    case "cities":
      return citiesOf(s, seat).length >= goal.n;
    case "happy-cities":
      return inMood(s, seat, "happy") >= goal.n;
    case "angry-cities":
      return inMood(s, seat, "angry") >= goal.n;
    case "city-of-size":
      return citiesOf(s, seat).some((city) => sizeOf(city) >= goal.n);
    case "lonely-cities":
      return lonelyCities(s, seat) >= goal.n;
    case "far-city":
      return citiesOf(s, seat).some(({ hex }) => isFarFromHome(s, seat, hex, goal.n));
    case "most-cities-with":
      return leadOf(s, seat, (one) => citiesWith(s, one, goal.building)) > 0;
    case "all-buildings":
      return BUILDING_IDS.every((id) =>
        citiesOf(s, seat).some((city) => city.buildings[id] === seat && isUsable(s, city, id)),
      );
    case "most-advances":
      return advancesOf(s, seat) >= goal.n && leadOf(s, seat, (one) => advancesOf(s, one)) > 0;
    case "whole-category":
      return isWhole(s, seat, goal.category);
    case "whole-government":
      return GOVERNMENT_IDS.some((id) => isWhole(s, seat, id));
    case "most-whole-categories":
      return leadOf(s, seat, (one) => wholeCategories(s, one)) > 0;
    case "categories":
      return categoriesBegun(s, seat) >= goal.n;
    case "stock":
      return GOODS.every((good) => playerOf(s, seat).goods[good] >= (goal.have[good] ?? 0));
    case "fleet":
      return (
        shipsOn(s, seat) >= goal.n || (shipsOn(s, seat) >= goal.orMost && leadOf(s, seat, (one) => shipsOn(s, one)) > 0)
      );
    case "army-lead":
      return leadOf(s, seat, (one) => unitsInPlay(s, one, "soldier")) >= goal.n;
    case "garrisons":
      return garrisons(s, seat) >= goal.n;
    case "soldiers-and-ships":
      return unitsInPlay(s, seat, "soldier") + shipsOn(s, seat) >= goal.n;
    case "blockade":
      return blockaders(s, seat) >= goal.n;
    case "threat":
      return threatening(s, seat) >= goal.n;
    case "outposts":
      return outposts(s, seat) >= goal.n;
    case "consulates":
      return consulates(s, seat) >= goal.n;
    case "most-influence":
      return leadOf(s, seat, (one) => piecesAbroad(s, one)) > 0;
    case "trade-routes":
      return tradeRoutes(s, seat) >= goal.n;
    case "ship-routes":
      return tradeRoutes(s, seat, true) >= goal.n;
    case "only-wonder":
      return isOnlyBuilder(s, seat);
  }
}

const inMood = (s: Clash, seat: Seat, wanted: Mood): number =>
  citiesOf(s, seat).filter(({ mood }) => mood === wanted).length;

const advancesOf = (s: Clash, seat: Seat): number => playerOf(s, seat).advances.length;
const shipsOn = (s: Clash, seat: Seat): number => unitsInPlay(s, seat, "ship");

/** Somebody built Wonders this round, and it was this player alone. */
function isOnlyBuilder(s: Clash, seat: Seat): boolean {
  const built = s.wondersBuilt.filter(({ round }) => round === s.round);
  return built.length > 0 && built.every((one) => one.seat === seat);
}
