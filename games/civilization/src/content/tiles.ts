import type { Box } from "./box.ts";
import type { Icons } from "./icons.ts";
import { MARKET_RESOURCES, type MarketResource, type RelicId, type Terrain, type TileId } from "./ids.ts";
import { TERRAIN_ICONS } from "./terrain.ts";

/** A square as it is printed. */
export interface PrintedSquare {
  readonly terrain: Terrain;
  readonly icons: Icons;
  readonly resource: MarketResource | null;
  /** CV-5.7: what lies here once the tile is turned up. */
  readonly site: "hut" | "village" | RelicId | null;
  /** CV-4.1: only a hint. */
  readonly recommendedCapital: boolean;
}

/** 4 by 4 squares, row 0 in the north, column 0 in the west, the arrow on the south edge pointing north. */
export interface Tile {
  readonly set: Box;
  readonly squares: readonly (readonly PrintedSquare[])[];
}

const TERRAIN_OF: Readonly<Record<string, Terrain>> = {
  F: "forest",
  M: "mountain",
  D: "desert",
  G: "grassland",
  W: "water",
};

const RELICS_OF: Readonly<Record<string, RelicId>> = {
  "W!relic": "atlantis",
  "M!relic": "school-of-confucius",
  "F-$!relic": "seven-cities-of-gold",
};

/**
 * "F$/wheat!hut^" is a forest with a coin, wheat and a hut, a good place for a capital; `*` is a culture icon, `-` a
 * square without the production of its terrain.
 */
function square(sign: string): PrintedSquare {
  const [, letter = "", bare, culture = "", coin = "", resource = "", site, capital] =
    /^([FMDGW])(-?)(\**)(\$*)(?:\/(\w+))?(?:!(\w+))?(\^?)$/.exec(sign) ?? [];
  const terrain = TERRAIN_OF[letter];
  if (terrain === undefined) throw new Error(`"${sign}" is no square`);
  const printed = TERRAIN_ICONS[terrain];
  return {
    terrain,
    icons: {
      ...printed,
      production: bare === "-" ? 0 : printed.production,
      culture: culture.length,
      coin: coin.length,
    },
    resource: MARKET_RESOURCES.find((kind) => kind === resource) ?? null,
    site: site === "hut" || site === "village" ? site : site === "relic" ? (RELICS_OF[sign] ?? null) : null,
    recommendedCapital: capital === "^",
  };
}

const tile = (set: Box, ...rows: readonly [string, string, string, string]): Tile => ({
  set,
  squares: rows.map((row) => row.split(/ +/).map(square)),
});

