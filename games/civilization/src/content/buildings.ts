import { idsOf } from "./box.ts";
import { type Icons, icons } from "./icons.ts";
import type { TechId } from "./techs.ts";
import type { Terrain } from "./terrain.ts";

export interface Building {
  readonly price: number;
  readonly terrain: readonly Terrain[];
  readonly tech: TechId;
  readonly icons: Icons;
  /** CV-12.3: a city has one limited building at most. */
  readonly limited: boolean;
  /** CV-0.13, CV-12.4. */
  readonly upgradesTo: BuildingId | null;
  readonly basicForm: BuildingId | null;
  /** CV-1.4: markers in the box; an upgraded form is the reverse side of its basic form. */
  readonly count: number;
}

type Print = Pick<Building, "price" | "terrain" | "tech" | "icons"> &
  Partial<Pick<Building, "limited" | "upgradesTo" | "basicForm" | "count">>;

const building = (print: Print): Building => ({
  limited: false,
  upgradesTo: null,
  basicForm: null,
  count: 0,
  ...print,
});

const ON_LAND: readonly Terrain[] = ["desert", "forest", "grassland", "mountain"];

export const BUILDING_IDS = [
  "harbor",
  "trading-post",
  "workshop",
  "iron-mine",
  "granary",
  "aqueduct",
  "library",
  "university",
  "market",
  "bank",
  "temple",
  "cathedral",
  "barracks",
  "academy",
] as const;
export type BuildingId = (typeof BUILDING_IDS)[number];

/** CV-1.4, CV-12. */
export const BUILDINGS: Readonly<Record<BuildingId, Building>> = {
  harbor: building({
    price: 7,
    terrain: ["water"],
    tech: "navigation",
    icons: icons({ production: 1, trade: 2 }),
    count: 10,
  }),
  "trading-post": building({
    price: 7,
    terrain: ["desert"],
    tech: "code-of-laws",
    icons: icons({ trade: 2, culture: 1 }),
    count: 6,
  }),
  workshop: building({
    price: 7,
    terrain: ["mountain"],
    tech: "construction",
    icons: icons({ production: 3 }),
    upgradesTo: "iron-mine",
    count: 6,
  }),
  "iron-mine": building({
    price: 10,
    terrain: ["mountain"],
    tech: "railroad",
    icons: icons({ production: 4 }),
    basicForm: "workshop",
  }),
  granary: building({
    price: 5,
    terrain: ["grassland"],
    tech: "pottery",
    icons: icons({ production: 1, trade: 1 }),
    upgradesTo: "aqueduct",
    count: 6,
  }),
  aqueduct: building({
    price: 8,
    terrain: ["grassland"],
    tech: "engineering",
    icons: icons({ production: 2, trade: 2 }),
    basicForm: "granary",
  }),
  library: building({
    price: 5,
    terrain: ["grassland"],
    tech: "writing",
    icons: icons({ trade: 1, culture: 1 }),
    upgradesTo: "university",
    count: 6,
  }),
  university: building({
    price: 8,
    terrain: ["grassland"],
    tech: "printing-press",
    icons: icons({ trade: 2, culture: 2 }),
    basicForm: "library",
  }),
  market: building({
    price: 7,
    terrain: ON_LAND,
    tech: "currency",
    icons: icons({ production: 1, trade: 1, culture: 1 }),
    limited: true,
    upgradesTo: "bank",
    count: 5,
  }),
  bank: building({
    price: 10,
    terrain: ON_LAND,
    tech: "banking",
    icons: icons({ production: 1, trade: 1, culture: 1, coin: 1 }),
    limited: true,
    basicForm: "market",
  }),
  temple: building({
    price: 7,
    terrain: ON_LAND,
    tech: "philosophy",
    icons: icons({ culture: 2 }),
    limited: true,
    upgradesTo: "cathedral",
    count: 5,
  }),
  cathedral: building({
    price: 10,
    terrain: ON_LAND,
    tech: "theology",
    icons: icons({ culture: 3 }),
    limited: true,
    basicForm: "temple",
  }),
  barracks: building({
    price: 7,
    terrain: ON_LAND,
    tech: "metalworking",
    icons: icons({ trade: 2, combat: 2 }),
    limited: true,
    upgradesTo: "academy",
    count: 5,
  }),
  academy: building({
    price: 10,
    terrain: ON_LAND,
    tech: "military-science",
    icons: icons({ trade: 2, combat: 4 }),
    limited: true,
    basicForm: "barracks",
  }),
};

/** CV-1.4: the pool that a building and its other form share, named after the basic form. */
export const poolOf = (id: BuildingId): BuildingId => BUILDINGS[id].basicForm ?? id;

/** CV-1.4: the pools of the market. */
export const POOL_IDS: readonly BuildingId[] = idsOf<BuildingId>(BUILDINGS).filter((id) => BUILDINGS[id].count > 0);
