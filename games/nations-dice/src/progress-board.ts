import { columns, rows } from "./content/boards.ts";
import { type TileId, tileOf } from "./content/tiles.ts";
import type { Cost } from "./payment.ts";
import { ref } from "./refs.ts";
import type { Nations } from "./state.ts";

/** ND-1.12: row 1 is the bottom row, column 1 the leftmost. Both count from 1. */
export const cellAt = (row: number, column: number): number => (row - 1) * columns + column - 1;
export const rowOf = (cell: number): number => Math.floor(cell / columns) + 1;
export const columnOf = (cell: number): number => (cell % columns) + 1;
export const cellRef = (cell: number): string => ref.cell(rowOf(cell), columnOf(cell));

/** ND-10.1, ND-10.2: as much as the row number, in gold, and for a colony in strength. */
export function priceOf(tile: TileId, row: number): Cost & { readonly resource: "gold" | "strength" } {
  return { resource: tileOf(tile).kind === "colony" ? "strength" : "gold", amount: row };
}

/** Takes a tile off the board; its space stays empty (ND-7.9). Gives the space. */
export function takeTile(s: Nations, tile: TileId): number {
  const cell = s.progress.indexOf(tile);
  if (cell < 0) throw new RangeError(`${tile} is not on the progress board`);
  s.progress[cell] = null;
  return cell;
}

/** ND-22.6: the tile of the lowest row in a column, if any is left. */
export function cheapestIn(s: Nations, column: number): TileId | undefined {
  for (let row = 1; row <= rows; row++) {
    const tile = s.progress[cellAt(row, column)];
    if (tile !== null && tile !== undefined) return tile;
  }
  return undefined;
}
