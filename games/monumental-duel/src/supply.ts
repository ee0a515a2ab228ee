import type { Move, Seat } from "@civitas/kernel";
import { BASICS, RESOURCES, type Resource, type Resources, saidResources } from "@civitas/monumental-family";
import type { Play, Source } from "./play.ts";
import { ref } from "./refs.ts";
import { nameOf, say } from "./say.ts";
import { type Player, playerAt } from "./state.ts";

export const emptySupply = (): Record<Resource, number> => ({
  production: 0,
  science: 0,
  military: 0,
  gold: 0,
  culture: 0,
});

/** MD-4.3, MD-4.12: into the supply, and counted as gained this round. */
export function addToSupply(player: Player, resources: Resources, times = 1): void {
  for (const resource of RESOURCES) {
    const n = (resources[resource] ?? 0) * times;
    player.supply[resource] += n;
    player.gained[resource] += n;
  }
}

const multiplied = (resources: Resources, times: number): Resources => {
  if (times === 1) return resources;
  const product: Partial<Record<Resource, number>> = {};
  for (const resource of RESOURCES) product[resource] = (resources[resource] ?? 0) * times;
  return product;
};

/** Gains through a card, told in the log. */
export function gain(
  play: Play,
  seat: Seat,
  source: Source,
  resources: Resources,
  times: number,
  clause: string,
): void {
  const all = multiplied(resources, times);
  addToSupply(playerAt(play.duel, seat), all);
  play.table.tell(() => ({
    what: say("log.gains", { who: { seat }, what: saidResources(all), card: nameOf(source.card) }),
    seat,
    clause,
    moves: gainMoves(seat, source.place < 0 ? ref.bank : ref.place(seat, source.place + 1), all),
  }));
}

/** How tokens travel into a supply. */
export function gainMoves(seat: Seat, from: string, resources: Resources): Move[] {
  const moves: Move[] = [];
  for (const resource of RESOURCES) {
    if ((resources[resource] ?? 0) > 0) {
      moves.push({ piece: ref.token(resource), from, to: ref.supply(seat, resource) });
    }
  }
  return moves;
}

/** MD-18.4: basic resources are never kept. */
export function returnBasics(player: Player): void {
  for (const basic of BASICS) player.supply[basic] = 0;
  player.restricted = 0;
}
