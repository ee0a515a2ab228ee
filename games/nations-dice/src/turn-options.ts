import type { Option, Seat } from "@civitas/kernel";
import { nations, rows } from "./content/boards.ts";
import { chitIndex } from "./content/chits.ts";
import { type TileId, tileIds, tileOf } from "./content/tiles.ts";
import { isUsed } from "./die.ts";
import { whatItGives } from "./gives.ts";
import { tileName } from "./names.ts";
import { available, mostOf } from "./payment.ts";
import { priceOf, rowOf } from "./progress-board.ts";
import { ref } from "./refs.ts";
import { say } from "./say.ts";
import { fitsSomewhere } from "./site.ts";
import type { Nations, Player } from "./state.ts";

/** ND-7.2: what a player may do with a turn. */
export interface TurnOption extends Option {
  readonly act: "buy" | "build" | "reroll" | "pass";
  readonly tile?: TileId;
}

/** Buying a tile looks the same whenever it lies in the same row, so each such option is made once: `[tile][row - 1]`. */
const buying: ReadonlyMap<TileId, readonly TurnOption[]> = new Map(
  tileIds.map((tile) => [tile, Array.from({ length: rows }, (_, i) => buyOption(tile, i + 1))]),
);

function buyOption(tile: TileId, row: number): TurnOption {
  const { resource, amount } = priceOf(tile, row);
  return {
    id: `buy:${tile}`,
    label: say("turn.buy", { tile: tileName(tile) }),
    refs: [ref.tile(tile)],
    price: { [resource]: amount },
    note: whatItGives(tile),
    act: "buy",
    tile,
  };
}

const building: ReadonlyMap<TileId, TurnOption> = new Map(
  tileIds.map((tile) => [
    tile,
    {
      id: `build:${tile}`,
      label: say("turn.build", { wonder: tileName(tile) }),
      refs: [ref.tile(tile)],
      price: { stone: tileOf(tile).stone },
      note: whatItGives(tile),
      act: "build",
      tile,
    },
  ]),
);

const pass: TurnOption = { id: "pass", label: say("turn.pass"), apart: "end", act: "pass" };
const rerolling: readonly TurnOption[] = nations.map((_, seat) => {
  return { id: "reroll", label: say("turn.reroll"), refs: [ref.chit(seat, "reroll")], apart: "special", act: "reroll" };
});

/** ND-9.1: an unused reroll chit and an unused die. */
export const canReroll = (player: Player): boolean => {
  return (player.chits[chitIndex.reroll] ?? 0) > 0 && player.dice.some((die) => !isUsed(die));
};

/** Everything the player may do now. Passing always stands at the end (ND-15.1). */
export function turnOptions(s: Nations, player: Player, seat: Seat): TurnOption[] {
  const options: TurnOption[] = [];
  const gold = mostOf(player, "gold");
  const strength = available(player, "strength");
  for (let cell = 0; cell < s.progress.length; cell++) {
    const tile = s.progress[cell];
    if (tile === null || tile === undefined) continue;
    const row = rowOf(cell);
    const { kind } = tileOf(tile);
    if (row > (kind === "colony" ? strength : gold)) continue;
    if (kind === "building" && !fitsSomewhere(s, player, tile)) continue;
    const option = buying.get(tile)?.[row - 1];
    if (option !== undefined) options.push(option);
  }
  if (player.wonder !== null && tileOf(player.wonder).stone <= mostOf(player, "stone")) {
    const option = building.get(player.wonder);
    if (option !== undefined) options.push(option);
  }
  const reroll = canReroll(player) ? rerolling[seat] : undefined;
  if (reroll !== undefined) options.push(reroll);
  options.push(pass);
  return options;
}
