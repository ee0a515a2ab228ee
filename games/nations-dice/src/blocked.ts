import type { Blocked, Message, Seat } from "@civitas/kernel";
import { fitsSomewhere } from "./building.ts";
import { chitIndex } from "./content/chits.ts";
import { type TileId, tileOf } from "./content/tiles.ts";
import { amountOf, tileName } from "./names.ts";
import { type Cost, mostOf } from "./payment.ts";
import { priceOf, rowOf } from "./progress-board.ts";
import { ref } from "./refs.ts";
import { say } from "./say.ts";
import type { Nations, Player } from "./state.ts";
import { canReroll } from "./turn-options.ts";

/** Every tile that can't be bought, a wonder that can't be built, a reroll that can't be made: and why not. */
export function blockedActions(s: Nations, player: Player, seat: Seat): Blocked[] {
  const blocked: Blocked[] = [];
  s.progress.forEach((tile, cell) => {
    const reason = tile === null ? undefined : cantBuy(s, player, tile, priceOf(tile, rowOf(cell)));
    if (reason !== undefined) blocked.push(reason);
  });
  const unbuilt = cantBuild(player, seat);
  if (unbuilt !== undefined) blocked.push(unbuilt);
  if (!canReroll(player)) blocked.push(cantReroll(player, seat));
  return blocked;
}

function cantBuy(s: Nations, player: Player, tile: TileId, cost: Cost): Blocked | undefined {
  const about = {
    id: `buy:${tile}`,
    label: say("turn.buy", { tile: tileName(tile) }),
    refs: [ref.tile(tile)],
    price: { [cost.resource]: cost.amount },
  };
  const short = cost.amount - mostOf(player, cost.resource);
  if (short > 0) {
    const clause = cost.resource === "strength" ? "ND-8.10" : "ND-8.4";
    return { ...about, why: whyShort(cost, short), clause };
  }
  if (tileOf(tile).kind === "building" && !fitsSomewhere(s, player, tile)) {
    return { ...about, why: say("why.no-dice"), clause: "ND-1.18" };
  }
  return undefined;
}

/** How much is missing: dice could be traded for gold and stone, but not for strength. */
const whyShort = (cost: Cost, short: number): Message => {
  const amount = amountOf(cost.resource, short);
  return cost.resource === "strength" ? say("why.short-of-strength", { amount }) : say("why.short", { amount });
};

function cantBuild(player: Player, seat: Seat): Blocked | undefined {
  if (player.wonder === null) {
    const label = say("turn.build-any");
    return { id: "build", label, refs: [ref.wonder(seat)], why: say("why.no-wonder"), clause: "ND-14.4" };
  }
  const { stone } = tileOf(player.wonder);
  const short = stone - mostOf(player, "stone");
  if (short <= 0) return undefined;
  return {
    id: `build:${player.wonder}`,
    label: say("turn.build", { wonder: tileName(player.wonder) }),
    refs: [ref.tile(player.wonder)],
    price: { stone },
    why: whyShort({ resource: "stone", amount: stone }, short),
    clause: "ND-14.4",
  };
}

function cantReroll(player: Player, seat: Seat): Blocked {
  const noChit = (player.chits[chitIndex.reroll] ?? 0) === 0;
  return {
    id: "reroll",
    label: say("turn.reroll"),
    refs: [ref.chit(seat, "reroll")],
    why: noChit ? say("why.no-reroll-chit") : say("why.no-unused-die"),
    clause: "ND-9.1",
  };
}
