import type { Seat, Table } from "@civitas/kernel";
import { ref } from "./refs.ts";
import { say } from "./say.ts";
import type { Player } from "./state.ts";

/** ND-15: turns the order card over for the rest of the round. `forced` if there was nothing else to do (ND-7.8). */
export function pass(table: Table, seat: Seat, player: Player, forced: boolean): void {
  player.passed = true;
  table.tell(() => ({
    what: say(forced ? "log.must-pass" : "log.passed", { player: { seat } }),
    seat,
    clause: forced ? "ND-7.8" : "ND-15.2",
    moves: [{ piece: ref.order(seat) }],
  }));
}
