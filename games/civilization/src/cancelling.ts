import type { Seat } from "@civitas/kernel";
import type { GameTable } from "./agenda.ts";
import type { Announced } from "./announced.ts";
import { passives } from "./passives.ts";
import { say, sayPlace } from "./say.ts";
import { saySource } from "./source-name.ts";
import type { World } from "./state.ts";

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

export function sayAnnounced(w: World, what: Announced) {
  const who = { seat: what.seat };
  if (what.kind === "event") return say("announced.event", { who, card: say(`event.${what.card}`) });
  if (what.kind === "ability") return say("announced.ability", { who, card: saySource(w, what.seat, what.card) });
  return say(`announced.${what.action.do}`, { who, city: sayPlace(w, what.city) });
}
