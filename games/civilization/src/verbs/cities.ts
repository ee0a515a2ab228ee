import { cardSays, type Speeches, WORTH } from "./speech.ts";

/** CV-11.17: production for one produce action of one own city. */
export interface CityProduction {
  readonly verb: "cityProduction";
  readonly amount: number;
}

/** CV-33.12: one more action for each city. */
export interface ExtraActionEachCity {
  readonly verb: "extraActionEachCity";
}

/** CV-11.16: one more action for one city; it can't be cancelled, and Anarchy does not hinder it. */
export interface ExtraCityAction {
  readonly verb: "extraCityAction";
}

/** CV-33.18. */
export interface DevoteAllCities {
  readonly verb: "devoteAllCities";
}

/** CV-33.2. */
export interface BuildWalls {
  readonly verb: "buildWalls";
}

export type CityVerb = CityProduction | ExtraActionEachCity | ExtraCityAction | DevoteAllCities | BuildWalls;

export const cityProduction = (amount: number): CityProduction => ({ verb: "cityProduction", amount });
export const extraActionEachCity: ExtraActionEachCity = { verb: "extraActionEachCity" };
export const extraCityAction: ExtraCityAction = { verb: "extraCityAction" };
export const devoteAllCities: DevoteAllCities = { verb: "devoteAllCities" };
export const buildWalls: BuildWalls = { verb: "buildWalls" };

export const citySpeeches: Speeches<CityVerb> = {
  cityProduction: {
    says: ({ amount }) => cardSays("do.city-production", { n: amount }),
    worth: ({ amount }) => amount * WORTH.production,
  },
  extraActionEachCity: { says: () => cardSays("do.extra-action-each-city"), worth: () => 2 * WORTH.cityAction },
  extraCityAction: { says: () => cardSays("do.extra-city-action"), worth: () => WORTH.cityAction },
  devoteAllCities: { says: () => cardSays("do.devote-all-cities"), worth: () => WORTH.cityAction },
  buildWalls: { says: () => cardSays("do.build-walls"), worth: () => 4 },
};
