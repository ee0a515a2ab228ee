import type { SideName } from "../agenda.ts";
import { change } from "../hooks/query.ts";
import type { Battle, BattleSide, Clash, Owner, RoundBonus } from "../state.ts";
import { countAt, shipsAt } from "../troops.ts";

export const SIDES: readonly SideName[] = ["attacker", "defender"];
export const otherSide = (side: SideName): SideName => (side === "attacker" ? "defender" : "attacker");

export function battleIn(s: Clash): Battle {
  if (s.battle === null) throw new RangeError("there is no battle");
  return s.battle;
}

export const noBonus = (): RoundBonus => ({ dice: 0, cv: 0, cancels: 0, explodes: false });

export const newSide = (owner: Owner, began: number): BattleSide => ({
  owner,
  began,
  lost: 0,
  settlersLost: 0,
  lostNow: 0,
  card: null,
  decided: false,
  cancelled: false,
  bonus: noBonus(),
  dice: [],
  cv: 0,
  hits: 0,
});

/** CC-18.2: soldiers (at sea: ships) that this side has in the battle now. */
export function unitsOn(s: Clash, side: SideName): number {
  const { kind, hex, troops, ships, defender } = battleIn(s);
  if (side === "attacker") {
    return kind === "sea" ? ships.length : troops.reduce((n, troop) => n + (troop.kind === "soldier" ? troop.n : 0), 0);
  }
  return kind === "sea" ? shipsAt(s, hex).length : countAt(s, hex, defender.owner, "soldier");
}

export function settlersOn(s: Clash, side: SideName): number {
  const { kind, hex, troops, defender } = battleIn(s);
  if (kind === "sea") return 0;
  if (side === "defender") return countAt(s, hex, defender.owner, "settler");
  return troops.reduce((n, troop) => n + (troop.kind === "settler" ? troop.n : 0), 0);
}

/** CC-18.10, CC-18.11: the Fortress counts in round 1 unless Siegecraft took its die. */
export const hasFortressDie = ({ city, round, siege, kind }: Battle): boolean =>
  kind !== "sea" && city?.fortress === true && round === 1 && !siege.die;

export const hasFortressCancel = ({ city, round, siege, kind }: Battle): boolean =>
  kind !== "sea" && city?.fortress === true && round === 1 && !siege.cancel;

/** Dice that a side rolls without cards. */
export function diceOf(s: Clash, side: SideName): number {
  const battle = battleIn(s);
  return unitsOn(s, side) + (side === "defender" && hasFortressDie(battle) ? 1 : 0);
}

/** CC-18.24: with neither unit nor Fortress die a side rolls nothing. */
export const canRoll = (s: Clash, side: SideName): boolean => diceOf(s, side) > 0;

/** CC-18.23: what is added to the dice of this side. */
export function cvBonus(s: Clash, side: SideName): number {
  const battle = battleIn(s);
  const { bonus, owner } = battle[side];
  const fanatic = battle.kind !== "sea" && battle.round === 1 && battle.city?.temple === true;
  return (
    bonus.cv +
    (fanatic ? (change(s, owner, "templeCv") ?? 0) : 0) +
    (side === "attacker" && battle.warlord ? WARLORD_CV : 0)
  );
}

/** CC-23.18. */
const WARLORD_CV = 2;

/** CC-18.12: hits beside the dice. */
export function hitBonus(s: Clash, side: SideName): number {
  const battle = battleIn(s);
  if (battle.kind === "sea" || battle.round !== 1 || unitsOn(s, side) === 0) return 0;
  const steel = change(s, battle[side].owner, "steel") ?? 0;
  return change(s, battle[otherSide(side)].owner, "steel") === undefined ? steel : 0;
}

/** CC-18.23, CC-19.8: hits against this side that do not count. */
export function cancelsOf(s: Clash, side: SideName): number {
  const battle = battleIn(s);
  const fortress = side === "defender" && hasFortressCancel(battle) ? 1 : 0;
  const afloat = battle.kind === "sea" || (side === "attacker" && battle.landed.length > 0);
  const ships = afloat && battle.round === 1 ? (change(s, battle[side].owner, "shipsCancel") ?? 0) : 0;
  return fortress + ships + battle[side].bonus.cancels;
}

/** Whether a usable Fortress stands in the hex (CC-19.3). */
export const defendsFortress = ({ city }: Battle): boolean => city?.fortress === true;
