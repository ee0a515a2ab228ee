import type { MapSpace } from "@civitas/table-kit";
import type { Terrain } from "../../src/content/ids.ts";
import type { CityLook } from "../pieces/city.tsx";
import type { StackLook } from "../pieces/stack.tsx";

/** Where a hex lies; this never changes during a game. */
export interface HexSpace extends MapSpace {
  /** Which region it belongs to. */
  readonly slot: number;
}

export interface CityOnHex extends CityLook {
  readonly size: number;
  readonly activations: number;
  /** The sea hex of its port. */
  readonly portHex: string | undefined;
}

/** What a hex shows. */
export interface HexLook {
  /** Nothing while its region is unexplored. */
  readonly terrain: Terrain | undefined;
  readonly city: CityOnHex | undefined;
  readonly stack: StackLook | undefined;
  readonly exhausted: boolean;
}

/** CC-2.1: the neighbours of a hex clockwise from the north. */
export const AROUND: readonly (readonly [q: number, r: number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

export function neighboursOf(hexes: readonly HexSpace[]): (hex: HexSpace, side: number) => HexSpace | undefined {
  const byCell = new Map(hexes.map((hex) => [hex.cell.join(), hex]));
  return ({ cell: [q, r] }, side) => {
    const [dq, dr] = AROUND[side] ?? [0, 0];
    return byCell.get(`${q + dq},${r + dr}`);
  };
}
