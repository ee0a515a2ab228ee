import { sizeOf } from "./cities.ts";
import { beside, isLand } from "./map.ts";
import { force, oddsOf } from "./odds.ts";
import type { City, Clash, Hex, Owner } from "./state.ts";
import { aboard, soldiersAt } from "./troops.ts";

/** How likely a rival who can take a city does so before its owner has a turn, or if the owner has one first. */
const RIVAL = { first: 0.7, later: 0.25 } as const;
/** Soldiers that are two moves away come less often. */
const FROM_AFAR = 0.4;
/** How likely an event sends barbarians soon (CC-23.9). */
const RAID = 0.15;
/** CC-18.7: the hits of one die, on the average. */
const HITS = 0.6;

/** From 0 to 1: how likely this city of a player is lost soon. */
export function dangerTo(s: Clash, city: City): number {
  let [near, far, barbarians] = [0, 0, 0];
  let rival: Owner | undefined;
  for (const { owner, kind, hex, n } of s.troops) {
    if (owner === city.owner || kind !== "soldier") continue;
    const away = movesAway(s, city.hex, hex);
    if (away > 2) continue;
    if (owner === "barbarians") barbarians = Math.max(barbarians, n);
    else if (away === 1) [near, rival] = [near + n, owner];
    else [far, rival] = [far + n, owner];
  }
  for (const ship of s.ships) {
    if (ship.owner === city.owner || ship.cargo.length === 0 || !beside(s, city.hex).includes(ship.hex)) continue;
    const landing = aboard(ship, "soldier");
    if (landing > 0) [near, rival] = [near + landing, ship.owner];
  }
  if (rival === undefined && barbarians === 0) return 0;
  const defenders = soldiersAt(s, city.hex, city.owner);
  const fortress = city.buildings.fortress !== null;
  const come = rival !== undefined && movesBefore(s, rival, city.owner) ? RIVAL.first : RIVAL.later;
  const taken = Math.max(
    chanceToTake(near, defenders, fortress),
    FROM_AFAR * chanceToTake(near + far, defenders, fortress),
  );
  // CC-22.9: barbarians destroy units first, then buildings, then the settlement.
  const razed = Math.min(1, (HITS * barbarians) / (defenders + sizeOf(city)));
  return 1 - (1 - come * taken) * (1 - RAID * razed);
}

/** 1 beside it, 2 with one land hex between, 3 for all that is further away. */
function movesAway(s: Clash, hex: Hex, from: Hex): 1 | 2 | 3 {
  const around = beside(s, hex);
  if (around.includes(from)) return 1;
  for (const step of around) if (isLand(s, step) && beside(s, step).includes(from)) return 2;
  return 3;
}

/** Whether the rival has a player turn, or part of one, before the owner has the next. */
const movesBefore = (s: Clash, rival: Owner, owner: Owner): boolean =>
  s.phase === "actions" || s.phase === "player-turn" ? s.mover === rival : s.first !== owner;

const chances = new Map<number, number>();

/** How likely so many soldiers take a city from so many, without cards. */
function chanceToTake(attackers: number, defenders: number, fortress: boolean): number {
  if (attackers === 0) return 0;
  if (defenders === 0 && !fortress) return 1;
  const key = (attackers * 32 + defenders) * 2 + (fortress ? 1 : 0);
  const known = chances.get(key);
  if (known !== undefined) return known;
  const { win } = oddsOf(force(attackers), force(defenders, fortress ? { dice: 1, cancels: 1 } : {}));
  chances.set(key, win);
  return win;
}
