import type { UnitType } from "../content/ids.ts";
import { TRUMPS } from "../content/units.ts";

/** A unit that strikes: only what counts. */
export interface Striker {
  readonly type: UnitType;
  readonly strength: number;
  readonly wounds: number;
}

export interface Clash {
  /** Who strikes first, if not both at once. */
  readonly first: "newcomer" | "waiting" | "both";
  /** Wounds that each has afterwards. */
  readonly newcomer: number;
  readonly waiting: number;
  readonly newcomerDies: boolean;
  readonly waitingDies: boolean;
}

/** CV-25.17 to CV-25.20: what happens when a unit attacks a waiting one. */
export function clash(newcomer: Striker, waiting: Striker): Clash {
  const first =
    TRUMPS[newcomer.type] === waiting.type ? "newcomer" : TRUMPS[waiting.type] === newcomer.type ? "waiting" : "both";
  let toNewcomer = newcomer.wounds;
  let toWaiting = waiting.wounds;
  if (first === "newcomer") {
    toWaiting += newcomer.strength;
    if (toWaiting < waiting.strength) toNewcomer += waiting.strength;
  } else if (first === "waiting") {
    toNewcomer += waiting.strength;
    if (toNewcomer < newcomer.strength) toWaiting += newcomer.strength;
  } else {
    toNewcomer += waiting.strength;
    toWaiting += newcomer.strength;
  }
  return {
    first,
    newcomer: toNewcomer,
    waiting: toWaiting,
    newcomerDies: toNewcomer >= newcomer.strength,
    waitingDies: toWaiting >= waiting.strength,
  };
}
