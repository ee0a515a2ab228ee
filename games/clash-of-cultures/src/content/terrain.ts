/** CC-2.4. */
export const LANDS = ["fertile", "forest", "mountain", "barren"] as const;
export type Land = (typeof LANDS)[number];
export type Terrain = Land | "sea";
