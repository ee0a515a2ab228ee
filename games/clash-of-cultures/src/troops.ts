import type { Seat } from "@civitas/kernel";
import { ARMY_LIMIT, BARBARIAN_SUPPLY, SHIP_ROOM, SUPPLY, type UnitKind } from "./content/pieces.ts";
import { beside, isSea } from "./map.ts";
import type { Clash, Hex, LandKind, Owner, Restriction, Ship, Troop } from "./state.ts";

/** CC-33.5: from the mildest to the strictest. */
export const RESTRICTIONS: readonly Restriction[] = ["none", "forest", "mountain", "fought"];

export const stricter = (a: Restriction, b: Restriction): Restriction =>
  RESTRICTIONS.indexOf(a) >= RESTRICTIONS.indexOf(b) ? a : b;

/** How many soldiers (or settlers) of this owner stand in this hex. */
export function countAt(s: Clash, hex: Hex, owner: Owner, kind: LandKind): number {
  let n = 0;
  for (const troop of s.troops) if (troop.hex === hex && troop.owner === owner && troop.kind === kind) n += troop.n;
  return n;
}

export const soldiersAt = (s: Clash, hex: Hex, owner: Owner): number => countAt(s, hex, owner, "soldier");

export const shipsAt = (s: Clash, hex: Hex): Ship[] => s.ships.filter((ship) => ship.hex === hex);
export const shipsOf = (s: Clash, seat: Seat): Ship[] => s.ships.filter(({ owner }) => owner === seat);

/** Whose land units stand here; null if there are none. */
export const armyOwner = (s: Clash, hex: Hex): Owner | null =>
  s.troops.find((troop) => troop.hex === hex)?.owner ?? null;

/** Whose ships lie here. */
export const fleetOwner = (s: Clash, hex: Hex): Seat | null => s.ships.find((ship) => ship.hex === hex)?.owner ?? null;

/** Any unit at all, ashore or at sea. */
export const hasUnits = (s: Clash, hex: Hex): boolean => armyOwner(s, hex) !== null || fleetOwner(s, hex) !== null;

/** CC-32.2: somebody else's units. */
export function hasForeignUnits(s: Clash, hex: Hex, seat: Owner): boolean {
  const army = armyOwner(s, hex);
  const fleet = fleetOwner(s, hex);
  return (army !== null && army !== seat) || (fleet !== null && fleet !== seat);
}

/** CC-13.9: how many more soldiers of this owner find room in this land hex. */
export const armyRoom = (s: Clash, hex: Hex, owner: Owner): number => ARMY_LIMIT - soldiersAt(s, hex, owner);

/** All units of a kind that are on the board, aboard and in battle included. */
export function unitsInPlay(s: Clash, owner: Owner, kind: UnitKind): number {
  let n = 0;
  if (kind === "ship") {
    for (const ship of s.ships) if (ship.owner === owner) n++;
    for (const ship of s.battle?.ships ?? []) if (ship.owner === owner) n++;
    return n;
  }
  for (const troop of s.troops) if (troop.owner === owner && troop.kind === kind) n += troop.n;
  for (const troop of s.battle?.troops ?? []) if (troop.owner === owner && troop.kind === kind) n += troop.n;
  for (const ship of s.ships) if (ship.owner === owner) n += aboard(ship, kind);
  for (const ship of s.battle?.ships ?? []) if (ship.owner === owner) n += aboard(ship, kind);
  return n;
}

export const aboard = (ship: Ship, kind: LandKind): number =>
  ship.cargo.reduce((n, passenger) => n + (passenger.kind === kind ? 1 : 0), 0);

/** CC-1.4. */
export function inSupply(s: Clash, owner: Owner, kind: UnitKind): number {
  if (owner !== "barbarians") return SUPPLY[kind] - unitsInPlay(s, owner, kind);
  return kind === "soldier" ? BARBARIAN_SUPPLY.soldier - unitsInPlay(s, owner, kind) : 0;
}

/** Puts land units into a hex; alike ones become one entry. */
export function place(s: Clash, { owner, hex, kind, restriction, moved, n }: Troop): void {
  if (n <= 0) return;
  for (const troop of s.troops) {
    if (troop.hex !== hex || troop.owner !== owner || troop.kind !== kind) continue;
    if (troop.restriction !== restriction || troop.moved !== moved) continue;
    troop.n += n;
    return;
  }
  s.troops.push({ owner, hex, kind, restriction, moved, n });
}

