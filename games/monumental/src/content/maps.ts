import { type Grid, gridOf } from "@civitas/hexes";

/** MO-15.12: the kinds of land, in the order of their terrain value. */
export const LANDS = ["meadow", "forest", "swamp", "mountain", "volcano"] as const;
export type Land = (typeof LANDS)[number];
export type Tile = Land | "capital" | "water";

/** MO-9.7: 0 for capitals and water, which are never attacked. */
export const TERRAIN: Readonly<Record<Tile, number>> = {
  meadow: 0,
  forest: 1,
  swamp: 2,
  mountain: 3,
  volcano: 4,
  capital: 0,
  water: 0,
};

export const MARKETS = ["tyre", "kashgar", "zanzibar", "calicut"] as const;
export type Market = (typeof MARKETS)[number];

/** A tile of a scenario and what is put on it. MO-3.5: land that is no market gets a production token. */
export interface MapTile {
  readonly q: number;
  readonly r: number;
  readonly tile: Tile;
  readonly market?: Market;
  readonly town?: true;
  /** The value of the barbarian token that is placed there. */
  readonly barbarian?: BarbarianValue;
}

export type BarbarianValue = 1 | 2 | 3;

const land = (q: number, r: number, tile: Land, holds: Omit<MapTile, "q" | "r" | "tile">): MapTile => ({
  q,
  r,
  tile,
  ...holds,
});
const water = (q: number, r: number): MapTile => ({ q, r, tile: "water" });
const capital = (q: number, r: number): MapTile => ({ q, r, tile: "capital" });

const SCENARIOS = ["clash-of-titans", "quiet-pastures"] as const;
export type Scenario = (typeof SCENARIOS)[number];
export type MapId = `${Scenario}-${2 | 3 | 4}`;

/** MO-16.4: the map of a scenario for this many civilizations. */
export function mapFor(scenario: Scenario, civilizations: number): MapId {
  if (civilizations === 2) return `${scenario}-2`;
  if (civilizations === 3) return `${scenario}-3`;
  if (civilizations === 4) return `${scenario}-4`;
  throw new RangeError(`there is no map for ${civilizations} civilizations`);
}

