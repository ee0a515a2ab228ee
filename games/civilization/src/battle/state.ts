import type { Seat } from "@civitas/kernel";
import type { UnitId } from "../content/ids.ts";
import type { SquareNumber } from "../state.ts";

export type SideName = "attacker" | "defender";

/** CV-25: one battle. The attacking figures are the marching ones on its square. */
export interface Battle {
  square: SquareNumber;
  attacker: Seat;
  /** Nobody: barbarians. */
  defender: Seat | null;
  /** CV-25.8: who plays the defender's units. */
  controller: Seat;
  /** CV-25.4: the attacked city, by its square. */
  city: SquareNumber | null;
  /** CV-25.3, CV-25.6, CV-25.10, CV-25.29. */
  step: "before" | "start" | "fight" | "over";
  /** Whose opportunity it is (steps 1 and 2) or whose battle turn (step 3). */
  turn: SideName;
  /** CV-25.11: where the battle turn is. */
  part: "ability" | "unit" | "again";
  /** CV-25.39: passes in succession. */
  passes: number;
  sides: Record<SideName, Side>;
  /** CV-25.15: units in play; each stands alone on its front. */
  fronts: Fighter[];
  /** Fronts are numbered as they open; this is the next number. */
  nextFront: number;
  /** CV-25.29. */
  winner: SideName | null;
}

export interface Side {
  /** CV-25.5: hidden from the other side. */
  hand: UnitId[];
  /** CV-25.44: fixed at the start. */
  bonus: number;
  /** The part of it that effects of this battle gave. */
  effects: number;
  /** CV-25.33: killed units, face up. */
  fallen: UnitId[];
  /** Killed units that were saved, or can't be saved; they count for CV-26.2. */
  lost: number;
  /** Abilities used in this battle. */
  used: string[];
  /** CV-25.23: strength for the unit that is played next. */
  strengthNext: number;
}

export interface Fighter {
  front: number;
  side: SideName;
  unit: UnitId;
  /** CV-25.22: strength beyond what is printed. */
  extra: number;
  wounds: number;
}
