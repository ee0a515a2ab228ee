import type { Rules, Table } from "@civitas/kernel";
import { rounds } from "./content/boards.ts";
import { meetTrial } from "./event-payment.ts";
import { tellTheEnd } from "./game-end.ts";
import type { Nations } from "./state.ts";

/** ND-19: the next player decides about the war; after the last one the round is over (ND-5.3). */
export function* warStep(s: Nations, table: Table): Rules {
  const seat = s.waiting[0];
  if (seat !== undefined) {
    yield* meetTrial(s, table, seat, "war");
    s.waiting.shift();
  }
  if (s.waiting.length > 0) return;
  if (s.round < rounds) {
    s.round++;
    s.step = "start";
  } else {
    s.step = "over";
    tellTheEnd(s, table);
  }
}
