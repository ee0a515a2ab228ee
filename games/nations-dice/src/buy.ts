import type { Rules, Seat, Table } from "@civitas/kernel";
import { askRerollsToReturn, placeAdvisor } from "./advisor.ts";
import { placeBuilding } from "./building.ts";
import { type TileId, type TileKind, tileOf } from "./content/tiles.ts";
import { tileName } from "./names.ts";
import { askPayment, movesOf, spend } from "./pay.ts";
import { type Cost, nothing, type Payment } from "./payment.ts";
import { partsOf } from "./payment-options.ts";
import { cellRef, priceOf, rowOf, takeTile } from "./progress-board.ts";
import { ref } from "./refs.ts";
import { say } from "./say.ts";
import { askSite } from "./site.ts";
import { type Nations, type Player, playerAt } from "./state.ts";
import { takePrintedChit } from "./take-chit.ts";
import { beginWonder } from "./wonder.ts";

/** A tile that is paid for and about to be placed. */
interface Purchase {
  readonly seat: Seat;
  readonly player: Player;
  readonly tile: TileId;
  readonly cost: Cost;
  readonly payment: Payment;
}

/** ND-10: pays for a tile and places it. Everything is decided before anything is paid (ND-24.8). */
export function* buy(s: Nations, table: Table, seat: Seat, tile: TileId): Rules {
  const player = playerAt(s, seat);
  const cost = priceOf(tile, rowOf(s.progress.indexOf(tile)));
  const payment = (yield* askPayment(player, seat, { cost, what: tileName(tile), clause: "ND-10.1" })) ?? nothing;
  const purchase = { seat, player, tile, cost, payment };
  switch (tileOf(tile).kind) {
    case "building": {
      const site = yield* askSite(s, player, seat, tile, payment);
      takeFromBoard(s, table, purchase, ref.space(seat, site.space + 1));
      placeBuilding(s, table, seat, player, tile, site);
      return;
    }
    case "advisor": {
      const returned = yield* askRerollsToReturn(player, seat);
      takeFromBoard(s, table, purchase, ref.advisor(seat));
      placeAdvisor(s, table, seat, player, tile, returned);
      return;
    }
    case "colony": {
      takeFromBoard(s, table, purchase, ref.beside(seat));
      player.colonies.push(tile); // ND-13.1
      takePrintedChit(s, table, seat, player, tile, "ND-13.2");
      return;
    }
    case "wonder": {
      takeFromBoard(s, table, purchase, ref.wonder(seat));
      beginWonder(s, table, seat, player, tile);
    }
  }
}

/** ND-10.4: pays, and the tile leaves the progress board for the place of its kind. */
function takeFromBoard(s: Nations, table: Table, purchase: Purchase, to: string): void {
  const { seat, player, tile, cost, payment } = purchase;
  spend(player, cost.resource, payment);
  const cell = takeTile(s, tile);
  table.tell(() => ({
    what: say(boughtWords[tileOf(tile).kind], {
      player: { seat },
      tile: tileName(tile),
      payment: partsOf({ held: player.dice, resource: cost.resource }, payment),
    }),
    seat,
    clause: "ND-10.4",
    moves: [...movesOf(seat, cost.resource, payment), { piece: ref.tile(tile), from: cellRef(cell), to }],
  }));
}

const boughtWords = {
  building: "log.bought-building",
  advisor: "log.bought-advisor",
  colony: "log.bought-colony",
  wonder: "log.bought-wonder",
} as const satisfies Record<TileKind, string>;
