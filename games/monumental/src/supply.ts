import type { Move, Seat } from "@civitas/kernel";
import { type Basic, RESOURCES, type Resource, type Resources } from "@civitas/monumental-family";
import { ref } from "./refs.ts";
import type { Owner, Realm } from "./state.ts";

export const emptySupply = (): Record<Resource, number> => ({
  production: 0,
  science: 0,
  military: 0,
  gold: 0,
  culture: 0,
});

/** MO-15.8: from the common supply. */
export function addToSupply({ supply }: Realm, resources: Resources, times = 1): void {
  const { production = 0, science = 0, military = 0, gold = 0, culture = 0 } = resources;
  supply.production += production * times;
  supply.science += science * times;
  supply.military += military * times;
  supply.gold += gold * times;
  supply.culture += culture * times;
}

/** How much of a basic resource somebody has. */
export function unitsOf({ supply }: Realm, of: Basic): number {
  if (of === "production") return supply.production;
  return of === "science" ? supply.science : supply.military;
}

export function multiplied(resources: Resources, times: number): Resources {
  if (times === 1) return resources;
  const product: Partial<Record<Resource, number>> = {};
  for (const resource of RESOURCES) {
    const n = (resources[resource] ?? 0) * times;
    if (n > 0) product[resource] = n;
  }
  return product;
}

/** How tokens travel into a supply. */
export function gainMoves(owner: Owner, from: string, resources: Resources): Move[] {
  const moves: Move[] = [];
  for (const resource of RESOURCES) {
    if ((resources[resource] ?? 0) > 0) {
      moves.push({ piece: ref.token(resource), from, to: ref.supply(owner, resource) });
    }
  }
  return moves;
}

/** How tokens travel back to the common supply. */
export function paymentMoves(seat: Seat, price: Resources): Move[] {
  const moves: Move[] = [];
  for (const resource of RESOURCES) {
    if ((price[resource] ?? 0) > 0) {
      moves.push({ piece: ref.token(resource), from: ref.supply(seat, resource), to: ref.bank });
    }
  }
  return moves;
}

/** MO-4.7: basic resources are never kept. */
export function loseBasics({ supply }: Realm): void {
  supply.production = 0;
  supply.science = 0;
  supply.military = 0;
}
