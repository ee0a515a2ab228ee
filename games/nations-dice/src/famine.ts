import type { Rules, Table } from "@civitas/kernel";
import { meetTrial } from "./event-payment.ts";
import type { Nations } from "./state.ts";

/** ND-17: the next player in reverse order decides about the famine; after the last one comes the order step. */
export function* famineStep(s: Nations, table: Table): Rules {
  const seat = s.waiting[0];
  if (seat !== undefined) {
    yield* meetTrial(s, table, seat, "famine");
    s.waiting.shift();
  }
  if (s.waiting.length === 0) s.step = "order";
}
