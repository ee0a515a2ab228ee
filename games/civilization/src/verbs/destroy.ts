import type { Terrain } from "../content/ids.ts";
import type { Era } from "../content/wonders.ts";
import { cardSays, type Speeches, sayEither, WORTH } from "./speech.ts";

/** CV-0.4: squares from any own figure or city; the whole map; or the square where an army stands. */
export type Range = number | "any" | "here";

/** CV-13.9: a wonder of any player or of the market. */
export interface ObsoleteWonder {
  readonly verb: "obsoleteWonder";
  readonly eras: readonly Era[];
}

/** CV-33.8. */
export interface DestroyBuildings {
  readonly verb: "destroyBuildings";
  readonly range: Range;
  readonly count: number;
  readonly ownAllowed: boolean;
}

/** CV-29: which squares may change, and into what. */
export interface ChangeTerrain {
  readonly verb: "changeTerrain";
  readonly which: "empty" | "without-building" | "forest-without-building";
  readonly to: readonly Terrain[];
}

/** CV-33.11. */
export interface NukeCity {
  readonly verb: "nukeCity";
}

export type DestroyVerb = ObsoleteWonder | DestroyBuildings | ChangeTerrain | NukeCity;

export const obsoleteWonder = (...eras: readonly Era[]): ObsoleteWonder => ({ verb: "obsoleteWonder", eras });
export const destroyBuildings = (
  range: Range,
  { count = 1, ownAllowed = true }: Partial<Pick<DestroyBuildings, "count" | "ownAllowed">> = {},
): DestroyBuildings => ({ verb: "destroyBuildings", range, count, ownAllowed });
export const changeTerrain = (which: ChangeTerrain["which"], ...to: readonly Terrain[]): ChangeTerrain => ({
  verb: "changeTerrain",
  which,
  to,
});
export const nukeCity: NukeCity = { verb: "nukeCity" };

export const destroySpeeches: Speeches<DestroyVerb> = {
  obsoleteWonder: {
    says: ({ eras }) =>
      cardSays(eras.includes("medieval") ? "do.obsolete-wonder.medieval" : "do.obsolete-wonder.ancient"),
    worth: () => 6,
  },
  destroyBuildings: {
    says: ({ range, count, ownAllowed }) => {
      if (!ownAllowed) return cardSays("do.destroy-buildings.others", { n: count });
      if (range === "any" || range === "here") return cardSays(`do.destroy-buildings.${range}`);
      return cardSays("do.destroy-buildings.within", { n: range });
    },
    worth: ({ count }) => (count * WORTH.building) / 3,
  },
  changeTerrain: {
    says: ({ which, to }) =>
      cardSays(`do.change-terrain.${which}`, { to: sayEither(to.map((terrain) => cardSays(`into.${terrain}`))) }),
    worth: () => 2,
  },
  nukeCity: { says: () => cardSays("do.nuke-city"), worth: () => 20 },
};
