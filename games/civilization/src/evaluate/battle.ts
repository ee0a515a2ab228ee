import type { Seat } from "@civitas/kernel";
import type { Battle, SideName } from "../battle/state.ts";
import { attackedCity, bonusOfSide, fighterStrength, figuresIn, handSize, seatOf } from "../battle/strength.ts";
import { BATTLE_HAND } from "../content/constants.ts";
import { realmOf, type World } from "../state.ts";
import { CLEAR_LEAD, expectedUnits } from "./forces.ts";

/** The usual strength of a barbarian unit. */
const BARBARIAN = 2;

/** The attack on a capital that is under way: by whom, on whom, and how likely it succeeds (CV-31.5). */
export function chanceAtTheCapital(w: World): {
  readonly attacker?: Seat;
  readonly defender?: Seat | null;
  readonly chance: number;
} {
  const { battle } = w;
  if (battle === null || attackedCity(w, battle)?.capital !== true) return { chance: 0 };
  return { attacker: battle.attacker, defender: battle.defender, chance: chanceOf(w, battle) };
}

/** What a battle under way is worth: what the winner gets and the loser loses. */
export function battleWorth(w: World, seat: Seat): number {
  const { battle } = w;
  if (battle === null || (battle.attacker !== seat && battle.defender !== seat)) return 0;
  const chance = chanceOf(w, battle);
  const city = attackedCity(w, battle);
  if (battle.attacker === seat) {
    const prize = city !== undefined ? 4 : battle.defender === null ? 1.6 : 2;
    return chance * prize - (1 - chance) * figuresIn(w, battle, "attacker").length;
  }
  const lost = city !== undefined ? 6 : figuresIn(w, battle, "defender").length + 1;
  return (1 - chance) * 1.5 - chance * lost;
}

/** From 0 to 1: how likely the attacker wins. */
function chanceOf(w: World, battle: Battle): number {
  if (battle.winner !== null) return battle.winner === "attacker" ? 1 : 0;
  const lead = powerOf(w, battle, "attacker") - powerOf(w, battle, "defender");
  return 1 / (1 + Math.exp(-(lead - 1) / CLEAR_LEAD));
}

/** What a side can use: its units and its combat bonus. */
function powerOf(w: World, battle: Battle, side: SideName): number {
  const { hand, bonus } = battle.sides[side];
  if (battle.step === "before") return bonusOfSide(w, battle, side) + expectedHand(w, battle, side);
  let power = bonus;
  for (const unit of hand) power += fighterStrength(w, battle, { front: 0, side, unit, extra: 0, wounds: 0 });
  for (const fighter of battle.fronts) {
    // A wounded unit falls sooner.
    if (fighter.side === side) power += Math.max(0.5, fighterStrength(w, battle, fighter) - 0.5 * fighter.wounds);
  }
  return power;
}

/** The units that a side is going to draw. */
function expectedHand(w: World, battle: Battle, side: SideName): number {
  const seat = seatOf(battle, side);
  if (seat === null) return BATTLE_HAND * BARBARIAN;
  return expectedUnits(realmOf(w, seat), handSize(w, battle, side));
}
