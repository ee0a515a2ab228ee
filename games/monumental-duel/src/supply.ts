import type { Move, Seat } from "@civitas/kernel";
import { type Basic, RESOURCES, type Resource, type Resources, saidResources } from "@civitas/monumental-family";
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
export function addToSupply({ supply, gained }: Player, resources: Resources, times = 1): void {
  const { production = 0, science = 0, military = 0, gold = 0, culture = 0 } = resources;
  supply.production += production * times;
  supply.science += science * times;
  supply.military += military * times;
  supply.gold += gold * times;
  supply.culture += culture * times;
  gained.production += production * times;
  gained.science += science * times;
  gained.military += military * times;
  gained.gold += gold * times;
  gained.culture += culture * times;
}

export function takeFromSupply({ supply }: Player, resources: Resources): void {
  const { production = 0, science = 0, military = 0, gold = 0, culture = 0 } = resources;
  supply.production -= production;
  supply.science -= science;
  supply.military -= military;
  supply.gold -= gold;
  supply.culture -= culture;
}

/** How much of a basic resource the player has. */
export function unitsOf({ supply }: Player, of: Basic): number {
  if (of === "production") return supply.production;
  return of === "science" ? supply.science : supply.military;
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
