import { type Seat, sayer } from "@civitas/kernel";

/** Places and the roads between them. The map is printed, so it is no part of the state. */
export const ROADS = {
  camp: ["well", "ruin"],
  well: ["camp", "ridge"],
  ruin: ["camp", "ridge"],
  ridge: ["well", "ruin", "town"],
  town: ["ridge"],
} as const satisfies Record<string, readonly string[]>;

export type Place = keyof typeof ROADS;

export interface Ambush {
  turn: Seat;
  /** By seat: where its riders are. */
  riders: Place[];
  /** By seat: its fighting cards, which only it sees. */
  hands: number[][];
  /** By seat: whether it still holds a sandstorm. Nobody else knows. */
  storms: boolean[];
  /** Cards that were shown, in order. */
  spent: number[];
}

/** A march of several steps. */
export interface March {
  readonly seat: Seat;
  readonly left: number;
}

/** A step that was announced and may be stopped. */
export interface Entering {
  readonly seat: Seat;
  readonly to: Place;
}

/** What turns are cut into, with the arguments of each. */
export interface Stories {
  march: March;
  enter: Entering;
  fight: { readonly attacker: Seat; readonly defender: Seat };
}

export const say = sayer<"march" | "halt" | "go" | "storm" | "fight" | "card" | "stopped" | "shown" | "goods">();
