import { useSight } from "@civitas/table-kit";
import type { SideName } from "../../src/agenda.ts";
import type { Strength } from "../../src/battle/strength.ts";
import { type Force, force } from "../../src/odds.ts";
import type { BattleView, ClashView } from "../../src/view.ts";

/** The side of whoever looks: one's own, or the attacker's for those who only watch. */
export function useOwnSide(battle: BattleView): SideName {
  const { viewer } = useSight<ClashView>();
  return battle.defender.owner === viewer ? "defender" : "attacker";
}

/** Whether this round's dice lie on the table: what comes next is another round. */
export const isRolled = ({ attacker, defender }: BattleView): boolean =>
  attacker.dice.length + defender.dice.length > 0;

/** A side as it goes into the coming round, with what its card has brought so far. */
export function forceOf(battle: BattleView, side: SideName): Force {
  const { units, bonus, strengths } = battle[side];
  const lastingCv = strengths.reduce((n, one) => n + (one.why === "warlord" ? one.n : 0), 0);
  // Cards, Fortress and everything else of this round are over.
  if (isRolled(battle)) return force(units, { cv: lastingCv, lastingCv });
  const sum = (of: Strength["of"]): number =>
    strengths.reduce((n, one) => n + (one.of === of && one.now && one.why !== "units" ? one.n : 0), 0);
  return force(units, {
    dice: bonus.dice + sum("dice"),
    cv: bonus.cv + sum("cv"),
    lastingCv,
    hits: sum("hits"),
    cancels: bonus.cancels + sum("cancels"),
  });
}
