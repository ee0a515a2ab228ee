import type { Table } from "@civitas/kernel";
import { points } from "./names.ts";
import { ref } from "./refs.ts";
import { say } from "./say.ts";
import { forecastVp, ranking, result, totalVp } from "./scoring.ts";
import { isSolo, type Nations, playerAt } from "./state.ts";

/** ND-20: says what the tiles add for everybody, and who wins or which title is reached. */
export function tellTheEnd(s: Nations, table: Table): void {
  const ranked = ranking(s);
  for (const seat of ranked) {
    const player = playerAt(s, seat);
    table.tell(() => ({
      what: say("log.tiles", { player: { seat }, tiles: points(forecastVp(player)), total: points(totalVp(player)) }),
      seat,
      clause: "ND-20.1",
      moves: [{ piece: ref.vp(seat) }],
    }));
  }
  const winner = ranked[0];
  const remark = result(s)?.remark;
  if (winner !== undefined && !isSolo(s)) {
    table.tell(() => ({ what: say("log.wins", { player: { seat: winner } }), seat: winner, clause: "ND-20.4" }));
  }
  if (remark !== undefined) table.tell(() => ({ what: remark, clause: isSolo(s) ? "ND-22.12" : "ND-20.5" }));
}
