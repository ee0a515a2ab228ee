import type { Seat } from "@civitas/kernel";
import type { About, GameTable } from "../agenda.ts";
import type { Occasion } from "../content/ability.ts";
import type { World } from "../state.ts";
import { triggersOf } from "./held.ts";
import { suspectedTriggers } from "./suspected.ts";

/**
 * CV-0.20: puts on the agenda what this occasion triggers, or may trigger as far as others know, for these players in
 * this order.
 */
export function occasion(w: World, table: GameTable, seats: readonly Seat[], on: Occasion, about: About = {}): void {
  const concerned = seats.filter(
    (seat) => triggersOf(w, seat, on).length > 0 || suspectedTriggers(w, seat, on).length > 0,
  );
  if (concerned.length > 0) table.next("triggers", { on, seats: concerned, about });
}
