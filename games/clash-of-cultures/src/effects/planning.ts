import { choose, type Option, type Rules } from "@civitas/kernel";
import type { GameTable, Stories } from "../agenda.ts";
import type { ObjectiveCardId } from "../content/ids.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { type Clash, type Player, playerOf } from "../state.ts";
import { sayObjectiveCard } from "../trading/goods.ts";

interface Plan extends Option {
  readonly give?: ObjectiveCardId;
  readonly keep?: ObjectiveCardId;
}

const plansOf = (s: Clash, { objectiveCards }: Player): Plan[] =>
  objectiveCards.flatMap((give) =>
    s.plans.map(
      (keep): Plan => ({
        id: `keep:${give}>${keep}`,
        label: say("do.swap-cards", { give: sayObjectiveCard(give), take: sayObjectiveCard(keep) }),
        refs: [ref.objectiveCard(keep)],
        from: { ref: ref.objectiveCard(give), name: sayObjectiveCard(give) },
        to: { ref: ref.objectiveCard(keep), name: sayObjectiveCard(keep) },
        give,
        keep,
      }),
    ),
  );

/** CC-25.10: another card may be returned to keep one of the two; what is not kept is shuffled into the deck. */
export function* tellPlans(s: Clash, table: GameTable, { seat }: Stories["plans"]): Rules {
  const player = playerOf(s, seat);
  const options = (): Plan[] => [...plansOf(s, player), { id: "none", label: say("do.old-plans"), apart: "end" }];
  const { give, keep } = yield* choose(seat, say("ask.plans"), options(), {
    clause: "CC-25.10",
    consent: true,
    again: options,
  });
  const back = s.plans.filter((card) => card !== keep);
  if (give !== undefined && keep !== undefined) {
    player.objectiveCards = [...player.objectiveCards.filter((card) => card !== give), keep];
    back.push(give);
  }
  s.plans = [];
  s.objectiveDeck = table.random.shuffle([...s.objectiveDeck, ...back]);
}
