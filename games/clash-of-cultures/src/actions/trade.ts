import { late, no, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { type Clash, clockwiseFrom } from "../state.ts";
import { openNegotiation } from "../trading/negotiation.ts";
import { headingOf, type Judge } from "./action.ts";

/** CC-27.9. */
const MOST_NEGOTIATIONS = 5;

/** CC-27.8: an offer to one player, or an invitation to make one. */
export const judgeTrades: Judge = (s, table, seat, verdicts, explained) => {
  const over = s.now.negotiations >= MOST_NEGOTIATIONS;
  if (over && !explained) return;
  for (const other of clockwiseFrom(s, seat).slice(1)) {
    for (const way of ["trade", "invite"] as const) {
      const candidate = {
        id: `${way}:${other}`,
        label: late(() => say(`do.${way}`, { who: { seat: other } })),
        refs: [ref.player(other)],
        group: headingOf("trade"),
      };
      if (over) verdicts.push(no(candidate, say("why.negotiations", { n: MOST_NEGOTIATIONS }), "CC-27.9"));
      else {
        const [by, to] = way === "trade" ? [seat, other] : [other, seat];
        verdicts.push({ ...candidate, act: () => opening(s, table, by, to) });
      }
    }
  }
};

function* opening(s: Clash, table: GameTable, by: Seat, to: Seat): Rules {
  s.now.negotiations += 1;
  openNegotiation(s, table, by, to);
}
