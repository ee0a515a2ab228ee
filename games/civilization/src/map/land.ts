import { BUILDINGS } from "../content/buildings.ts";
import { GREAT_PEOPLE } from "../content/great-people.ts";
import { type Icons, NO_ICONS } from "../content/icons.ts";
import { type MarketResource, type Terrain, TILE_IDS, type TileId } from "../content/ids.ts";
import { TERRAIN_ICONS } from "../content/terrain.ts";
import { type PrintedSquare, type Rotation, squareOf } from "../content/tiles.ts";
import { WONDER_ICONS, WONDERS } from "../content/wonders.ts";
import type { Marker, SquareNumber, World } from "../state.ts";
import { grid } from "./grid.ts";

const ROTATIONS: readonly Rotation[] = [0, 1, 2, 3];

/** The 16 squares of a tile, turned, row by row. */
const printedOn = (id: TileId, rotation: Rotation): readonly PrintedSquare[] =>
  Array.from({ length: 16 }, (_, n) => squareOf(id, rotation, Math.floor(n / 4), n % 4));

/** By tile and rotation. */
const PRINTED = new Map(TILE_IDS.map((id) => [id, ROTATIONS.map((rotation) => printedOn(id, rotation))]));

/** What is printed on a square of a face-up tile. */
export function printed(w: World, square: SquareNumber): PrintedSquare | undefined {
  const { slots, places } = grid(w);
  const slot = slots[square];
  const tile = slot === undefined ? undefined : w.tiles[slot];
  if (tile === undefined || tile.id === null || !tile.explored) return undefined;
  return PRINTED.get(tile.id)?.[tile.rotation]?.[places[square] ?? 0];
}

/** CV-5.6: squares of face-down tiles can't be used. */
export function explored(w: World, square: SquareNumber): boolean {
  const slot = grid(w).slots[square];
  return slot !== undefined && w.tiles[slot]?.explored === true;
}

function changed(w: World, square: SquareNumber): Terrain | undefined {
  for (const disaster of w.disasters) if (disaster.square === square) return disaster.terrain;
  return undefined;
}

/** CV-5.1, CV-29.1. */
export const terrainOf = (w: World, square: SquareNumber): Terrain | undefined =>
  changed(w, square) ?? printed(w, square)?.terrain;

export const markerAt = (w: World, square: SquareNumber): Marker | null => w.markers[square] ?? null;

/** What a marker brings in place of everything printed (CV-5.3); nothing for huts, villages and relics (CV-5.5). */
function markerIcons(marker: Marker | null): Icons | undefined {
  switch (marker?.kind) {
    case "building":
      return BUILDINGS[marker.id].icons;
    case "wonder":
      return WONDER_ICONS[WONDERS[marker.id].era];
    case "great-person":
      return GREAT_PEOPLE[marker.id].icons;
    default:
      return undefined;
  }
}

/** What a square brings now. */
export function iconsAt(w: World, square: SquareNumber): Icons {
  const covered = markerIcons(markerAt(w, square));
  if (covered !== undefined) return covered;
  const terrain = changed(w, square);
  if (terrain !== undefined) return TERRAIN_ICONS[terrain];
  return printed(w, square)?.icons ?? NO_ICONS;
}

/** CV-11.14: the resource icon that can be seen on a square. */
export function resourceAt(w: World, square: SquareNumber): MarketResource | null {
  if (markerIcons(markerAt(w, square)) !== undefined || changed(w, square) !== undefined) return null;
  return printed(w, square)?.resource ?? null;
}

/** CV-12.7: a building, wonder or great person, which another marker may replace. */
export const isReplaceable = (marker: Marker | null): boolean => markerIcons(marker) !== undefined;

/** CV-5.2: a hut, village or relic. */
export const isSite = (marker: Marker | null): boolean => marker !== null && markerIcons(marker) === undefined;