export const MAPS: Readonly<Record<MapId, readonly MapTile[]>> = {
  "clash-of-titans-2": [
    water(0, -2),
    land(1, -2, "forest", { barbarian: 2 }),
    land(2, -2, "mountain", { barbarian: 3 }),
    land(-1, -1, "meadow", { barbarian: 1 }),
    land(0, -1, "swamp", { town: true }),
    land(1, -1, "swamp", { market: "tyre", barbarian: 2 }),
    land(2, -1, "forest", { barbarian: 2 }),
    capital(-2, 0),
    land(-1, 0, "forest", { barbarian: 1 }),
    water(0, 0),
    land(1, 0, "forest", { barbarian: 1 }),
    capital(2, 0),
    land(-2, 1, "forest", { barbarian: 2 }),
    land(-1, 1, "swamp", { market: "kashgar", barbarian: 2 }),
    land(0, 1, "swamp", { town: true }),
    land(1, 1, "meadow", { barbarian: 1 }),
    land(-2, 2, "mountain", { barbarian: 3 }),
    land(-1, 2, "forest", { barbarian: 2 }),
    water(0, 2),
  ],
  "quiet-pastures-2": [
    water(0, -2),
    land(1, -2, "mountain", { barbarian: 1 }),
    land(2, -2, "mountain", { barbarian: 2 }),
    land(-2, -1, "meadow", { barbarian: 1 }),
    land(-1, -1, "swamp", { town: true }),
    land(0, -1, "volcano", { barbarian: 3 }),
    land(1, -1, "swamp", { market: "tyre", barbarian: 2 }),
    land(2, -1, "forest", { barbarian: 2 }),
    land(3, -1, "forest", { barbarian: 2 }),
    capital(-3, 0),
    land(-2, 0, "forest", { barbarian: 1 }),
    land(-1, 0, "swamp", { barbarian: 2 }),
    water(0, 0),
    land(1, 0, "swamp", { barbarian: 2 }),
    land(2, 0, "forest", { barbarian: 1 }),
    capital(3, 0),
    land(-3, 1, "forest", { barbarian: 2 }),
    land(-2, 1, "forest", { barbarian: 2 }),
    land(-1, 1, "swamp", { market: "kashgar", barbarian: 2 }),
    land(0, 1, "volcano", { barbarian: 3 }),
    land(1, 1, "swamp", { town: true }),
    land(2, 1, "meadow", { barbarian: 1 }),
    land(-2, 2, "mountain", { barbarian: 2 }),
    land(-1, 2, "mountain", { barbarian: 1 }),
    water(0, 2),
  ],
  "clash-of-titans-3": [
    capital(-1, -2),
    land(0, -2, "forest", { barbarian: 1 }),
    land(1, -2, "swamp", { town: true }),
    water(2, -2),
    land(3, -2, "meadow", { barbarian: 2 }),
    land(-2, -1, "meadow", { barbarian: 2 }),
    land(-1, -1, "forest", { barbarian: 1 }),
    land(0, -1, "swamp", { market: "kashgar", barbarian: 2 }),
    land(1, -1, "mountain", { barbarian: 3 }),
    land(2, -1, "forest", { barbarian: 1 }),
    capital(3, -1),
    water(-2, 0),
    land(-1, 0, "mountain", { barbarian: 3 }),
    water(0, 0),
    land(1, 0, "swamp", { market: "tyre", barbarian: 2 }),
    land(2, 0, "forest", { barbarian: 1 }),
    land(-2, 1, "swamp", { town: true }),
    land(-1, 1, "swamp", { market: "zanzibar", barbarian: 2 }),
    land(0, 1, "mountain", { barbarian: 3 }),
    land(1, 1, "swamp", { town: true }),
    land(-2, 2, "forest", { barbarian: 1 }),
    land(-1, 2, "forest", { barbarian: 1 }),
    water(0, 2),
    capital(-2, 3),
    land(-1, 3, "meadow", { barbarian: 2 }),
  ],
  "quiet-pastures-3": [
    land(0, -3, "forest", { barbarian: 2 }),
    water(1, -3),
    capital(-1, -2),
    land(0, -2, "forest", { barbarian: 2 }),
    land(1, -2, "mountain", { town: true }),
    land(2, -2, "swamp", { barbarian: 2 }),
    land(3, -2, "meadow", { barbarian: 1 }),
    land(-2, -1, "meadow", { barbarian: 1 }),
    land(-1, -1, "forest", { barbarian: 1 }),
    land(0, -1, "swamp", { market: "kashgar", barbarian: 2 }),
    land(1, -1, "mountain", { barbarian: 3 }),
    land(2, -1, "forest", { barbarian: 1 }),
    capital(3, -1),
    land(-2, 0, "swamp", { barbarian: 2 }),
    land(-1, 0, "mountain", { barbarian: 3 }),
    water(0, 0),
    land(1, 0, "swamp", { market: "tyre", barbarian: 2 }),
    land(2, 0, "forest", { barbarian: 2 }),
    land(3, 0, "forest", { barbarian: 2 }),
    land(-2, 1, "mountain", { town: true }),
    land(-1, 1, "swamp", { market: "zanzibar", barbarian: 2 }),
    land(0, 1, "mountain", { barbarian: 3 }),
    land(1, 1, "mountain", { town: true }),
    water(2, 1),
    water(-3, 2),
    land(-2, 2, "forest", { barbarian: 2 }),
    land(-1, 2, "forest", { barbarian: 1 }),
    land(0, 2, "swamp", { barbarian: 2 }),
    land(-3, 3, "forest", { barbarian: 2 }),
    capital(-2, 3),
    land(-1, 3, "meadow", { barbarian: 1 }),
  ],
  "clash-of-titans-4": [
    capital(-1, -2),
    land(0, -2, "forest", { barbarian: 1 }),
    land(1, -2, "swamp", { town: true }),
    land(2, -2, "forest", { barbarian: 1 }),
    capital(3, -2),
    land(-2, -1, "meadow", { barbarian: 1 }),
    land(-1, -1, "forest", { barbarian: 2 }),
    land(0, -1, "swamp", { market: "kashgar", barbarian: 2 }),
    land(1, -1, "swamp", { market: "tyre", barbarian: 2 }),
    land(2, -1, "forest", { barbarian: 2 }),
    land(3, -1, "meadow", { barbarian: 1 }),
    water(-2, 0),
    land(-1, 0, "swamp", { town: true }),
    land(0, 0, "volcano", { barbarian: 3 }),
    land(1, 0, "swamp", { town: true }),
    water(2, 0),
    land(-3, 1, "meadow", { barbarian: 1 }),
    land(-2, 1, "forest", { barbarian: 2 }),
    land(-1, 1, "swamp", { market: "calicut", barbarian: 2 }),
    land(0, 1, "swamp", { market: "zanzibar", barbarian: 2 }),
    land(1, 1, "forest", { barbarian: 2 }),
    land(2, 1, "meadow", { barbarian: 1 }),
    capital(-3, 2),
    land(-2, 2, "forest", { barbarian: 1 }),
    land(-1, 2, "swamp", { town: true }),
    land(0, 2, "forest", { barbarian: 1 }),
    capital(1, 2),
  ],
  "quiet-pastures-4": [
    land(0, -3, "mountain", { barbarian: 2 }),
    water(1, -3),
    water(2, -3),
    land(3, -3, "mountain", { barbarian: 2 }),
    land(-2, -2, "forest", { barbarian: 1 }),
    capital(-1, -2),
    land(0, -2, "forest", { barbarian: 1 }),
    land(1, -2, "mountain", { town: true }),
    land(2, -2, "forest", { barbarian: 1 }),
    capital(3, -2),
    land(4, -2, "forest", { barbarian: 1 }),
    land(-2, -1, "meadow", { barbarian: 1 }),
    land(-1, -1, "swamp", { barbarian: 2 }),
    land(0, -1, "swamp", { market: "kashgar", barbarian: 3 }),
    land(1, -1, "swamp", { market: "tyre", barbarian: 3 }),
    land(2, -1, "swamp", { barbarian: 2 }),
    land(3, -1, "meadow", { barbarian: 1 }),
    water(-2, 0),
    land(-1, 0, "volcano", { town: true }),
    water(0, 0),
    land(1, 0, "volcano", { town: true }),
    water(2, 0),
    land(-3, 1, "meadow", { barbarian: 1 }),
    land(-2, 1, "swamp", { barbarian: 2 }),
    land(-1, 1, "swamp", { market: "calicut", barbarian: 3 }),
    land(0, 1, "swamp", { market: "zanzibar", barbarian: 3 }),
    land(1, 1, "swamp", { barbarian: 2 }),
    land(2, 1, "meadow", { barbarian: 1 }),
    land(-4, 2, "forest", { barbarian: 1 }),
    capital(-3, 2),
    land(-2, 2, "forest", { barbarian: 1 }),
    land(-1, 2, "mountain", { town: true }),
    land(0, 2, "forest", { barbarian: 1 }),
    capital(1, 2),
    land(2, 2, "forest", { barbarian: 1 }),
    land(-3, 3, "mountain", { barbarian: 2 }),
    water(-2, 3),
    water(-1, 3),
    land(0, 3, "mountain", { barbarian: 2 }),
  ],
};

/** The spaces of each map, numbered in the order of its tiles. */
export const GRIDS: Readonly<Record<MapId, Grid>> = {
  "clash-of-titans-2": gridOf(MAPS["clash-of-titans-2"]),
  "quiet-pastures-2": gridOf(MAPS["quiet-pastures-2"]),
  "clash-of-titans-3": gridOf(MAPS["clash-of-titans-3"]),
  "quiet-pastures-3": gridOf(MAPS["quiet-pastures-3"]),
  "clash-of-titans-4": gridOf(MAPS["clash-of-titans-4"]),
  "quiet-pastures-4": gridOf(MAPS["quiet-pastures-4"]),
};

/** MO-3.24, MO-3.27: the barbarians around each capital of a random map. */
export const NEAR_VALUES: Readonly<Record<MapId, readonly BarbarianValue[]>> = {
  "clash-of-titans-2": [1, 1, 2],
  "quiet-pastures-2": [1, 1, 2],
  "clash-of-titans-3": [1, 1, 2],
  "quiet-pastures-3": [1, 1, 2, 2],
  "clash-of-titans-4": [1, 1, 2],
  "quiet-pastures-4": [1, 1, 1, 2, 2],
};
