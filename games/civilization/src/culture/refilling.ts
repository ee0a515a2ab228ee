import { choose, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable, Stories } from "../agenda.ts";
import { type CultureLevel, sectionOf } from "../content/track.ts";
import { cultureHand } from "../limits.ts";
import { say } from "../say.ts";
import { realmOf, type World } from "../state.ts";
import { discardFromHand, eventOptions } from "./culture.ts";

/** CV-33.17: the section of the track in which the marker stands; level I at the start. */
export const sectionOfMarker = (w: World, seat: Seat): CultureLevel => sectionOf(Math.max(1, realmOf(w, seat).track));

/** CV-33.17, CV-33.44: events are discarded one by one, then the hand is filled up to its size. */
export function* tellRefillHand(w: World, table: GameTable, { seat }: Stories["refillHand"]): Rules {
  const { events } = realmOf(w, seat);
  const options = eventOptions(events, "discard");
  const refill = { id: "refill", label: say("choice.refill"), apart: "end" as const };
  const picked = yield* choose(seat, say("ask.refill"), [...options, refill], { clause: "CV-33.17" });
  if ("card" in picked) {
    discardFromHand(w, table, seat, picked.card, "CV-33.17");
    table.next("refillHand", { seat });
    return;
  }
  const n = Math.max(0, cultureHand(w, seat) - events.length);
  table.next("drawEvents", { seat, level: sectionOfMarker(w, seat), n });
}
