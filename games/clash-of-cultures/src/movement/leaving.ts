import type { Seat } from "@civitas/kernel";
import { terrainAt } from "../map.ts";
import type { Clash, Hex, Restriction, Troop } from "../state.ts";
import { place, stricter } from "../troops.ts";
import type { Group, Squad } from "./groups.ts";

/** CC-13.7, CC-13.8. */
export function restrictionOf(s: Clash, hex: Hex): Restriction {
  const terrain = terrainAt(s, hex);
  return terrain === "mountain" || terrain === "forest" ? terrain : "none";
}

/** Takes a group from where it stands; gives its units, one entry for each restriction. */
export function leave(s: Clash, seat: Seat, { from, squads, landing }: Group): { troops: Troop[]; left: Left[] } {
  const troops: Troop[] = [];
  const left: Left[] = [];
  for (const { kind, restriction, n } of squads) {
    troops.push({ owner: seat, hex: from, kind, restriction, moved: true, n });
    if (landing) left.push(...disembark(s, seat, from, { kind, restriction, n }));
    else takeAshore(s, seat, from, { kind, restriction, n });
  }
  return { troops, left };
}

/** Who left which ship. */
export interface Left {
  readonly ship: number;
  readonly kind: Squad["kind"];
}

function takeAshore(s: Clash, seat: Seat, hex: Hex, { kind, restriction, n }: Squad): void {
  for (const troop of s.troops) {
    if (troop.hex !== hex || troop.owner !== seat || troop.kind !== kind) continue;
    if (troop.restriction !== restriction || troop.moved) continue;
    troop.n -= n;
    break;
  }
  s.troops = s.troops.filter((troop) => troop.n > 0);
}

function disembark(s: Clash, seat: Seat, hex: Hex, { kind, restriction, n }: Squad): Left[] {
  const left: Left[] = [];
  for (const ship of s.ships) {
    if (ship.hex !== hex || ship.owner !== seat) continue;
    for (let at = ship.cargo.length - 1; at >= 0 && left.length < n; at--) {
      const passenger = ship.cargo[at];
      if (passenger?.kind !== kind || passenger.restriction !== restriction || passenger.moved) continue;
      ship.cargo.splice(at, 1);
      left.push({ ship: ship.number, kind });
    }
  }
  return left;
}

/** The group stands in the hex now. */
export function enter(s: Clash, seat: Seat, group: Group, to: Hex, restriction: Restriction): void {
  for (const troop of leave(s, seat, group).troops) {
    place(s, { ...troop, hex: to, restriction: stricter(troop.restriction, restriction) });
  }
}
