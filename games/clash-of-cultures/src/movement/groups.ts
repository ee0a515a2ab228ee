import type { Message, Seat } from "@civitas/kernel";
import { change } from "../hooks/query.ts";
import { say } from "../say.ts";
import type { Clash, Hex, LandKind, Passenger, Restriction, Ship } from "../state.ts";

/** CC-33.1: land units of one hex that are alike, all ashore or all aboard. */
export interface Squad {
  readonly kind: LandKind;
  readonly restriction: Restriction;
  readonly n: number;
}

/** A group that makes one move (CC-13.1): squads from a hex, ashore or aboard, or whole ships. */
export interface Group {
  readonly from: Hex;
  readonly squads: readonly Squad[];
  /** CC-14.6: the squads leave ships. */
  readonly landing: boolean;
  /** By number: the ships that sail. */
  readonly ships: readonly number[];
}

/** CC-13.5 to CC-13.7, CC-13.2: whether such a unit may still make a land move. */
export function mayMarch(
  s: Clash,
  seat: Seat,
  { kind, restriction, moved }: Pick<Passenger, "kind" | "restriction" | "moved">,
): boolean {
  if (moved || restriction === "mountain" || restriction === "fought") return false;
  return kind === "settler" || change(s, seat, "armiesMove") !== undefined;
}

/** The squads ashore in a hex that may move. */
export const squadsAshore = (s: Clash, seat: Seat, hex: Hex): Squad[] =>
  s.troops
    .filter((troop) => troop.hex === hex && troop.owner === seat && mayMarch(s, seat, troop))
    .map(({ kind, restriction, n }) => ({ kind, restriction, n }));

/** The squads aboard ships in a Sea hex that may land. */
export function squadsAboard(s: Clash, seat: Seat, hex: Hex): Squad[] {
  const squads: { kind: LandKind; restriction: Restriction; n: number }[] = [];
  for (const ship of s.ships) {
    if (ship.hex !== hex || ship.owner !== seat) continue;
    for (const passenger of ship.cargo) {
      if (!mayMarch(s, seat, passenger)) continue;
      const { kind, restriction } = passenger;
      const alike = squads.find((squad) => squad.kind === kind && squad.restriction === restriction);
      if (alike === undefined) squads.push({ kind, restriction, n: 1 });
      else alike.n += 1;
    }
  }
  return squads;
}

/** CC-13.6, CC-13.2: ships in a hex that may sail. */
export const shipsToSail = (s: Clash, seat: Seat, hex: Hex): Ship[] =>
  s.ships.filter((ship) => ship.hex === hex && ship.owner === seat && !ship.fought && !ship.moved);

/** Every part of these squads that fits, the largest first. */
export function partsOf(squads: readonly Squad[], fits: (part: readonly Squad[]) => boolean): Squad[][] {
  const parts: Squad[][] = [];
  const pick = (at: number, picked: readonly Squad[]): void => {
    const squad = squads[at];
    if (squad === undefined) {
      if (picked.length > 0 && fits(picked)) parts.push([...picked]);
      return;
    }
    for (let n = squad.n; n >= 0; n--) pick(at + 1, n === 0 ? picked : [...picked, { ...squad, n }]);
  };
  pick(0, []);
  return parts;
}

export const soldiersIn = (squads: readonly Squad[]): number =>
  squads.reduce((sum, { kind, n }) => sum + (kind === "soldier" ? n : 0), 0);

export const unitsIn = (squads: readonly Squad[]): number => squads.reduce((sum, { n }) => sum + n, 0);

/** CC-33.1: ships of one hex with the same cargo and under the same restrictions are alike. */
export function shipKey({ cargo, fought, moved }: Ship): string {
  const aboard = cargo.map((passenger) => `${passenger.kind}-${passenger.restriction}-${passenger.moved}`).sort();
  return `${aboard.join("+")}|${fought}|${moved}`;
}

/** Every choice of ships, alike ones counted, the largest first. */
export function fleetsOf(ships: readonly Ship[]): Ship[][] {
  const kinds = new Map<string, Ship[]>();
  for (const ship of ships) kinds.set(shipKey(ship), [...(kinds.get(shipKey(ship)) ?? []), ship]);
  const classes = [...kinds.values()];
  const fleets: Ship[][] = [];
  const pick = (at: number, picked: readonly Ship[]): void => {
    const alike = classes[at];
    if (alike === undefined) {
      if (picked.length > 0) fleets.push([...picked]);
      return;
    }
    for (let n = alike.length; n >= 0; n--) pick(at + 1, [...picked, ...alike.slice(0, n)]);
  };
  pick(0, []);
  return fleets;
}

/** "2 soldiers and 1 settler". */
export const saidSquads = (squads: readonly Squad[]): Message[] =>
  squads.map(({ kind, restriction, n }) => {
    const units = say(`so-many.${kind}`, { n });
    return restriction === "none"
      ? units
      : say("so-many-restricted", { units, why: say(`restriction.${restriction}`) });
  });

/** What a person could type for it: `2soldier+1settler`. */
export const squadsId = (squads: readonly Squad[]): string =>
  squads.map(({ kind, restriction, n }) => `${n}${kind}${restriction === "none" ? "" : `-${restriction}`}`).join("+");
