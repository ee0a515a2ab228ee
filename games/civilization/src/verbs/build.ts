import { cardSays, type Speeches, WORTH } from "./speech.ts";

/** CV-14.9: units without paying; of any unlocked type, of the type that a tech unlocks, or aircraft (CV-33.22). */
export interface BuildUnits {
  readonly verb: "buildUnits";
  readonly count: number;
  readonly type: "unlocked" | "of-the-tech" | "aircraft";
}

/** CV-14.8: a figure without paying, in the outskirts of any own city or on this wonder's square (CV-33.1). */
export interface BuildFigure {
  readonly verb: "buildFigure";
  readonly where: "any-city" | "here";
}

/** CV-12.9: buildings without paying: unlocked ones, or, whether unlocked or not, basic ones or Harbors. */
export interface BuildBuildings {
  readonly verb: "buildBuildings";
  readonly which: "unlocked" | "basic" | "harbor";
  readonly count: number;
}

export type BuildVerb = BuildUnits | BuildFigure | BuildBuildings;

export const buildUnits = (type: BuildUnits["type"], count = 1): BuildUnits => ({ verb: "buildUnits", count, type });
export const buildFigure = (where: BuildFigure["where"]): BuildFigure => ({ verb: "buildFigure", where });
export const buildBuildings = (which: BuildBuildings["which"], count = 1): BuildBuildings => ({
  verb: "buildBuildings",
  which,
  count,
});

export const buildSpeeches: Speeches<BuildVerb> = {
  buildUnits: {
    says: ({ type, count }) => cardSays(`do.build-units.${type}`, { n: count }),
    worth: ({ type, count }) => count * WORTH.unit * (type === "aircraft" ? 2 : 1),
  },
  buildFigure: { says: ({ where }) => cardSays(`do.build-figure.${where}`), worth: () => WORTH.figure },
  buildBuildings: {
    says: ({ which, count }) => cardSays(`do.build-buildings.${which}`, { n: count }),
    worth: ({ count }) => count * WORTH.building,
  },
};
