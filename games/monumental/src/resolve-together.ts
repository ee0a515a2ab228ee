import type { Seat } from "@civitas/kernel";
import type { GameTable, Waiting } from "./agenda.ts";

/** MO-6.7: puts effects that came up at one moment on the agenda. */
export function resolveTogether(table: GameTable, seat: Seat, waiting: readonly Waiting[], clause: string): void {
  if (waiting.length > 0) table.next("resolve", { seat, waiting, clause });
}
