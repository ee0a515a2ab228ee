import type { Cell, Space } from "@civitas/table-kit";
import type { Tile } from "../../src/content/maps.ts";
import { ref } from "../../src/refs.ts";
import type { MapView, SpaceView } from "../../src/view.ts";

/** A space as the board lays it out: what never changes about it. */
export interface Province extends Space {
  readonly tile: Tile;
  readonly index: number;
}

/** The spaces of a map. Their names are written in capitals, as players say them. */
export function provincesOnMap({ spaces }: MapView): Province[] {
  return spaces.map(({ name, q, r, tile }, index) => {
    const cell: Cell = [q, r];
    return { at: ref.space(name), cell, name: name.toUpperCase(), tile, index };
  });
}

/** What identifies the layout: as long as it stays the same, the stones are not drawn again. */
export const layoutOf = ({ spaces }: MapView): string =>
  spaces.map(({ name, q, r, tile }) => `${name} ${q} ${r} ${tile}`).join(";");

export const hasUnits = ({ soldiers, warlord, hero }: SpaceView): boolean => soldiers > 0 || warlord || hero !== null;
