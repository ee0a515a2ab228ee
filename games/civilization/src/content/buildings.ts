import { type Icons, printedIcons } from "./icons.ts";
import type { BuildingId, PoolId, TechId, Terrain } from "./ids.ts";

export interface Building {
  /** CV-1.4: a basic form and its upgraded form share one pool. */
  readonly pool: PoolId;
  readonly price: number;
  readonly terrain: readonly Terrain[];
  /** CV-12.1. */
  readonly tech: TechId;
  readonly icons: Icons;
  /** CV-12.3: a city has one limited building at most. */
  readonly limited: boolean;
  /** CV-12.4. */
  readonly upgradesTo: BuildingId | null;
  /** CV-0.13: the basic form of an upgraded one. */
  readonly basicForm: BuildingId | null;
}

interface Print {
  readonly price: number;
  readonly on: readonly Terrain[];
  readonly tech: TechId;
  readonly gives: Partial<Icons>;
}

const building = (pool: PoolId, { price, on, tech, gives }: Print): Building => ({
  pool,
  price,
  terrain: on,
  tech,
  icons: printedIcons(gives),
  limited: false,
  upgradesTo: null,
  basicForm: null,
});

const upgradable = (to: BuildingId, basic: Building): Building => ({ ...basic, upgradesTo: to });
const upgraded = (basicForm: PoolId, print: Print): Building => ({ ...building(basicForm, print), basicForm });
const limited = (starred: Building): Building => ({ ...starred, limited: true });

const WATER: readonly Terrain[] = ["water"];
const DESERT: readonly Terrain[] = ["desert"];
const MOUNTAIN: readonly Terrain[] = ["mountain"];
const GRASSLAND: readonly Terrain[] = ["grassland"];
const LAND: readonly Terrain[] = ["desert", "forest", "grassland", "mountain"];

/** CV-12. */
export const BUILDINGS: Readonly<Record<BuildingId, Building>> = {
  harbor: building("harbor", { price: 7, on: WATER, tech: "navigation", gives: { production: 1, trade: 2 } }),
  "trading-post": building("trading-post", {
    price: 7,
    on: DESERT,
    tech: "code-of-laws",
    gives: { trade: 2, culture: 1 },
  }),
  workshop: upgradable(
    "iron-mine",
    building("workshop", { price: 7, on: MOUNTAIN, tech: "construction", gives: { production: 3 } }),
  ),
  "iron-mine": upgraded("workshop", { price: 10, on: MOUNTAIN, tech: "railroad", gives: { production: 4 } }),
  granary: upgradable(
    "aqueduct",
    building("granary", { price: 5, on: GRASSLAND, tech: "pottery", gives: { production: 1, trade: 1 } }),
  ),
  aqueduct: upgraded("granary", {
    price: 8,
    on: GRASSLAND,
    tech: "engineering",
    gives: { production: 2, trade: 2 },
  }),
  library: upgradable(
    "university",
    building("library", { price: 5, on: GRASSLAND, tech: "writing", gives: { trade: 1, culture: 1 } }),
  ),
  university: upgraded("library", {
    price: 8,
    on: GRASSLAND,
    tech: "printing-press",
    gives: { trade: 2, culture: 2 },
  }),
  market: limited(
    upgradable(
      "bank",
      building("market", { price: 7, on: LAND, tech: "currency", gives: { production: 1, trade: 1, culture: 1 } }),
    ),
  ),
  bank: limited(
    upgraded("market", {
      price: 10,
      on: LAND,
      tech: "banking",
      gives: { production: 1, trade: 1, culture: 1, coin: 1 },
    }),
  ),
  temple: limited(
    upgradable("cathedral", building("temple", { price: 7, on: LAND, tech: "philosophy", gives: { culture: 2 } })),
  ),
  cathedral: limited(upgraded("temple", { price: 10, on: LAND, tech: "theology", gives: { culture: 3 } })),
  barracks: limited(
    upgradable(
      "academy",
      building("barracks", { price: 7, on: LAND, tech: "metalworking", gives: { trade: 2, combat: 2 } }),
    ),
  ),
  academy: limited(
    upgraded("barracks", { price: 10, on: LAND, tech: "military-science", gives: { trade: 2, combat: 4 } }),
  ),
};

/** CV-1.4: markers in the box. */
export const POOLS: Readonly<Record<PoolId, number>> = {
  harbor: 10,
  "trading-post": 6,
  workshop: 6,
  granary: 6,
  library: 6,
  market: 5,
  temple: 5,
  barracks: 5,
};
