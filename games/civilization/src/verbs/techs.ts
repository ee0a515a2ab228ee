import type { TechLevel } from "../content/constants.ts";

/** CV-27.12: a tech for free; any one, or one that another player knows. */
export interface LearnTech {
  readonly verb: "learnTech";
  readonly from: "any" | "other-players";
}

/** CV-15.16. */
export interface ExchangeTechs {
  readonly verb: "exchangeTechs";
  readonly maxLevel: TechLevel;
}

/** CV-33.33. */
export interface PlaceBlankTech {
  readonly verb: "placeBlankTech";
  readonly maxLevel: TechLevel;
}

/** CV-24.11. */
export interface GrowMetropolis {
  readonly verb: "growMetropolis";
}

/** CV-31.3. */
export interface WinByTech {
  readonly verb: "winByTech";
}

export type TechVerb = LearnTech | ExchangeTechs | PlaceBlankTech | GrowMetropolis | WinByTech;

export const learnTech = (from: LearnTech["from"]): LearnTech => ({ verb: "learnTech", from });
export const exchangeTechs = (maxLevel: TechLevel): ExchangeTechs => ({ verb: "exchangeTechs", maxLevel });
export const placeBlankTech = (maxLevel: TechLevel): PlaceBlankTech => ({ verb: "placeBlankTech", maxLevel });
export const growMetropolis: GrowMetropolis = { verb: "growMetropolis" };
export const winByTech: WinByTech = { verb: "winByTech" };
