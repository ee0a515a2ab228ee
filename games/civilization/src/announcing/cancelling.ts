import type { Seat } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { passives } from "../cards/passives.ts";
import { say } from "../say.ts";
import type { World } from "../state.ts";
import type { Announced } from "./announced.ts";
import { sayAnnounced } from "./saying.ts";

/** CV-28.3, CV-28.6: some things can't be cancelled. */
export function isCancellable(w: World, what: Announced): boolean {
  if (what.kind === "event") return !passives.has(w, what.seat, "cultureEventsUncancellable");
  if (what.kind === "ability") return true;
  return what.cancellable && !passives.has(w, what.seat, "cityActionsUncancellable");
}

/** CV-28.2: what lies below the last announcement is cancelled. */
export function cancelBelow(w: World, table: GameTable, by: Seat): void {
  const target = w.announced.at(-1);
  if (target === undefined) return;
  target.cancelled = true;
  table.tell(() => ({
    what: say("log.cancels", { who: { seat: by }, what: sayAnnounced(w, target.what) }),
    seat: by,
    clause: "CV-28.2",
  }));
}
