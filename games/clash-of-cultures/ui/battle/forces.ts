import { useSight } from "@civitas/table-kit";
import type { Strength } from "../../src/battle/strength.ts";
import { type Force, force } from "../../src/odds.ts";
import type { BattleView, ClashView } from "../../src/view.ts";

export type Side = "attacker" | "defender";

export const otherSide = (side: Side): Side => (side === "attacker" ? "defender" : "attacker");

/** The side of whoever looks: one's own, or the attacker's for those who only watch. */
export function useOwnSide(battle: BattleView): Side {
  const { viewer } = useSight<ClashView>();
  return battle.defender.owner === viewer ? "defender" : "attacker";
}

/** A side as it goes into the coming round, with what its card has brought so far. */
export function forceOf(battle: BattleView, side: Side): Force {
  const { units, bonus, strengths } = battle[side];
  const sum = (of: Strength["of"]): number =>
    strengths.reduce((n, one) => n + (one.of === of && one.now && one.why !== "units" ? one.n : 0), 0);
  return force(units, {
    dice: bonus.dice + sum("dice"),
    cv: bonus.cv + sum("cv"),
    lastingCv: strengths.reduce((n, one) => n + (one.why === "warlord" ? one.n : 0), 0),
    hits: sum("hits"),
    cancels: bonus.cancels + sum("cancels"),
  });
}
