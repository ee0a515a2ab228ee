import { choose, type Option, type Rules, type Seat } from "@civitas/kernel";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { type Clash, clockwiseFrom, playerOf } from "../state.ts";
import type { Deeds } from "./deeds.ts";

interface Rival extends Option {
  readonly other: Seat;
}

/** Another player as a choice. */
export const rivalOption = (other: Seat): Rival => ({
  id: `player:${other}`,
  label: say("do.player", { who: { seat: other } }),
  refs: [ref.player(other)],
  other,
});

/** CC-25.12: who is not under Assassination yet. */
const targets = (s: Clash, seat: Seat): Seat[] =>
  clockwiseFrom(s, seat)
    .slice(1)
    .filter((other) => !playerOf(s, other).assassinated);

export const turnDeeds: Deeds<"extraAction" | "assassinate" | "truce"> = {
  extraAction: {
    *run(_verb, { s, table, seat }): Rules {
      s.now.actions += 1;
      table.tell(() => ({ what: say("log.extra-action", { who: { seat } }), seat, clause: "CC-6.7" }));
    },
    can: () => true,
  },

  assassinate: {
    *run(_verb, { s, table, seat }): Rules {
      const options = targets(s, seat).map(rivalOption);
      if (options.length === 0) return;
      const { other } = yield* choose(seat, say("ask.assassinate"), options, { clause: "CC-25.12" });
      playerOf(s, other).assassinated = true;
      table.tell(() => ({ what: say("log.assassinate", { who: { seat: other } }), seat, clause: "CC-25.12" }));
    },
    can: (_verb, { s, seat }) => targets(s, seat).length > 0,
  },

  truce: {
    *run(_verb, { s, table, seat }): Rules {
      const options = clockwiseFrom(s, seat).slice(1).map(rivalOption);
      const { other } = yield* choose(seat, say("ask.truce"), options, { clause: "CC-25.8" });
      s.truces.push({ who: seat, spares: other }, { who: other, spares: seat });
      table.tell(() => ({
        what: say("log.truce", { who: { seat }, whom: { seat: other } }),
        seat,
        clause: "CC-25.8",
      }));
    },
    can: () => true,
  },
};
