import type { Seat, Verdict } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import type { Clash } from "../state.ts";
import { judgeAbilities } from "./ability.ts";
import type { Action, Judge } from "./action.ts";
import { judgeAdvances } from "./advance.ts";
import { judgeBuilds } from "./build.ts";
import { judgeCards } from "./card.ts";
import { judgeCivics } from "./civic.ts";
import { judgeCollects } from "./collect.ts";
import { judgeEnd } from "./end.ts";
import { judgeFoundings } from "./found.ts";
import { judgeIncreases } from "./increase.ts";
import { judgeInfluence } from "./influence.ts";
import { judgeMove } from "./move.ts";
import { judgeTrades } from "./trade.ts";
import { judgeWonders } from "./wonder.ts";

const JUDGES: readonly Judge[] = [
  judgeCollects,
  judgeBuilds,
  judgeIncreases,
  judgeMove,
  judgeFoundings,
  judgeCivics,
  judgeInfluence,
  judgeAdvances,
  judgeAbilities,
  judgeCards,
  judgeWonders,
  judgeTrades,
  judgeEnd,
];

/**
 * CC-6.3, CC-6.5: every pick, or why it can't be made now. Reasons are only given if `explained`: most decisions are
 * answered without them.
 */
export function judgeActions(s: Clash, table: GameTable, seat: Seat, explained: boolean): Verdict<Action>[] {
  const verdicts: Verdict<Action>[] = [];
  for (const judge of JUDGES) judge(s, table, seat, verdicts, explained);
  return verdicts;
}
