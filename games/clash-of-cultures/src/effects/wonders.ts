import { choose, type Option, type Rules } from "@civitas/kernel";
import type { WonderId } from "../content/ids.ts";
import { turnUpWonder } from "../decks.ts";
import { ref } from "../refs.ts";
import { say, wonderName } from "../say.ts";
import { playerOf } from "../state.ts";
import type { Deeds } from "./deeds.ts";

interface Reserve extends Option {
  readonly wonder: WonderId;
}

export const wonderDeeds: Deeds<"revealWonder" | "reserveWonder"> = {
  revealWonder: {
    *run(_verb, { s, table, seat }): Rules {
      turnUpWonder(s, table, seat);
    },
    can: (_verb, { s }) => s.wonderDeck.length > 0,
  },

  /** CC-26.4, CC-26.15. */
  reserveWonder: {
    *run(_verb, { s, table, seat }): Rules {
      const options = s.wonders.map(
        (wonder): Reserve => ({
          id: `reserve:${wonder}`,
          label: wonderName(wonder),
          refs: [ref.wonder(wonder)],
          wonder,
        }),
      );
      if (options.length === 0) return;
      const { wonder } = yield* choose(seat, say("ask.reserve"), options, { clause: "CC-26.4" });
      s.wonders = s.wonders.filter((id) => id !== wonder);
      playerOf(s, seat).reserved.push(wonder);
      table.tell(() => ({
        what: say("log.reserved", { who: { seat }, wonder: wonderName(wonder) }),
        seat,
        clause: "CC-26.4",
        moves: [{ piece: ref.wonder(wonder), from: ref.wonders, to: ref.reserved(seat) }],
      }));
    },
    can: (_verb, { s }) => s.wonders.length > 0,
  },
};
