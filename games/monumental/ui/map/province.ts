import type { Cell, MapSpace } from "@civitas/table-kit";
import { GRIDS, type Tile } from "../../src/content/maps.ts";
import { ref } from "../../src/refs.ts";
import type { MapView } from "../../src/view.ts";

/** A space as the board lays it out: what never changes about it. */
export interface Province extends MapSpace {
  readonly tile: Tile;
  readonly index: number;
}

/** The spaces of a map. Their names are written in capitals, as players say them. */
export function provincesOnMap({ id, spaces }: MapView): Province[] {
  return spaces.map(({ name, tile }, index) => {
    const { q, r } = GRIDS[id].at[index] ?? { q: 0, r: 0 };
    const cell: Cell = [q, r];
    return { at: ref.space(name), cell, name: name.toUpperCase(), tile, index };
  });
}

/** What identifies the layout: as long as it stays the same, the stones are not drawn again. */
export const layoutOf = ({ id, spaces }: MapView): string => `${id} ${spaces.map(({ tile }) => tile).join(" ")}`;
