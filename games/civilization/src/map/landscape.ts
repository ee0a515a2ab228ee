import { BUILDINGS } from "../content/buildings.ts";
import { GREAT_PEOPLE } from "../content/great-people.ts";
import { type Icons, NO_ICONS } from "../content/icons.ts";
import type { MarketResource, Terrain } from "../content/ids.ts";
import { TILE_SIZE } from "../content/layouts.ts";
import { TERRAIN_ICONS } from "../content/terrain.ts";
import { squareOf } from "../content/tiles.ts";
import { WONDER_ICONS, WONDERS } from "../content/wonders.ts";
import type { CivilizationView, MarkerView, TileView } from "../view/view.ts";

/** A square as everybody sees it: what it is and what it brings now. */
export interface LandSquare {
  /** "c5": the third column, the fifth row. */
  readonly name: string;
  readonly column: number;
  readonly row: number;
  /** Nothing where the tile lies face down. */
  readonly terrain: Terrain | null;
  readonly icons: Icons;
  readonly resource: MarketResource | null;
}

/** "a" to "z", then "aa". */
function letters(column: number): string {
  const letter = String.fromCharCode(97 + (column % 26));
  return column < 26 ? letter : letters(Math.floor(column / 26) - 1) + letter;
}

export const squareNamed = (column: number, row: number): string => `${letters(column)}${row + 1}`;

/** Every square of the map, row by row. What is printed on tiles is not part of a view, so it is read from the box. */
export function landscape({ map }: Pick<CivilizationView, "map">): LandSquare[] {
  const markers = new Map(map.markers.map((marker) => [marker.square, marker]));
  const changed = new Map(map.disasters.map(({ square, terrain }) => [square, terrain]));
  return map.tiles
    .flatMap((tile) => squaresOn(tile, markers, changed))
    .sort((a, b) => a.row - b.row || a.column - b.column);
}

function squaresOn(
  { x, y, id, rotation }: TileView,
  markers: ReadonlyMap<string, MarkerView>,
  changed: ReadonlyMap<string, Terrain>,
): LandSquare[] {
  return Array.from({ length: TILE_SIZE * TILE_SIZE }, (_, n): LandSquare => {
    const [r, c] = [Math.floor(n / TILE_SIZE), n % TILE_SIZE];
    const place = { name: squareNamed(x + c, y + r), column: x + c, row: y + r };
    if (id === null) return { ...place, terrain: null, icons: NO_ICONS, resource: null };
    const printed = squareOf(id, rotation, r, c);
    const covering = iconsOf(markers.get(place.name));
    const terrain = changed.get(place.name);
    // CV-5.3: a building, wonder or great person replaces all icons of its square; CV-29.1: so does a change of terrain.
    if (covering !== undefined) {
      return { ...place, terrain: terrain ?? printed.terrain, icons: covering, resource: null };
    }
    if (terrain !== undefined) return { ...place, terrain, icons: TERRAIN_ICONS[terrain], resource: null };
    return { ...place, terrain: printed.terrain, icons: printed.icons, resource: printed.resource };
  });
}

function iconsOf(marker: MarkerView | undefined): Icons | undefined {
  if (marker?.kind === "building") return BUILDINGS[marker.id].icons;
  if (marker?.kind === "wonder") return WONDER_ICONS[WONDERS[marker.id].era];
  if (marker?.kind === "great-person") return GREAT_PEOPLE[marker.id].icons;
  return undefined;
}
