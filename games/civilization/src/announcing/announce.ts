import type { GameTable } from "../agenda.ts";
import type { World } from "../state.ts";
import type { Announced } from "./announced.ts";

/** CV-28.1: something is announced; others may answer it before it takes effect. */
export function announce(w: World, table: GameTable, what: Announced): void {
  w.announced.push({ what, cancelled: false, passes: 0, next: 0 });
  table.next("respond", {});
}
