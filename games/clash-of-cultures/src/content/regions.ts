import { idsOf } from "./id-list.ts";
import type { Terrain } from "./terrain.ts";

/** CC-2.2: the terrain of the four hexes: top, left, right, bottom. */
export type Rhombus = readonly [Terrain, Terrain, Terrain, Terrain];

/** CC-3.1: the start region has two sides, which only swap mountain and forest. */
export const START_REGION = {
  A: ["fertile", "mountain", "forest", "barren"],
  B: ["fertile", "forest", "mountain", "barren"],
} as const satisfies Record<string, Rhombus>;
export type StartSide = keyof typeof START_REGION;

export interface Region {
  readonly terrain: Rhombus;
  /** CC-22.2: the barbarian icon, on every region with two or more Fertile hexes. */
  readonly barbarians: boolean;
}

const region = (...terrain: Rhombus): Region => ({
  terrain,
  barbarians: terrain.filter((hex) => hex === "fertile").length >= 2,
});

/** The 16 regions that lie face down at first. */
export const REGIONS = {
  "region-05": region("sea", "mountain", "sea", "mountain"),
  "region-06": region("sea", "sea", "mountain", "fertile"),
  "region-07": region("forest", "forest", "sea", "sea"),
  "region-08": region("fertile", "sea", "forest", "sea"),
  "region-09": region("forest", "mountain", "mountain", "sea"),
  "region-10": region("mountain", "sea", "fertile", "mountain"),
  "region-11": region("sea", "fertile", "forest", "mountain"),
  "region-12": region("forest", "sea", "fertile", "forest"),
  "region-13": region("fertile", "sea", "barren", "mountain"),
  "region-14": region("sea", "barren", "forest", "fertile"),
  "region-15": region("sea", "fertile", "fertile", "barren"),
  "region-16": region("fertile", "sea", "fertile", "barren"),
  "region-17": region("mountain", "forest", "mountain", "barren"),
  "region-18": region("forest", "mountain", "fertile", "mountain"),
  "region-19": region("fertile", "forest", "mountain", "fertile"),
  "region-20": region("forest", "fertile", "fertile", "fertile"),
} satisfies Record<string, Region>;
export type RegionId = keyof typeof REGIONS;
export const REGION_IDS: readonly RegionId[] = idsOf(REGIONS);
