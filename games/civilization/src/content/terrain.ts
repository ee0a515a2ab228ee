import { type Icons, NO_ICONS, printedIcons } from "./icons.ts";
import type { Terrain } from "./ids.ts";

/** CV-5.1: what a square of this terrain brings, and what a changed square brings (CV-29.1). */
export const TERRAIN_ICONS: Readonly<Record<Terrain, Icons>> = {
  forest: printedIcons({ production: 2 }),
  mountain: printedIcons({ production: 1 }),
  desert: printedIcons({ trade: 1 }),
  grassland: NO_ICONS,
  water: printedIcons({ trade: 1 }),
};
