import type { Axial } from "@civitas/hexes";
import { type Rhombus, START_REGION, type StartSide } from "./regions.ts";

/** CC-2.1: a hex by its name on the map, "D5": the letter of its column, then its row. */
export type HexName = string;

/** CC-2.3: a place for one region. */
export interface Slot {
  readonly id: string;
  /** Top, left, right, bottom. */
  readonly hexes: readonly Axial[];
  readonly names: readonly HexName[];
  /** CC-3.3: whose home it is, by the order of seats from 0; null where a region lies face down. */
  readonly home: number | null;
  /** CC-3.1: the start region that lies here face up. */
  readonly terrain: Rhombus | null;
}

/** CC-2.5: a board. */
export interface Layout {
  /** The homes first, clockwise around the table; then the free slots in the order of CC-3.9. */
  readonly slots: readonly Slot[];
  /** CC-2.8: the hexes on the edge of the board, clockwise. */
  readonly perimeter: readonly HexName[];
}

/** CC-2.1. */
function axialOf(name: HexName): Axial {
  const q = name.charCodeAt(0) - "A".charCodeAt(0);
  return { q, r: Number(name.slice(1)) - 1 - Math.floor(q / 2) };
}

/** What the rulebook prints: the sides and hexes of the homes, the hexes of the free slots, the edge. */
interface Print {
  readonly homes: readonly (readonly [StartSide, string])[];
  readonly free: readonly string[];
  readonly perimeter: string;
}

function layout(players: number, { homes, free, perimeter }: Print): Layout {
  const slot = (id: string, hexes: string, home: number | null, terrain: Rhombus | null): Slot => {
    const names = hexes.split(" ");
    return { id, hexes: names.map(axialOf), names, home, terrain };
  };
  return {
    slots: [
      ...homes.map(([side, hexes], at) => slot(`p${players}-home${at + 1}`, hexes, at, START_REGION[side])),
      ...free.map((hexes, at) => slot(`p${players}-r${String(at + 1).padStart(2, "0")}`, hexes, null, null)),
    ],
    perimeter: perimeter.split(" "),
  };
}

export const LAYOUTS = {
  2: layout(2, {
    homes: [
      ["A", "D2 E2 C2 D1"],
      ["A", "D7 C8 E8 D8"],
    ],
    free: [
      "B2 A3 C3 B3",
      "F2 E3 G3 F3",
      "D3 C4 E4 D4",
      "B4 A5 C5 B5",
      "F4 E5 G5 F5",
      "D5 C6 E6 D6",
      "B6 A7 C7 B7",
      "F6 E7 G7 F7",
    ],
    perimeter: "D1 E2 F2 G3 F3 F4 G5 F5 F6 G7 F7 E8 D8 C8 B7 A7 B6 B5 A5 B4 B3 A3 B2 C2",
  }),
  3: layout(3, {
    homes: [
      ["A", "E4 F3 D3 E3"],
      ["A", "G8 G9 H7 H8"],
      ["A", "B7 A7 B8 A8"],
    ],
    free: [
      "C2 B2 D2 C3",
      "D4 C4 D5 C5",
      "H4 G4 H5 G5",
      "B5 B4 A6 A5",
      "F5 F4 E6 E5",
      "C6 B6 D6 C7",
      "G6 F6 H6 G7",
      "J7 J6 I8 I7",
      "F7 E7 F8 E8",
      "D8 D7 C9 C8",
      "B9 A9 B10 A10",
      "E9 D9 F9 E10",
    ],
    perimeter: "B2 C2 D2 E3 F3 G4 H4 H5 H6 I7 J6 J7 I8 H8 G9 F9 E10 D9 C9 B9 B10 A10 A9 A8 A7 A6 A5 B4 C4 C3",
  }),
  4: layout(4, {
    homes: [
      ["A", "C2 D1 B1 C1"],
      ["B", "I2 J1 H1 I1"],
      ["A", "I8 H8 J8 I9"],
      ["B", "C8 B8 D8 C9"],
    ],
    free: [
      "F1 E2 G2 F2",
      "D2 C3 E3 D3",
      "H2 G3 I3 H3",
      "B3 A4 C4 B4",
      "F3 E4 G4 F4",
      "J3 I4 K4 J4",
      "D4 C5 E5 D5",
      "H4 G5 I5 H5",
      "B5 A6 C6 B6",
      "F5 E6 G6 F6",
      "J5 I6 K6 J6",
      "D6 C7 E7 D7",
      "H6 G7 I7 H7",
      "F7 E8 G8 F8",
    ],
    perimeter:
      "B1 C1 D1 E2 F1 G2 H1 I1 J1 I2 I3 J3 K4 J4 J5 K6 J6 I7 I8 J8 I9 H8 G8 F8 E8 D8 C9 B8 C8 C7 B6 A6 B5 B4 A4 B3 C3 C2",
  }),
} as const;

export type Players = keyof typeof LAYOUTS;

export function layoutFor(players: number): Layout {
  if (players === 2 || players === 3 || players === 4) return LAYOUTS[players];
  throw new RangeError(`there is no board for ${players} players`);
}
