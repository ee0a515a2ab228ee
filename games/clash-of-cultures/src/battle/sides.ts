import type { SideName } from "../agenda.ts";
import type { Clash, Owner } from "../state.ts";
import { countAt, shipsAt } from "../troops.ts";
import type { Battle, BattleSide, RoundBonus } from "./state.ts";

export const BATTLE_SIDES: readonly SideName[] = ["attacker", "defender"];
export const otherSide = (side: SideName): SideName => (side === "attacker" ? "defender" : "attacker");

export function battleIn(s: Clash): Battle {
  if (s.battle === null) throw new RangeError("there is no battle");
  return s.battle;
}

const noBonus = (): RoundBonus => ({ dice: 0, cv: 0, cancels: 0, explodes: false });

export const newSide = (owner: Owner, began: number): BattleSide => ({
  owner,
  began,
  lost: 0,
  settlersLost: 0,
  ...newRound(),
});

/** What a side has done in a round that begins: nothing. */
export const newRound = (): Omit<BattleSide, "owner" | "began" | "lost" | "settlersLost"> => ({
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

/** Whether a usable Fortress stands in the hex (CC-19.3). */
export const defendsFortress = ({ city }: Battle): boolean => city?.fortress === true;
