import { choose, no, type Option, type Rules, type Seat, type Verdict } from "@civitas/kernel";
import { buildingOf } from "./buildings.ts";
import type { TileId } from "./content/tiles.ts";
import { used } from "./die.ts";
import { whatItGives } from "./gives.ts";
import { tileName } from "./names.ts";
import { type Payment, placesIn } from "./payment.ts";
import { ref } from "./refs.ts";
import { askReturn } from "./return-dice.ts";
import { say } from "./say.ts";
import type { BuildingId, Nations, Player } from "./state.ts";

/** Where a new building goes, and which dice go back to the supply for it (ND-11.6). */
export interface Site {
  /** The space, counted from 0. */
  readonly space: number;
  /** The places of the dice to return, in the order received. */
  readonly returned: readonly number[];
}

/** ND-1.18: after the covered building's dice are back, the supply must hold those of the new one. */
function fitsOn(s: Nations, covered: BuildingId, tile: TileId): boolean {
  const back = buildingOf(covered).dice;
  return buildingOf(tile).dice.every((needed, colour) => needed <= (s.supply.dice[colour] ?? 0) + (back[colour] ?? 0));
}

export const fitsSomewhere = (s: Nations, player: Player, tile: TileId): boolean => {
  return player.spaces.some((covered) => fitsOn(s, covered, tile));
};

interface SpaceOption extends Option {
  readonly space: number;
  readonly covered: BuildingId;
}

/** ND-11.1, ND-11.4: the buyer chooses the space, then the dice to return; those of the payment count as used. */
export function* askSite(s: Nations, player: Player, seat: Seat, tile: TileId, payment: Payment): Rules<Site> {
  const prompt = say("ask.cover", { tile: tileName(tile) });
  const { space, covered } = yield* choose(seat, prompt, judgeSpaces(s, player, seat, tile), { clause: "ND-11.1" });
  const afterPayment = player.dice.slice();
  for (const i of placesIn(payment.dice)) afterPayment[i] = used(afterPayment[i] ?? 0);
  return { space, returned: yield* askReturn(seat, afterPayment, covered) };
}

/** ND-11.1: every space, unless the new building would lack its dice there. */
function judgeSpaces(s: Nations, player: Player, seat: Seat, tile: TileId): Verdict<SpaceOption>[] {
  return player.spaces.map((covered, space): Verdict<SpaceOption> => {
    const option = {
      id: `cover:${covered}`,
      label: say("building.cover", { building: tileName(covered) }),
      refs: [ref.space(seat, space + 1)],
      note: whatItGives(covered),
      space,
      covered,
    };
    return fitsOn(s, covered, tile) ? option : no(option, say("why.no-dice"), "ND-1.18");
  });
}
