import type { Move, Seat } from "@civitas/kernel";
import { addTo, multiplied, RESOURCES, type Resources, saidResources } from "@civitas/monumental-family";
import type { Play, Source } from "./play.ts";
import { ref } from "./refs.ts";
import { nameOf, say } from "./say.ts";
import { type Player, playerAt } from "./state.ts";

/** MD-4.3, MD-4.12: into the supply, and counted as gained this round. */
export function addToSupply({ supply, gained }: Player, resources: Resources, times = 1): void {
  addTo(supply, resources, times);
  addTo(gained, resources, times);
}

/** Gains through a card, told in the log. */
export function gainByCard(
  play: Play,
  seat: Seat,
  source: Source,
  resources: Resources,
  times: number,
  clause: string,
): void {
  addToSupply(playerAt(play.duel, seat), resources, times);
  play.table.tell(() => {
    const all = multiplied(resources, times);
    return {
      what: say("log.gains", { who: { seat }, what: saidResources(all), card: nameOf(source.card) }),
      seat,
      clause,
      moves: gainMoves(seat, source.place === undefined ? ref.bank : ref.place(seat, source.place + 1), all),
    };
  });
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
  player.supply.production = 0;
  player.supply.science = 0;
  player.supply.military = 0;
  player.restricted = 0;
}
