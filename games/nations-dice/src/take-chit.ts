import type { Seat, Table } from "@civitas/kernel";
import { chitIndex, chitKinds } from "./content/chits.ts";
import { type TileId, tileOf } from "./content/tiles.ts";
import { chitsOf } from "./names.ts";
import { moveChits } from "./pay.ts";
import { ref } from "./refs.ts";
import { say } from "./say.ts";
import type { Nations, Player } from "./state.ts";

/** ND-13.2, ND-14.8: takes the chit printed on a colony or completed wonder, unused, as far as the supply has it (ND-1.19). */
export function takePrintedChit(
  s: Nations,
  table: Table,
  seat: Seat,
  player: Player,
  tile: TileId,
  clause: "ND-13.2" | "ND-14.8",
): void {
  const { chits } = tileOf(tile);
  for (const kind of chitKinds) {
    const count = Math.min(chits[kind] ?? 0, s.supply.chits[chitIndex[kind]] ?? 0);
    if (count === 0) continue;
    moveChits(s.supply.chits, player.chits, chitIndex[kind], count);
    table.tell(() => ({
      what: say("log.chit", { player: { seat }, chits: chitsOf(kind, count) }),
      seat,
      clause,
      moves: [{ piece: ref.chit(seat, kind), from: ref.supply, to: ref.board(seat) }],
    }));
  }
}
