import { components } from "@civitas/hexes";
import type { Random } from "@civitas/kernel";
import {
  type BarbarianValue,
  GRIDS,
  MAPS,
  MARKETS,
  type MapId,
  type MapTile,
  NEAR_VALUES,
  type Tile,
} from "./content/maps.ts";

/** A tile of a map before its tokens are drawn. `barbarian: "any"` is a token of whatever value is left. */
export interface DealtTile extends Omit<MapTile, "q" | "r" | "barbarian"> {
  readonly barbarian?: BarbarianValue | "any";
}

/** MO-3.27: the outline of a scenario with its capitals; everything else is dealt anew, step by step. */
export function randomMap(outline: MapId, random: Random): DealtTile[] {
  const { all, far, capitals } = placesOf(outline);
  const water = dealWater(outline, far, random);
  const land = all.filter((n) => !capitals.includes(n) && !water.has(n));
  const lands = random.shuffle(landTiles(outline));
  const tileAt = new Map(land.map((n, i) => [n, lands[i] ?? "meadow"]));
  const farLand = random.shuffle(far.filter((n) => !water.has(n)));
  const towns = new Set(farLand.slice(0, capitals.length));
  const markets = farLand.slice(capitals.length, 2 * capitals.length);
  const nearValues = dealNearValues(outline, capitals, random);
  return all.map((n): DealtTile => {
    const tile = tileAt.get(n);
    if (tile === undefined) return { tile: capitals.includes(n) ? "capital" : "water" };
    if (towns.has(n)) return { tile, town: true };
    const market = MARKETS[markets.indexOf(n)];
    const barbarian = nearValues.get(n) ?? "any";
    return market === undefined ? { tile, barbarian } : { tile, market, barbarian };
  });
}

interface Places {
  readonly all: readonly number[];
  readonly capitals: readonly number[];
  /** Not adjacent to a capital. */
  readonly far: readonly number[];
}

function placesOf(outline: MapId): Places {
  const { beside } = GRIDS[outline];
  const all = MAPS[outline].map((_, n) => n);
  const isCapital = (n: number): boolean => MAPS[outline][n]?.tile === "capital";
  return {
    all,
    capitals: all.filter(isCapital),
    far: all.filter((n) => !isCapital(n) && !(beside[n] ?? []).some(isCapital)),
  };
}

/** Step 1: as much water as in the outline, such that all other tiles stay joined without crossing a capital. */
function dealWater(outline: MapId, far: readonly number[], random: Random): Set<number> {
  const tiles = MAPS[outline];
  const n = tiles.filter(({ tile }) => tile === "water").length;
  for (;;) {
    const water = new Set(random.shuffle([...far]).slice(0, n));
    const areas = components(GRIDS[outline], (hex) => tiles[hex]?.tile !== "capital" && !water.has(hex));
    if (areas.every((area) => area === null || area === 0)) return water;
  }
}

/** Step 2: the outline's land tiles, the same number of each. */
const landTiles = (outline: MapId): Tile[] =>
  MAPS[outline].map(({ tile }) => tile).filter((tile) => tile !== "water" && tile !== "capital");

/** Step 5: around each capital the same values, in random order. */
function dealNearValues(outline: MapId, capitals: readonly number[], random: Random): Map<number, BarbarianValue> {
  const dealt = new Map<number, BarbarianValue>();
  for (const capital of capitals) {
    const values = random.shuffle([...NEAR_VALUES[outline]]);
    (GRIDS[outline].beside[capital] ?? []).forEach((n, i) => {
      const value = values[i];
      if (value !== undefined) dealt.set(n, value);
    });
  }
  return dealt;
}

/** A scenario as it is printed. */
export const scenarioMap = (map: MapId): readonly DealtTile[] => MAPS[map];