/** CC-23.30: new land units, which have not moved. As many as the supply has (CC-1.4). */
export function recruit(s: Clash, owner: Owner, hex: Hex, kind: LandKind, n: number): number {
  const placed = Math.min(n, inSupply(s, owner, kind));
  place(s, { owner, hex, kind, restriction: "none", moved: false, n: placed });
  return placed;
}

/** Takes this many of these alike units away. */
export function take(s: Clash, troop: Troop, n: number): void {
  troop.n -= n;
  if (troop.n <= 0) s.troops = s.troops.filter((one) => one !== troop);
}

/** CC-33.5: removes units of a kind, those under the strictest restriction first. Gives how many it removed. */
export function removeFrom(troops: Troop[], kind: LandKind, n: number): number {
  let removed = 0;
  for (const restriction of [...RESTRICTIONS].reverse()) {
    for (const troop of troops) {
      if (troop.kind !== kind || troop.restriction !== restriction) continue;
      const gone = Math.min(n - removed, troop.n);
      troop.n -= gone;
      removed += gone;
    }
  }
  return removed;
}

/** Removes this many land units of this owner from a hex. */
export function remove(s: Clash, hex: Hex, owner: Owner, kind: LandKind, n: number): number {
  const gone = removeFrom(
    s.troops.filter((troop) => troop.hex === hex && troop.owner === owner),
    kind,
    n,
  );
  s.troops = s.troops.filter((troop) => troop.n > 0);
  return gone;
}

/** The lowest number that none of this player's ships has. */
function shipNumber(s: Clash, seat: Seat): number {
  const taken = [...s.ships, ...(s.battle?.ships ?? [])]
    .filter(({ owner }) => owner === seat)
    .map(({ number }) => number);
  let number = 1;
  while (taken.includes(number)) number++;
  return number;
}

/** CC-10.9: a new, empty ship. */
export function launch(s: Clash, seat: Seat, hex: Hex): Ship {
  const ship = { owner: seat, number: shipNumber(s, seat), hex, fought: false, moved: false, cargo: [] };
  s.ships.push(ship);
  return ship;
}

export const roomOn = (ship: Ship): number => SHIP_ROOM - ship.cargo.length;

/** CC-14.5: own ships with room in this Sea hex. */
export const boats = (s: Clash, seat: Seat, hex: Hex): Ship[] =>
  s.ships.filter((ship) => ship.hex === hex && ship.owner === seat && ship.cargo.length < SHIP_ROOM);

/** CC-13.14, CC-13.2: all marks of this player's units end. */
export function rest(s: Clash, seat: Seat): void {
  regroup(s, (troop) => (troop.owner === seat ? { ...troop, restriction: "none", moved: false } : troop));
  for (const ship of s.ships) {
    if (ship.owner !== seat) continue;
    ship.fought = false;
    ship.moved = false;
    for (const passenger of ship.cargo) {
      passenger.restriction = "none";
      passenger.moved = false;
    }
  }
}

/** CC-13.2: a Move action is over; its marks are removed, restrictions stay. */
export function endMoves(s: Clash, seat: Seat): void {
  regroup(s, (troop) => (troop.owner === seat && troop.moved ? { ...troop, moved: false } : troop));
  for (const ship of s.ships) {
    if (ship.owner !== seat) continue;
    ship.moved = false;
    for (const passenger of ship.cargo) passenger.moved = false;
  }
}

function regroup(s: Clash, change: (troop: Troop) => Troop): void {
  const before = s.troops;
  s.troops = [];
  for (const troop of before) place(s, change(troop));
}

/** CC-22.19: soldiers of this owner here have fought. */
export function markFought(s: Clash, hex: Hex, owner: Owner): void {
  regroup(s, (troop) =>
    troop.hex === hex && troop.owner === owner && troop.kind === "soldier"
      ? { ...troop, restriction: "fought" }
      : troop,
  );
}

/** Explored Sea hexes beside this one. */
export const seaBeside = (s: Clash, hex: Hex): Hex[] => beside(s, hex).filter((next) => isSea(s, next));
