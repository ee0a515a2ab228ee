import type { Strength } from "../../src/battle/strength.ts";
import type { CombatId } from "../../src/content/ids.ts";
import { type Force, force, mixed, type Odds, oddsOf } from "../../src/odds.ts";
import type { BattleView } from "../../src/view.ts";

export type Side = "attacker" | "defender";

export const otherSide = (side: Side): Side => (side === "attacker" ? "defender" : "attacker");

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

const fewer = (side: Force): Force => ({ ...side, units: Math.max(0, side.units - 1) });
const THIRD = 1 / 3;

/** What a card would change: the ways the round may begin, for its player and the other one. */
type Ways = readonly (readonly [chance: number, mine: Force, theirs: Force])[];

function waysOf(card: CombatId, mine: Force, theirs: Force): Ways | undefined {
  const plus = (more: Partial<Force>): Ways => [[1, { ...mine, ...more }, theirs]];
  switch (card) {
    case "archers":
      return [
        [THIRD, mine, fewer(theirs)],
        [1 - THIRD, mine, theirs],
      ];
    case "peltasts": {
      const none = (2 / 3) ** mine.units;
      return [
        [none, mine, theirs],
        [1 - none, { ...mine, cancels: mine.cancels + 1 }, theirs],
      ];
    }
    case "high-morale":
      return plus({ cv: mine.cv + 2 });
    case "surprise":
      return plus({ cv: mine.cv + 1 });
    case "siege":
      return plus({ cv: mine.cv + 3 });
    case "wedge-formation":
      return plus({ cv: mine.cv + theirs.units });
    case "defensive-formation":
    case "flanking":
    case "for-the-people":
      return plus({ dice: mine.dice + 1 });
    case "improved-defenses":
      return plus({ cancels: mine.cancels + 1 });
    case "heavy-resistance":
      return [[1, mine, { ...theirs, cv: theirs.cv - theirs.units }]];
    case "martyr":
      return [[1, fewer(mine), fewer(theirs)]];
    case "scout":
      return plus({});
    // Their dice are rolled again, or they end the battle: no plain odds say it.
    case "high-ground":
    case "encircled":
    case "tactical-retreat":
      return undefined;
  }
}

/** How the battle ends for the viewer's side if it fights on with this card and no other; nothing where that can't be told. */
export function oddsWith(battle: BattleView, side: Side, card: CombatId | undefined): Odds | undefined {
  const [mine, theirs] = [forceOf(battle, side), forceOf(battle, otherSide(side))];
  const ways = card === undefined ? ([[1, mine, theirs]] as const) : waysOf(card, mine, theirs);
  if (ways === undefined) return undefined;
  return mixed(
    ways.map(([chance, us, them]) => {
      const odds = side === "attacker" ? oddsOf(us, them) : oddsOf(them, us);
      return [chance, side === "attacker" ? odds : { win: odds.lose, draw: odds.draw, lose: odds.win }] as const;
    }),
  );
}