/** CV-1: the 31 tiles of the box. */
export const TILES: Readonly<Record<TileId, Tile>> = {
  "home-americans": tile(
    "base",
    "M/iron M      W         G",
    "F      M/silk G^        W",
    "D      D      M/incense F",
    "W      D      W         F/wheat",
  ),
  "home-arabs": tile(
    "ff",
    "D*      D         D  W",
    "F/wheat M         G  F",
    "W       F         D^ W/silk",
    "F       W/incense M  W",
  ),
  "home-chinese": tile("base", "D      D  D G/wheat", "M/iron D^ G G", "M      M  F F", "M*     W  F W/silk"),
  "home-egyptians": tile(
    "base",
    "F       W  M      M/incense",
    "D/wheat D^ G      D",
    "D       F  D      D",
    "D       F  W/silk M",
  ),
  "home-germans": tile(
    "base",
    "W/silk G W      W",
    "G      M D^     W",
    "F      M M/iron F",
    "M$     M D      G/wheat",
  ),
  "home-greeks": tile("ff", "W F       F  M", "F M       M^ W/silk", "W G       D  W/incense", "W F/wheat W  W*"),
  "home-indians": tile("ff", "M M         M  G", "M G^        F^ M", "W F/incense D  W", "W F         W  W"),
  "home-romans": tile(
    "base",
    "M       D/incense M  F/silk",
    "W       M         D  M/iron",
    "F       M         G^ W",
    "W/wheat F         M  W",
  ),
  "home-russians": tile("base", "W       W M  M", "D       M G^ W", "D       F M  W", "F/wheat D G  M/iron"),
  "home-spanish": tile(
    "ff",
    "W      W       M/iron M",
    "W      F       M^     W",
    "W/silk G/wheat F      W/incense",
    "W      M       D      W$",
  ),

  "neutral-01": tile(
    "base",
    "G!village G  F       F",
    "D         G  F/wheat F",
    "M         W  W       G",
    "D!hut     M* W       G",
  ),
  "neutral-02": tile(
    "base",
    "D D         G!hut G",
    "D F/incense F     G",
    "W W         W     M",
    "G G!hut     M     M",
  ),
  "neutral-03": tile("base", "F/wheat D M     M", "M       G G!hut W", "F       F G     W", "F!hut   F M     F"),
  "neutral-04": tile("base", "D  G         W W", "D  G!village F F/wheat", "M$ D         G F", "M  M         G G!hut"),
  "neutral-05": tile(
    "base",
    "W W         W/silk W",
    "W W         G      F!hut",
    "W G!village F      F",
    "G F         F      D",
  ),
  "neutral-06": tile(
    "base",
    "M/silk F!hut W     W",
    "G      G     W     F",
    "M      M     G!hut F",
    "D      D     M     M",
  ),
  "neutral-07": tile(
    "base",
    "M/incense D         D W",
    "M         G!village M W",
    "M         F         G W",
    "M!hut     M         F W",
  ),
  "neutral-08": tile("base", "M     W M M/iron", "D     M W G!hut", "F!hut D G F", "F     G F F"),
  "neutral-09": tile(
    "base",
    "F W*    F/wheat M!village",
    "F W     W       M",
    "F G!hut W       F",
    "M F     W       F",
  ),
  "neutral-10": tile(
    "base",
    "D         M!hut M     D",
    "D         M     D     G",
    "D/incense D     G     W",
    "D         D     G!hut F",
  ),
  "neutral-11": tile("base", "M/iron    M G W", "D         M F G!hut", "D!village M M F*", "D         M M M"),
  "neutral-12": tile(
    "base",
    "M         D     G!village G",
    "D         M     G*        F",
    "D/incense G     F         F",
    "D         D!hut D         D",
  ),
  "neutral-13": tile(
    "base",
    "W      W     W W",
    "M/iron G!hut M D",
    "M      F     G D!village",
    "W      W     W W/silk",
  ),
  "neutral-14": tile("base", "W  G     W      W", "D  G!hut W      W", "D* F     W/silk M", "M  G     G!hut  G"),
  "neutral-15": tile("ff", "W/silk W W       W", "W      W W!relic W", "W      W W       W", "M/iron M F       G"),
  "neutral-16": tile("ff", "W M       M D/incense", "W M!relic M G", "W W*      M G", "M M       F F"),
  "neutral-17": tile(
    "ff",
    "M D       D         G",
    "M M       M         W",
    "W W       F-$!relic W",
    "W F/wheat F         F",
  ),
  "neutral-18": tile(
    "ff",
    "F/wheat   W     W W/silk",
    "G!village W     F W",
    "M         G!hut F G",
    "F         F     D D",
  ),
  "neutral-19": tile(
    "ff",
    "G!hut W$ W       G",
    "F     G  W       M/iron",
    "F     W  W/silk  G!hut",
    "G     W  G/wheat D/incense",
  ),
  "neutral-20": tile(
    "ff",
    "D G         D/incense G",
    "G F/wheat   G!village F",
    "F G!village F         G",
    "W F         W         F",
  ),
  "neutral-21": tile(
    "ff",
    "F         F W      G",
    "F         M M/iron G!hut",
    "G/wheat   M M      F",
    "G!village W F      F",
  ),
};

/** CV-3.9: home tiles belong to a civilization. */
export const isHome = (id: TileId): boolean => id.startsWith("home-");

/** A quarter turn clockwise is 1. */
export type Rotation = 0 | 1 | 2 | 3;

/** The square of a tile at a row and column of its slot, once the tile is turned clockwise. */
export function squareOf(id: TileId, rotation: Rotation, row: number, column: number): PrintedSquare {
  let [r, c] = [row, column];
  for (let turned = 0; turned < rotation; turned++) [r, c] = [3 - c, r];
  const printed = TILES[id].squares[r]?.[c];
  if (printed === undefined) throw new Error(`a tile has no square ${row}, ${column}`);
  return printed;
}
