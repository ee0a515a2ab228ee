import type { Blocked, Seat } from "@civitas/kernel";
import { chitIndex } from "./content/chits.ts";
import { type TileId, tileOf } from "./content/tiles.ts";
import { countsAs, isUsed } from "./die.ts";
import { amountOf, tileName } from "./names.ts";
import { type Cost, canTradeFor, mostOf } from "./payment.ts";
import { priceOf, rowOf } from "./progress-board.ts";
import { ref } from "./refs.ts";
import { say } from "./say.ts";
import { fitsSomewhere } from "./site.ts";
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
  if (short > 0) return { ...about, ...whyShort(player, cost, short) };
  if (tileOf(tile).kind === "building" && !fitsSomewhere(s, player, tile)) {
    return { ...about, why: say("why.no-dice"), clause: "ND-1.18" };
  }
  return undefined;
}

/** How much is missing; of strength also, if there are dice to trade, that they can't be traded for it. */
function whyShort(player: Player, { resource }: Cost, short: number): Pick<Blocked, "why" | "clause"> {
  const amount = amountOf(resource, short);
  if (canTradeFor(resource)) return { why: say("why.short", { amount }), clause: "ND-8.4" };
  const others = player.dice.filter((die) => !isUsed(die) && (countsAs[resource][die] ?? 0) === 0).length;
  return others >= 2
    ? { why: say("why.short-of-strength", { amount }), clause: "ND-8.10" }
    : { why: say("why.just-short", { amount }), clause: "ND-8.4" };
}

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
    ...whyShort(player, { resource: "stone", amount: stone }, short),
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
