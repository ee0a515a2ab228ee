import type { BuildingId, UnitType } from "../content/ids.ts";

/** CV-14.9: units without paying; of any unlocked type, of one type, or of the type that a tech unlocks. */
export interface BuildUnits {
  readonly verb: "buildUnits";
  readonly count: number;
  readonly type: UnitType | "unlocked" | "of-the-tech";
}

/** CV-14.8: a figure without paying, in the outskirts of any own city or on this wonder's square (CV-33.1). */
export interface BuildFigure {
  readonly verb: "buildFigure";
  readonly where: "any-city" | "here";
}

/** CV-12.9: buildings without paying: unlocked ones, basic ones whether unlocked or not, or one kind. */
export interface BuildBuildings {
  readonly verb: "buildBuildings";
  readonly which: "unlocked" | "basic" | BuildingId;
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
