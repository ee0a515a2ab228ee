import type { SideName } from "../agenda.ts";
import { change } from "../hooks/query.ts";
import type { Clash, Owner } from "../state.ts";
import { battleIn, otherSide, unitsOn } from "./sides.ts";
import type { Battle } from "./state.ts";

/** What makes a side strong apart from its cards: everybody can see it. */
export interface Strength {
  readonly why: "units" | "fortress" | "fortress-cancels" | "steel-weapons" | "war-ships" | "fanaticism" | "warlord";
  /** Dice, combat value, hits dealt or hits that do not count. */
  readonly of: "dice" | "cv" | "hits" | "cancels";
  readonly n: number;
  /** False for what counted in round 1 only. */
  readonly now: boolean;
}

/** CC-18.23: one line for each reason. */
export const strengthsOf = (s: Clash, side: SideName): Strength[] =>
  strengthsIn(s, battleIn(s), side, unitsOn(s, side));

/** The same in a battle that may not have begun yet, for a side with this many units. */
export function strengthsIn(s: Clash, battle: Battle, side: SideName, units: number): Strength[] {
  const { owner } = battle[side];
  const first = battle.round <= 1;
  const found: Strength[] = [{ why: "units", of: "dice", n: units, now: true }];
  const add = (why: Strength["why"], of: Strength["of"], n = 0, now = first): void => {
    if (n > 0) found.push({ why, of, n, now });
  };
  if (side === "defender" && battle.city?.fortress === true && battle.kind !== "sea") {
    add("fortress", "dice", battle.siege.die ? 0 : 1); // CC-18.10, CC-30.18
    add("fortress-cancels", "cancels", battle.siege.cancel ? 0 : 1);
  }
  if (battle.kind !== "sea" && units > 0)
    add("steel-weapons", "hits", steelOf(s, owner, battle[otherSide(side)].owner));
  if (isAfloat(battle, side)) add("war-ships", "cancels", change(s, owner, "shipsCancel"));
  if (battle.city?.temple === true) add("fanaticism", "cv", change(s, owner, "templeCv"));
  if (side === "attacker") add("warlord", "cv", battle.warlord, true); // CC-23.18
  return found;
}

/** CC-18.12: only against somebody who lacks it. */
const steelOf = (s: Clash, owner: Owner, foe: Owner): number =>
  change(s, foe, "steel") === undefined ? (change(s, owner, "steel") ?? 0) : 0;

/** CC-20.4, CC-30.11: at sea, or an attacker who has landed. */
const isAfloat = ({ kind, landed }: Battle, side: SideName): boolean =>
  kind === "sea" || (side === "attacker" && landed.length > 0);

/** The sum of all this in the present round. */
export const strengthIn = (s: Clash, side: SideName, of: Strength["of"]): number =>
  strengthsOf(s, side).reduce((sum, one) => sum + (one.of === of && one.now ? one.n : 0), 0);
