import type { Rules, Seat, Table } from "@civitas/kernel";
import { type TileId, tileOf } from "./content/tiles.ts";
import { tileName } from "./names.ts";
import { askPayment, movesOf, spend } from "./pay.ts";
import { nothing } from "./payment.ts";
import { partsOf } from "./payment-options.ts";
import { ref } from "./refs.ts";
import { say } from "./say.ts";
import { type Nations, type Player, playerAt } from "./state.ts";
import { takePrintedChit } from "./take-chit.ts";

/** ND-14.1, ND-14.2: a bought wonder waits in the wonder space; one that lay there is lost. */
export function beginWonder(s: Nations, table: Table, seat: Seat, player: Player, tile: TileId): void {
  const lost = player.wonder;
  if (lost !== null) {
    s.box.push(lost);
    table.tell(() => ({
      what: say("log.wonder-lost", { player: { seat }, wonder: tileName(lost) }),
      seat,
      clause: "ND-14.2",
      moves: [{ piece: ref.tile(lost), from: ref.wonder(seat), to: ref.box }],
    }));
  }
  player.wonder = tile;
}

/** ND-14.4 to ND-14.8: pays the stone; the wonder is completed, leaves the space and brings its chit. */
export function* buildWonder(s: Nations, table: Table, seat: Seat): Rules {
  const player = playerAt(s, seat);
  const wonder = player.wonder;
  if (wonder === null) throw new RangeError("no wonder is under construction");
  const cost = { resource: "stone", amount: tileOf(wonder).stone } as const;
  const payment = (yield* askPayment(player, seat, { cost, what: tileName(wonder), clause: "ND-14.4" })) ?? nothing;
  spend(player, "stone", payment);
  player.wonder = null;
  player.wonders.push(wonder);
  table.tell(() => ({
    what: say("log.built", {
      player: { seat },
      wonder: tileName(wonder),
      payment: partsOf({ held: player.dice, resource: "stone" }, payment),
    }),
    seat,
    clause: "ND-14.7",
    moves: [
      ...movesOf(seat, "stone", payment),
      { piece: ref.tile(wonder), from: ref.wonder(seat), to: ref.beside(seat) },
    ],
  }));
  takePrintedChit(s, table, seat, player, wonder, "ND-14.8");
}
