import { choose, type Option, type Rules, type Seat } from "@civitas/kernel";
import { governmentOf, isLegal, takeAdvance } from "../advances.ts";
import { ADVANCES } from "../content/advances.ts";
import { type AdvanceId, CATEGORIES, GOVERNMENT_IDS } from "../content/categories.ts";
import { say } from "../say.ts";
import { sourceName } from "../source.ts";
import { type Clash, isOwnTurn, playerOf } from "../state.ts";
import type { Revolt } from "../verbs/hardship.ts";
import type { Stage } from "../verbs/verb.ts";
import type { Deeds } from "./deeds.ts";
import { loseUnit, soldierOptions, type UnitOption } from "./unit-loss.ts";

/** CC-23.28: first advances of other governments that could be changed to. */
function changes(s: Clash, seat: Seat): AdvanceId[] {
  const now = governmentOf(s, seat);
  if (now === undefined) return [];
  return GOVERNMENT_IDS.filter((id) => id !== now)
    .map((id) => CATEGORIES[id][0])
    .filter((id) => isLegal(s, seat, id));
}

/** CC-23.28: a soldier may be removed so that the step is skipped. */
function* isBoughtOff({ s, table, seat, source }: Stage, step: Revolt["step"]): Rules<boolean> {
  const soldiers = soldierOptions(s, seat);
  if (soldiers.length === 0) return false;
  const bear: Option = { id: "bear", label: say(`do.bear-${step}`), apart: "end" };
  const prompt = say(`ask.revolt-${step}`, { source: sourceName(source) });
  const picked = yield* choose<UnitOption | Option>(seat, prompt, [...soldiers, bear], { clause: "CC-23.28" });
  if (!("kind" in picked)) return false;
  loseUnit(s, table, seat, picked, "CC-23.28");
  return true;
}

/** CC-23.15: now if there is an action left, else in the next turn. */
function loseAction({ s, table, seat }: Stage): void {
  if (isOwnTurn(s, seat) && s.now.actions > 0) s.now.actions -= 1;
  else playerOf(s, seat).revolted += 1;
  table.tell(() => ({ what: say("log.action-lost", { who: { seat } }), seat, clause: "CC-23.15" }));
}

interface Change extends Option {
  readonly advance: AdvanceId;
}

/** CC-23.28, CC-7.10: the government changes without payment. */
function* changeGovernment({ s, table, seat }: Stage): Rules {
  const options = changes(s, seat).map(
    (advance): Change => ({
      id: `government:${ADVANCES[advance].category}`,
      label: say(`category.${ADVANCES[advance].category}`),
      advance,
    }),
  );
  if (options.length === 0) return;
  const { advance } = yield* choose(seat, say("ask.new-government"), options, { clause: "CC-23.28" });
  yield* takeAdvance(s, table, seat, advance, null);
}

export const revoltDeeds: Deeds<"revolt"> = {
  revolt: {
    *run({ step }, stage): Rules {
      const { s, seat } = stage;
      if (step === "government" && changes(s, seat).length === 0) return;
      if (yield* isBoughtOff(stage, step)) return;
      if (step === "action") loseAction(stage);
      else yield* changeGovernment(stage);
    },
    can: ({ step }, { s, seat }) => step === "action" || changes(s, seat).length > 0,
  },
};
