import {
  type Candidate,
  type No,
  no,
  type Option,
  type Reason,
  remember,
  type Seat,
  type Verdict,
} from "@civitas/kernel";
import { chitIndex } from "./content/chits.ts";
import type { Resource } from "./content/dice.ts";
import { type TileId, tileOf } from "./content/tiles.ts";
import { countsAs, isUsed } from "./die.ts";
import { whatItGives } from "./gives.ts";
import { amountOf, tileName } from "./names.ts";
import { canTradeFor, mostOf } from "./payment.ts";
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

interface BuyOption extends TurnOption {
  readonly cost: ReturnType<typeof priceOf>;
}

/** Everything a player may want to do now. Passing always stands at the end (ND-15.1). */
export function judgeTurn(s: Nations, player: Player, seat: Seat): Verdict<TurnOption>[] {
  const verdicts: Verdict<TurnOption>[] = [];
  const most = { gold: mostOf(player, "gold"), strength: mostOf(player, "strength") };
  s.progress.forEach((tile, cell) => {
    if (tile !== null) verdicts.push(judgeBuying(s, player, tile, rowOf(cell), most));
  });
  verdicts.push(judgeBuilding(player, seat), judgeRerolling(player, seat), passing);
  return verdicts;
}

/** ND-10: a tile on the progress board. `most`: what the player could pay at most. */
function judgeBuying(
  s: Nations,
  player: Player,
  tile: TileId,
  row: number,
  most: { readonly gold: number; readonly strength: number },
): Verdict<TurnOption> {
  const option = buying(tile, row);
  const { resource, amount } = option.cost;
  if (amount > most[resource]) return tooDear(option, player, resource, amount - most[resource]);
  if (tileOf(tile).kind === "building" && !fitsSomewhere(s, player, tile)) {
    return no(option, say("why.no-dice"), "ND-1.18");
  }
  return option;
}

/** ND-14.4: the wonder under construction. */
function judgeBuilding(player: Player, seat: Seat): Verdict<TurnOption> {
  const { wonder } = player;
  if (wonder === null) {
    const any = (): Candidate => ({ id: "build", label: say("turn.build-any"), refs: [ref.wonder(seat)] });
    return no(any, say("why.no-wonder"), "ND-14.4");
  }
  const short = tileOf(wonder).stone - mostOf(player, "stone");
  return short > 0 ? tooDear(building(wonder), player, "stone", short, "ND-14.4") : building(wonder);
}

/** ND-9.1: an unused reroll chit and an unused die. */
function judgeRerolling(player: Player, seat: Seat): Verdict<TurnOption> {
  if ((player.chits[chitIndex.reroll] ?? 0) === 0) return no(rerolling(seat), say("why.no-reroll-chit"), "ND-9.1");
  if (player.dice.every(isUsed)) return no(rerolling(seat), say("why.no-unused-die"), "ND-9.1");
  return rerolling(seat);
}

const buying = remember((tile: TileId, row: number): BuyOption => {
  const cost = priceOf(tile, row);
  return {
    id: `buy:${tile}`,
    label: say("turn.buy", { tile: tileName(tile) }),
    refs: [ref.tile(tile)],
    price: { [cost.resource]: cost.amount },
    note: whatItGives(tile),
    act: "buy",
    tile,
    cost,
  };
});

const building = remember(
  (wonder: TileId): TurnOption => ({
    id: `build:${wonder}`,
    label: say("turn.build", { wonder: tileName(wonder) }),
    refs: [ref.tile(wonder)],
    price: { stone: tileOf(wonder).stone },
    note: whatItGives(wonder),
    act: "build",
    tile: wonder,
  }),
);

const rerolling = remember(
  (seat: Seat): TurnOption => ({
    id: "reroll",
    label: say("turn.reroll"),
    refs: [ref.chit(seat, "reroll")],
    apart: "special",
    act: "reroll",
  }),
);

const passing: TurnOption = { id: "pass", label: say("turn.pass"), apart: "end", act: "pass" };

/** How much is missing; if dice could be traded, also that they can't be traded for strength. */
function tooDear(option: TurnOption, player: Player, resource: Resource, short: number, clause = "ND-8.4"): No {
  return no(option, (): Reason => {
    const amount = amountOf(resource, short);
    if (canTradeFor(resource)) return { why: say("why.short", { amount }), clause };
    const others = player.dice.filter((die) => !isUsed(die) && (countsAs[resource][die] ?? 0) === 0).length;
    return others >= 2
      ? { why: say("why.short-of-strength", { amount }), clause: "ND-8.10" }
      : { why: say("why.just-short", { amount }), clause };
  });
}
