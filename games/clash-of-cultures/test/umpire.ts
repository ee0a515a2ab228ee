import { ACTION_CARDS } from "../src/content/action-cards.ts";
import type { ActionCardId, CombatId } from "../src/content/ids.ts";

/** One side of a battle, as an umpire with rulebook and pencil keeps it. */
export interface Camp {
  readonly began: number;
  soldiers: number;
  readonly steel: boolean;
  readonly fanatic: boolean;
  readonly hand: ActionCardId[];
}

export interface Ground {
  readonly city: boolean;
  readonly fortress: boolean;
  readonly temple: boolean;
  /** CC-30.18: what Siegecraft took away. */
  readonly siege: { readonly die: boolean; readonly cancel: boolean };
  /** CC-30.11: the attackers came from ships and own War Ships. */
  readonly warShips: boolean;
  /** CC-23.18. */
  readonly warlord: boolean;
  /** CC-19.10: soldiers of the defender find a hex to go to. */
  readonly refuge: boolean;
}

export type Outcome = "attacker" | "defender" | "draw" | "open";

const ATTACKER_ONLY: readonly CombatId[] = ["wedge-formation", "flanking", "siege"];
const DEFENDER_ONLY: readonly CombatId[] = [
  "defensive-formation",
  "heavy-resistance",
  "tactical-retreat",
  "for-the-people",
  "improved-defenses",
];
const IN_CITIES: readonly CombatId[] = ["siege", "for-the-people", "improved-defenses"];
/** Cards on which a Fortress is printed. */
const FORTRESS: readonly CombatId[] = [
  "high-morale",
  "high-ground",
  "defensive-formation",
  "heavy-resistance",
  "surprise",
  "for-the-people",
  "improved-defenses",
  "scout",
];

const combat = (card: ActionCardId): CombatId => ACTION_CARDS[card].combat;

/** CC-19.3, in a land battle. */
export function mayLay(card: ActionCardId, attacks: boolean, camp: Camp, ground: Ground): boolean {
  const half = combat(card);
  if ((attacks ? DEFENDER_ONLY : ATTACKER_ONLY).includes(half)) return false;
  if (IN_CITIES.includes(half) && !ground.city) return false;
  if (half === "high-ground" && attacks && ground.city) return false;
  if (half === "tactical-retreat" && !ground.refuge) return false;
  return camp.soldiers > 0 || (!attacks && ground.fortress && FORTRESS.includes(half));
}

/** Chance: the next number of the script, and the next card of the deck. */
export interface Chance {
  readonly die: () => number;
  readonly draw: () => ActionCardId;
}

/** One combat round by CC-18.6 to CC-18.13 and CC-19; changes the camps. "open": both sides have soldiers left. */
export function judgeRound(
  round: number,
  attacker: Camp,
  defender: Camp,
  laid: { readonly attacker: ActionCardId | undefined; readonly defender: ActionCardId | undefined },
  ground: Ground,
  { die, draw }: Chance,
): Outcome {
  let a = laid.attacker === undefined ? undefined : combat(laid.attacker);
  let d = laid.defender === undefined ? undefined : combat(laid.defender);
  const lose = (camp: Camp, n: number): number => {
    const gone = Math.min(n, camp.soldiers);
    camp.soldiers -= gone;
    return gone;
  };
  // CC-19.4: Scout, then Martyr; the attacker's comes first and voids the other.
  if (a === "scout") {
    if (laid.defender !== undefined) attacker.hand.push(laid.defender);
    d = undefined;
  } else if (d === "scout") {
    if (laid.attacker !== undefined) defender.hand.push(laid.attacker);
    a = undefined;
  }
  if (a === "martyr" || d === "martyr") {
    lose(attacker, 1);
    lose(defender, 1);
    if (a === "martyr") d = undefined;
    else a = undefined;
  }
  let [plusA, plusD, cancelA, cancelD] = [0, 0, 0, 0];
  if (a === "archers" && die() >= 5) lose(defender, 1);
  if (a === "peltasts" && Array.from({ length: attacker.soldiers }, die).some((n) => n >= 5)) cancelA += 1;
  if (a === "siege") plusA += 3; // nobody pays here
  if (d === "archers" && die() >= 5) lose(attacker, 1);
  if (d === "peltasts" && Array.from({ length: defender.soldiers }, die).some((n) => n >= 5)) cancelD += 1;
  if (d === "tactical-retreat") {
    defender.soldiers = 0;
    return "attacker";
  }
  // CC-19.5.
  const first = round === 1;
  const tower = first && ground.fortress && !ground.siege.die ? 1 : 0;
  const done = (): Outcome => {
    if (attacker.soldiers > 0 && defender.soldiers > 0) return "open";
    if (attacker.soldiers > 0) return "attacker";
    return defender.soldiers > 0 || defender.began === 0 ? "defender" : "draw";
  };
  if (attacker.soldiers === 0 || defender.soldiers + tower === 0) return done();
  // CC-18.7, CC-18.23.
  const roll = (n: number, again: boolean): number => {
    const dice = Array.from({ length: n }, die);
    const sixes = again ? dice.filter((one) => one === 6).length : 0;
    return [...dice, ...Array.from({ length: sixes }, die)].reduce((sum, one) => sum + one, 0);
  };
  const [fightingA, fightingD] = [attacker.soldiers, defender.soldiers];
  if (a === "high-morale") plusA += 2;
  if (a === "surprise") plusA += 1;
  if (a === "wedge-formation") plusA += fightingD;
  if (d === "heavy-resistance") plusA -= fightingA;
  if (d === "high-morale") plusD += 2;
  if (d === "surprise") plusD += 1;
  if (d === "improved-defenses") cancelD += 1;
  if (ground.warlord) plusA += 2;
  if (first && ground.temple && attacker.fanatic) plusA += 2;
  if (first && ground.temple && defender.fanatic) plusD += 2;
  if (first && ground.warShips) cancelA += 1;
  if (first && ground.fortress && !ground.siege.cancel) cancelD += 1;
  const more = d === "defensive-formation" || d === "for-the-people" ? 1 : 0;
  const cvA = Math.max(0, roll(fightingA + (a === "flanking" ? 1 : 0), a === "high-ground") + plusA);
  const cvD = Math.max(0, roll(fightingD + tower + more, d === "high-ground") + plusD);
  // CC-18.8, CC-18.12.
  const steelA = first && attacker.steel && !defender.steel ? 1 : 0;
  const steelD = first && defender.steel && !attacker.steel && fightingD > 0 ? 1 : 0;
  const hitsA = Math.max(0, Math.floor(cvA / 5) + steelA - cancelD);
  const hitsD = Math.max(0, Math.floor(cvD / 5) + steelD - cancelA);
  const lostA = lose(attacker, hitsD);
  const lostD = lose(defender, hitsA);
  // CC-19.13: both by the same numbers, and the losses together.
  const traps = [a === "encircled" && lostD >= lostA && die() >= 5, d === "encircled" && lostA >= lostD && die() >= 5];
  if (traps[0]) lose(defender, 1);
  if (traps[1]) lose(attacker, 1);
  if (a === "surprise" && lostD > 0) attacker.hand.push(draw());
  if (d === "surprise" && lostA > 0) defender.hand.push(draw());
  return done();
}

