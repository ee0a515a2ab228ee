import { late, no, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { untouchables } from "../influence/hindrances.ts";
import { canInfluence } from "../influence/targets.ts";
import { say } from "../say.ts";
import type { Clash } from "../state.ts";
import { headingOf, type Judge, noActions, spendAction } from "./action.ts";

/** CC-17: the attempt is declared next. */
export const judgeInfluence: Judge = (s, table, seat, verdicts, explained) => {
  const candidate = { id: "influence", label: late(() => say("do.influence-action")), group: headingOf("influence") };
  if (s.now.influenced) {
    if (explained) verdicts.push(no(candidate, say("why.influenced"), "CC-17.7"));
  } else if (s.now.actions === 0) {
    if (explained) verdicts.push(no(candidate, noActions, "CC-6.2"));
  } else if (canInfluence(s, seat, null)) {
    verdicts.push({ ...candidate, act: () => influencing(s, table, seat) });
  } else if (explained) {
    verdicts.push(no(candidate, say("why.no-target"), "CC-17.2"), ...untouchables(s, seat, null));
  }
};

function* influencing(s: Clash, table: GameTable, seat: Seat): Rules {
  spendAction(s);
  table.next("influence", { seat, from: null, may: false });
}
