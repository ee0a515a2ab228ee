import type { Seat, Table } from "@civitas/kernel";
import { available } from "./payment.ts";
import { ref } from "./refs.ts";
import { say } from "./say.ts";
import { isSolo, type Nations, playerAt, reverseOrder } from "./state.ts";

/** ND-18.1, ND-18.2: by unused strength, the strongest first; equals keep their order. */
function newOrder(s: Nations): Seat[] {
  const strength = s.players.map((player) => available(player, "strength"));
  return s.order.toSorted((a, b) => (strength[b] ?? 0) - (strength[a] ?? 0));
}

/** ND-18: the order cards are handed out anew; nothing is spent and nobody decides (ND-18.3, ND-18.5). */
export function orderStep(s: Nations, table: Table): void {
  s.order = newOrder(s);
  s.step = "war";
  s.waiting = reverseOrder(s); // ND-19.1
  if (isSolo(s)) return; // ND-22.10
  table.tell(() => ({
    what: say("log.order", {
      order: s.order.map((seat) => {
        return say("log.order-entry", { player: { seat }, strength: available(playerAt(s, seat), "strength") });
      }),
    }),
    clause: "ND-18.2",
    moves: s.order.map((seat) => ({ piece: ref.order(seat) })),
  }));
}
