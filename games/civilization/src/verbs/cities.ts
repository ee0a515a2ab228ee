import { type Speeches, say, WORTH } from "./speech.ts";

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
    says: ({ amount }) => say("do.city-production", { n: amount }),
    worth: ({ amount }) => amount * WORTH.production,
  },
  extraActionEachCity: { says: () => say("do.extra-action-each-city"), worth: () => 2 * WORTH.cityAction },
  extraCityAction: { says: () => say("do.extra-city-action"), worth: () => WORTH.cityAction },
  devoteAllCities: { says: () => say("do.devote-all-cities"), worth: () => WORTH.cityAction },
  buildWalls: { says: () => say("do.build-walls"), worth: () => 4 },
};
