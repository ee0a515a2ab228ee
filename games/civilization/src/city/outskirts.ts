import type { Seat } from "@civitas/kernel";
import { around, aroundTwo } from "../map/grid.ts";
import type { City, SquareNumber, World } from "../state.ts";

/** The squares of the city centre: two for a metropolis (CV-24.13). */
export const centreOf = (city: City): readonly SquareNumber[] =>
  city.second === null ? [city.at] : [city.at, city.second];

const isCentre = (city: City, square: SquareNumber): boolean => city.at === square || city.second === square;

/** CV-8.1: the 8 squares around a city, 10 around a metropolis. */
export const outskirts = (w: World, { at, second }: Pick<City, "at" | "second">): readonly SquareNumber[] =>
  second === null ? around(w, at) : aroundTwo(w, at, second);

export interface OwnedCity {
  readonly seat: Seat;
  readonly city: City;
}

/** Whose city centre this is. */
export function centreAt(w: World, square: SquareNumber): OwnedCity | undefined {
  for (let seat = 0; seat < w.realms.length; seat++) {
    for (const city of w.realms[seat]?.cities ?? []) if (isCentre(city, square)) return { seat, city };
  }
  return undefined;
}

/** CV-8.20: in whose outskirts the square lies. */
export function outskirtsAt(w: World, square: SquareNumber): OwnedCity | undefined {
  for (let seat = 0; seat < w.realms.length; seat++) {
    for (const city of w.realms[seat]?.cities ?? []) if (outskirts(w, city).includes(square)) return { seat, city };
  }
  return undefined;
}

/** CV-0.22: the city to which a square belongs, centre or outskirts. */
export const cityOf = (w: World, square: SquareNumber): OwnedCity | undefined =>
  centreAt(w, square) ?? outskirtsAt(w, square);
