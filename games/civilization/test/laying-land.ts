import { named } from "@civitas/testing";
import { TILE_IDS, type TileId } from "../src/content/ids.ts";
import type { Rotation } from "../src/content/tiles.ts";
import { grid } from "../src/map/grid.ts";
import { printed } from "../src/map/land.ts";
import type { SquareNumber, World } from "../src/state.ts";
import type { Position } from "./given.ts";

const ROTATIONS: Readonly<Record<string, Rotation>> = { "0": 0, "90": 1, "180": 2, "270": 3 };

/** The tiles and the terrain of a position. */
export function layTiles(w: World, { land = "homes", tiles = {}, terrain = {} }: Position): void {
  const { layout, covered, names } = grid(w);
  const grass = new Set<SquareNumber>();
  for (const [slot, { home }] of layout.slots.entries()) {
    const tile = w.tiles[slot];
    const squares = covered[slot] ?? [];
    if (tile === undefined) continue;
    tile.explored = true;
    const text = tiles[names[squares[0] ?? 0] ?? ""];
    if (text !== undefined) {
      const [id = "", ...how] = text.split(" ");
      swapTile(w, slot, named("tile", TILE_IDS, id));
      tile.rotation = how.map((word) => ROTATIONS[word]).find((turn) => turn !== undefined) ?? tile.rotation;
      tile.explored = !how.includes("down");
    } else if (land === "plain" || (land === "homes" && home === null)) for (const square of squares) grass.add(square);
  }
  for (const [name, there] of Object.entries(terrain)) {
    const square = squareNamed(w, name);
    grass.delete(square);
    w.disasters.push({ square, terrain: there });
  }
  for (const square of grass) w.disasters.push({ square, terrain: "grassland" });
}

/** Named tiles come into their slots, and stay face down: the beginning of a game. */
export function faceDown(w: World, { tiles = {} }: Position): void {
  const { covered, names } = grid(w);
  for (const [slot, squares] of covered.entries()) {
    const text = tiles[names[squares[0] ?? 0] ?? ""];
    if (text !== undefined) swapTile(w, slot, named("tile", TILE_IDS, text.split(" ")[0] ?? ""));
  }
}

/** The tile comes from wherever it was; the one that lay there goes in its stead. */
function swapTile(w: World, slot: number, id: TileId): void {
  const here = w.tiles[slot];
  if (here === undefined || here.id === id) return;
  const other = w.tiles.find((tile) => tile.id === id);
  const unseen = w.unseen.tiles.indexOf(id);
  if (other !== undefined) other.id = here.id;
  else if (unseen >= 0 && here.id !== null) w.unseen.tiles[unseen] = here.id;
  here.id = id;
}

/** The recommended square for the capital. */
export function recommended(w: World, seat: number): SquareNumber {
  const slot = grid(w).layout.slots.findIndex(({ home }) => home?.seat === seat);
  const squares = grid(w).covered[slot] ?? [];
  return squares.find((square) => printed(w, square)?.recommendedCapital === true) ?? squares[5] ?? 0;
}

export function squareNamed(w: World, name: string): SquareNumber {
  const square = grid(w).named.get(name);
  if (square === undefined) throw new Error(`there is no square ${name}`);
  return square;
}