/** What barbarians find in a city, and what is left of it. */
export interface Raided {
  settlers: number;
  /** Beside the settlement. */
  buildings: number;
  /** Buildings and settlement that were lost. */
  lost: number;
}

/** CC-22.8 to CC-22.11: the one round of a barbarian attack. Settlers are hit before soldiers here. */
export function judgeRaid(
  barbarians: Camp,
  defender: Camp,
  city: Raided,
  laid: ActionCardId | undefined,
  { fortress, temple }: Ground,
  { die, draw }: Chance,
): void {
  const card = laid === undefined ? undefined : combat(laid);
  let cancelled = fortress ? 1 : 0;
  const fell = (camp: Camp, n: number): number => {
    const gone = Math.min(n, camp.soldiers);
    camp.soldiers -= gone;
    return gone;
  };
  if (card === "martyr") {
    fell(defender, 1);
    fell(barbarians, 1);
  }
  if (card === "archers" && die() >= 5) fell(barbarians, 1);
  if (card === "peltasts" && Array.from({ length: defender.soldiers }, die).some((n) => n >= 5)) cancelled += 1;
  if (card === "improved-defenses") cancelled += 1;
  const sum = (dice: readonly number[]): number => dice.reduce((all, one) => all + one, 0);
  const theirs = sum(Array.from({ length: barbarians.soldiers }, die));
  const towers = defender.soldiers + (fortress ? 1 : 0);
  const more = card === "defensive-formation" || card === "for-the-people" ? 1 : 0;
  const dice = towers === 0 ? [] : Array.from({ length: towers + more }, die);
  const again = card === "high-ground" ? dice.filter((one) => one === 6).map(die) : [];
  const plus = (card === "high-morale" ? 2 : 0) + (card === "surprise" ? 1 : 0) + (temple && defender.fanatic ? 2 : 0);
  const less = card === "heavy-resistance" ? barbarians.soldiers : 0;
  const steel = defender.steel && defender.soldiers > 0 ? 1 : 0;
  const lost = fell(barbarians, Math.floor((sum(dice) + sum(again) + plus) / 5) + steel);
  let hits = Math.max(0, Math.floor(Math.max(0, theirs - less) / 5) - cancelled);
  const settlers = Math.min(hits, city.settlers);
  city.settlers -= settlers;
  hits -= settlers;
  const soldiers = fell(defender, hits);
  hits -= soldiers;
  city.lost = Math.min(hits, city.buildings + 1);
  if (card === "encircled" && lost >= soldiers && die() >= 5) fell(barbarians, 1);
  if (card === "surprise" && lost > 0) defender.hand.push(draw());
}
