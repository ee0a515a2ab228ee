import type { Seat } from "@civitas/kernel";
import { cityAt } from "../cities.ts";
import { change, wonderChange } from "../hooks/query.ts";
import { type City, type Clash, type Hex, type Owner, owns, playerOf } from "../state.ts";
import { armyOwner } from "../troops.ts";
import { hasTruce } from "../truces.ts";

/** CC-13.11: whom a land group would attack by entering this hex. */
export function defenderAt(s: Clash, hex: Hex, seat: Seat): Owner | null {
  const owner = cityAt(s, hex)?.owner ?? armyOwner(s, hex);
  return owner === null || owner === seat ? null : owner;
}

/** CC-18.5: a truce or the Great Wall keeps soldiers out. */
export function obstacle(s: Clash, seat: Seat, hex: Hex, defender: Owner): "truce" | "wall" | undefined {
  if (hasTruce(s, seat, defender)) return "truce";
  const city = cityAt(s, hex);
  return city !== undefined && isWalled(s, seat, city) ? "wall" : undefined;
}

/** CC-26.13. */
function isWalled(s: Clash, seat: Seat, city: City): boolean {
  const wall = change(s, city.owner, "wall");
  return wall !== undefined && city.buildings[wall.building] !== null && !owns(s, seat, wall.breachedBy);
}

/** CC-26.14: mood or culture tokens to be paid for this many soldiers. */
export function tollFor(s: Clash, hex: Hex, soldiers: number): number {
  const city = cityAt(s, hex);
  return city === undefined ? 0 : (wonderChange(city, "toll") ?? 0) * soldiers;
}

export function canPayToll(s: Clash, seat: Seat, toll: number): boolean {
  const { mood, culture } = playerOf(s, seat).goods;
  return mood + culture >= toll;
}
