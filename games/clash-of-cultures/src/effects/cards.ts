import { choose, type Rules } from "@civitas/kernel";
import { drawActionCard, drawObjectiveCard, takeObjectiveCard } from "../decks.ts";
import { say } from "../say.ts";
import { clockwiseFrom, playerOf } from "../state.ts";
import { handCards } from "../trading/goods.ts";
import type { Stage } from "../verbs/verb.ts";
import type { Deeds } from "./deeds.ts";
import { rivalOption } from "./turn.ts";

const DRAWN_PLANS = 2;

/** CC-25.19: who holds a card. */
const suspects = ({ s, seat }: Stage) =>
  clockwiseFrom(s, seat)
    .slice(1)
    .filter((other) => handCards(s, other).length + playerOf(s, other).objectiveCards.length > 0);

export const cardDeeds: Deeds<"drawActionCards" | "drawBoth" | "spy" | "newPlans"> = {
  drawActionCards: {
    *run({ n }, { s, table, seat }): Rules {
      for (let i = 0; i < n; i++) drawActionCard(s, table, seat, "CC-1.9");
    },
    can: (_verb, { s }) => s.actionDeck.length + s.actionDiscard.length > 0,
  },

  drawBoth: {
    *run(_verb, { s, table, seat }): Rules {
      drawActionCard(s, table, seat, "CC-30.13");
      drawObjectiveCard(s, table, seat, "CC-30.13");
    },
    can: () => true,
  },

  /** CC-25.9: what is seen, and the exchange, are a story of their own. */
  spy: {
    *run(_verb, stage): Rules {
      const { s, table, seat } = stage;
      const options = suspects(stage).map(rivalOption);
      if (options.length === 0) return;
      const { other } = yield* choose(seat, say("ask.spy"), options, { clause: "CC-25.9" });
      s.spied = { by: seat, on: other };
      table.tell(() => ({
        what: say("log.spy", { who: { seat }, whom: { seat: other } }),
        seat,
        clause: "CC-25.9",
      }));
      table.next("spying", {});
    },
    can: (_verb, stage) => suspects(stage).length > 0,
  },

  /** CC-25.10: only this player sees them. */
  newPlans: {
    *run(_verb, { s, table, seat }): Rules {
      for (let i = 0; i < DRAWN_PLANS; i++) s.plans.push(...(drawnPlan(s, table) ?? []));
      table.tell(() => ({ what: say("log.new-plans", { who: { seat } }), seat, clause: "CC-25.10" }));
      table.next("plans", { seat });
    },
    can: (_verb, { s, seat }) =>
      playerOf(s, seat).objectiveCards.length > 0 && s.objectiveDeck.length + s.objectiveDiscard.length > 0,
  },
};

function drawnPlan(s: Stage["s"], table: Stage["table"]) {
  const card = takeObjectiveCard(s, table);
  return card === undefined ? undefined : [card];
}
