import type { Rotation } from "./tiles.ts";

/** Where one tile lies: its north-west corner, and whose home it is; homes are turned by quarters (CV-3.9). Seats count from 0, clockwise (CV-3.11). */
export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly home: { readonly seat: number; readonly rotation: Rotation } | null;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly slots: readonly Slot[];
}

export const TILE_SIZE = 4;

const neutral = (x: number, y: number): Slot => ({ x, y, home: null });
const home = (x: number, y: number, seat: number, rotation: Rotation): Slot => ({ x, y, home: { seat, rotation } });

/** CV-3.9, CV-3.10: by number of players. Squares that no slot covers are no part of the map: outside it, or the hole (CV-5.8). */
export const LAYOUTS: Readonly<Record<2 | 3 | 4 | 5, Layout>> = {
  2: {
    width: 16,
    height: 8,
    slots: [
      home(0, 0, 0, 1),
      neutral(4, 0),
      neutral(8, 0),
      neutral(12, 0),
      neutral(0, 4),
      neutral(4, 4),
      neutral(8, 4),
      home(12, 4, 1, 3),
    ],
  },
  3: {
    width: 16,
    height: 16,
    slots: [
      home(6, 0, 0, 2),
      neutral(4, 4),
      neutral(8, 4),
      neutral(2, 8),
      neutral(6, 8),
      neutral(10, 8),
      home(0, 12, 2, 1),
      neutral(4, 12),
      neutral(8, 12),
      home(12, 12, 1, 3),
    ],
  },
  4: {
    width: 16,
    height: 16,
    slots: [
      home(0, 0, 0, 2),
      neutral(4, 0),
      neutral(8, 0),
      home(12, 0, 1, 2),
      neutral(0, 4),
      neutral(4, 4),
      neutral(8, 4),
      neutral(12, 4),
      neutral(0, 8),
      neutral(4, 8),
      neutral(8, 8),
      neutral(12, 8),
      home(0, 12, 3, 0),
      neutral(4, 12),
      neutral(8, 12),
      home(12, 12, 2, 0),
    ],
  },
  5: {
    width: 28,
    height: 18,
    slots: [
      neutral(12, 0),
      neutral(8, 2),
      neutral(16, 2),
      home(12, 4, 0, 2),
      home(0, 6, 4, 1),
      neutral(4, 6),
      neutral(8, 6),
      neutral(16, 6),
      neutral(20, 6),
      home(24, 6, 1, 3),
      neutral(0, 10),
      neutral(4, 10),
      neutral(8, 10),
      neutral(16, 10),
      neutral(20, 10),
      neutral(24, 10),
      neutral(2, 14),
      home(6, 14, 3, 0),
      neutral(10, 14),
      neutral(14, 14),
      home(18, 14, 2, 0),
      neutral(22, 14),
    ],
  },
};

export type Players = keyof typeof LAYOUTS;

/** CV-5.8: the hole of the five-player map; its squares lie inside the map but belong to no tile. */
export const HOLE = { x: 12, y: 8, width: 4, height: 6 } as const;
