import type { Seat } from "@civitas/kernel";
import type { SideName } from "../../src/battle/state.ts";
import type { BattleView } from "../../src/view/view.ts";

/** A battle as it lies before the viewer. */
export interface Position {
  readonly battle: BattleView;
  readonly below: SideName;
  readonly above: SideName;
}

/** Whose units a side has; nobody's are the barbarians'. */
export const nationOf = (battle: BattleView, side: SideName): Seat | null =>
  side === "attacker" ? battle.attacker : battle.defender;
