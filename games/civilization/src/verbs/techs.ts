import type { TechLevel } from "../content/constants.ts";
import { cardSays, type Speeches, WORTH } from "./speech.ts";

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

export const techSpeeches: Speeches<TechVerb> = {
  learnTech: { says: ({ from }) => cardSays(`do.learn-tech.${from}`), worth: () => WORTH.tech },
  exchangeTechs: {
    says: ({ maxLevel }) => cardSays("do.exchange-techs", { n: maxLevel, level: cardSays(`level.${maxLevel}`) }),
    worth: ({ maxLevel }) => WORTH.tech * (0.4 + 0.2 * maxLevel),
  },
  placeBlankTech: {
    says: ({ maxLevel }) => cardSays("do.place-blank-tech", { level: cardSays(`level.${maxLevel}`) }),
    worth: () => WORTH.tech,
  },
  growMetropolis: { says: () => cardSays("do.grow-metropolis"), worth: () => 8 },
  winByTech: { says: () => cardSays("do.win-by-tech"), worth: () => 200 },
};
