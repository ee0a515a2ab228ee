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

/** In the order of the list; by the first word of what they offer. */
const JUDGES: readonly (readonly [verbs: readonly string[], judge: Judge])[] = [
  [["collect"], judgeCollects],
  [["build"], judgeBuilds],
  [["increase"], judgeIncreases],
  [["move"], judgeMove],
  [["found"], judgeFoundings],
  [["civic"], judgeCivics],
  [["influence"], judgeInfluence],
  [["advance"], judgeAdvances],
  [["use"], judgeAbilities],
  [["card", "person"], judgeCards],
  [["wonder"], judgeWonders],
  [["trade", "invite"], judgeTrades],
  [["end"], judgeEnd],
];

/**
 * CC-6.3, CC-6.5: every pick, or why it can't be made now. Reasons are only given if `explained`: most decisions are
 * answered without them.
 */
export function judgeActions(s: Clash, table: GameTable, seat: Seat, explained: boolean): Verdict<Action>[] {
  const verdicts: Verdict<Action>[] = [];
  for (const [, judge] of JUDGES) judge(s, table, seat, verdicts, explained);
  return verdicts;
}

/** The picks among which the one with this id would be. */
export function judgeActionsLike(s: Clash, table: GameTable, seat: Seat, id: string): Verdict<Action>[] {
  const verdicts: Verdict<Action>[] = [];
  const [verb = ""] = id.split(":");
  for (const [verbs, judge] of JUDGES) if (verbs.includes(verb)) judge(s, table, seat, verdicts, false);
  return verdicts;
}
