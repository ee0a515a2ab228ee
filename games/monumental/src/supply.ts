import type { Move, Seat } from "@civitas/kernel";
import { RESOURCES, type Resources } from "@civitas/monumental-family";
import { ref } from "./refs.ts";
import type { Owner, Realm } from "./state.ts";

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
