import type { CombatId } from "../../src/content/ids.ts";
import { type Force, force, mixed, type Odds, oddsOf } from "../../src/odds.ts";
import type { BattleSideView, BattleView, ClashView } from "../../src/view.ts";

export type Side = "attacker" | "defender";

export const otherSide = (side: Side): Side => (side === "attacker" ? "defender" : "attacker");

const has = (view: ClashView, side: BattleSideView, advance: "steel-weapons" | "war-ships" | "fanaticism"): boolean =>
  side.owner !== "barbarians" && view.players[side.owner]?.advances.includes(advance) === true;

/** What makes a side strong in this round, one reason a line; `now` is false for what counted in round 1 only. */
export interface Strength {
  readonly why: "units" | "fortress" | "fortress-cancels" | "steel-weapons" | "war-ships" | "fanaticism" | "cards";
  readonly n: number;
  readonly now: boolean;
}

export function strengthsOf(view: ClashView, battle: BattleView, side: Side): Strength[] {
  const [mine, theirs] = [battle[side], battle[otherSide(side)]];
  const first = battle.round <= 1;
  const ashore = battle.kind !== "sea";
  const city = view.cities.find(({ hex }) => hex === battle.hex);
  const found: Strength[] = [{ why: "units", n: mine.units, now: true }];
  const defends = side === "defender" && battle.city?.fortress === true;
  if (defends && battle.city?.die === true) found.push({ why: "fortress", n: 1, now: first });
  if (defends && battle.city?.cancel === true) found.push({ why: "fortress-cancels", n: 1, now: first });
  if (ashore && mine.units > 0 && has(view, mine, "steel-weapons") && !has(view, theirs, "steel-weapons")) {
    found.push({ why: "steel-weapons", n: 1, now: first });
  }
  if (!ashore && has(view, mine, "war-ships")) found.push({ why: "war-ships", n: 1, now: first });
  if (ashore && has(view, mine, "fanaticism") && city !== undefined && city.buildings.temple !== null) {
    found.push({ why: "fanaticism", n: 2, now: first });
  }
  return found;
}

/** A side as it goes into the coming round, with what its card has brought so far. */
export function forceOf(view: ClashView, battle: BattleView, side: Side): Force {
  const { units, bonus } = battle[side];
  const sum = (why: Strength["why"]): number =>
    strengthsOf(view, battle, side).reduce((n, one) => n + (one.why === why && one.now ? one.n : 0), 0);
  return force(units, {
    dice: bonus.dice + sum("fortress"),
    cv: bonus.cv + sum("fanaticism"),
    hits: sum("steel-weapons"),
    cancels: bonus.cancels + sum("fortress-cancels") + sum("war-ships"),
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
export function oddsWith(
  view: ClashView,
  battle: BattleView,
  side: Side,
  card: CombatId | undefined,
): Odds | undefined {
  const [mine, theirs] = [forceOf(view, battle, side), forceOf(view, battle, otherSide(side))];
  const ways = card === undefined ? ([[1, mine, theirs]] as const) : waysOf(card, mine, theirs);
  if (ways === undefined) return undefined;
  return mixed(
    ways.map(([chance, us, them]) => {
      const odds = side === "attacker" ? oddsOf(us, them) : oddsOf(them, us);
      return [chance, side === "attacker" ? odds : { win: odds.lose, draw: odds.draw, lose: odds.win }] as const;
    }),
  );
}
