import { type Icons, icons, NO_ICONS } from "./icons.ts";
import type { Terrain } from "./ids.ts";

/** CV-5.1: what a square of this terrain brings, and what a changed square brings (CV-29.1). */
export const TERRAIN_ICONS: Readonly<Record<Terrain, Icons>> = {
  forest: icons({ production: 2 }),
  mountain: icons({ production: 1 }),
  desert: icons({ trade: 1 }),
  grassland: NO_ICONS,
  water: icons({ trade: 1 }),
};
