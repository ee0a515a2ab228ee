import type { Seat } from "@civitas/kernel";
import { citiesOf, cityAt, isUsable } from "../cities.ts";
import { CATEGORIES, CATEGORY_IDS, type CategoryId } from "../content/categories.ts";
import { BUILDING_IDS, type Building } from "../content/pieces.ts";
import { beside } from "../map.ts";
import { type City, type Clash, type Hex, playerOf } from "../state.ts";
import { shipsOf, soldiersAt } from "../troops.ts";

/** CC-24.8: how far this player's number is above every other one's; a number of 0 leads nobody. */
export function leadOf(s: Clash, seat: Seat, count: (seat: Seat) => number): number {
  const mine = count(seat);
  const others = s.seating.filter((other) => other !== seat).map(count);
  return mine === 0 ? 0 : mine - Math.max(0, ...others);
}

/** CC-24.10: cities with this building, of any colour, that their owner can use. */
export const citiesWith = (s: Clash, seat: Seat, building: Building): number =>
  citiesOf(s, seat).filter((city) => isUsable(s, city, building)).length;

export const isWhole = (s: Clash, seat: Seat, category: CategoryId): boolean =>
  CATEGORIES[category].every((id) => playerOf(s, seat).advances.includes(id));

export const wholeCategories = (s: Clash, seat: Seat): number =>
  CATEGORY_IDS.filter((id) => isWhole(s, seat, id)).length;

export const categoriesBegun = (s: Clash, seat: Seat): number =>
  CATEGORY_IDS.filter((id) => CATEGORIES[id].some((advance) => playerOf(s, seat).advances.includes(advance))).length;

/** Cities of other players, not of barbarians. */
const othersCities = (s: Clash, seat: Seat): City[] =>
  s.cities.filter(({ owner }) => owner !== seat && owner !== "barbarians");

const piecesOf = (city: City, seat: Seat): number => BUILDING_IDS.filter((id) => city.buildings[id] === seat).length;

/** CC-9.13: cities of other players with a piece of this colour, and how many pieces there are in them. */
export const consulates = (s: Clash, seat: Seat): number =>
  othersCities(s, seat).filter((city) => piecesOf(city, seat) > 0).length;
export const piecesAbroad = (s: Clash, seat: Seat): number =>
  othersCities(s, seat).reduce((sum, city) => sum + piecesOf(city, seat), 0);

/** Ships on Port hexes of other players. */
export function blockaders(s: Clash, seat: Seat): number {
  const ports = othersCities(s, seat).flatMap((city) => (isUsable(s, city, "port") ? [city.portHex] : []));
  return shipsOf(s, seat).filter(({ hex }) => ports.includes(hex)).length;
}

const isBesideCityOf = (s: Clash, hex: Hex, isTheirs: (city: City) => boolean): boolean =>
  beside(s, hex).some((next) => {
    const city = cityAt(s, next);
    return city !== undefined && isTheirs(city);
  });

/** Soldiers ashore beside cities of other players. */
export const threatening = (s: Clash, seat: Seat): number =>
  s.troops.reduce((sum, { owner, kind, hex, n }) => {
    if (owner !== seat || kind !== "soldier") return sum;
    const threatens = isBesideCityOf(s, hex, (city) => city.owner !== seat && city.owner !== "barbarians");
    return sum + (threatens ? n : 0);
  }, 0);

/** Hexes with soldiers that are neither own cities nor beside one. */
export function outposts(s: Clash, seat: Seat): number {
  const hexes = new Set(
    s.troops.filter(({ owner, kind }) => owner === seat && kind === "soldier").map(({ hex }) => hex),
  );
  const isMine = (city: City): boolean => city.owner === seat;
  return [...hexes].filter((hex) => cityAt(s, hex)?.owner !== seat && !isBesideCityOf(s, hex, isMine)).length;
}

/** Own cities next to no city of anybody. */
export const lonelyCities = (s: Clash, seat: Seat): number =>
  citiesOf(s, seat).filter(({ hex }) => !isBesideCityOf(s, hex, () => true)).length;

export const garrisons = (s: Clash, seat: Seat): number =>
  citiesOf(s, seat).filter(({ hex }) => soldiersAt(s, hex, seat) > 0).length;
