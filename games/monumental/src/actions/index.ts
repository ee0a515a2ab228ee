import type { Seat, Verdict } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import type { Monumental } from "../state.ts";
import { judgeAcquisitions } from "./acquire.ts";
import { judgeHeroes } from "./acquire-hero.ts";
import type { Action } from "./action.ts";
import { judgeAdvance } from "./advance.ts";
import { judgeOutposts } from "./build-outpost.ts";
import { judgeCompletion } from "./complete-wonder.ts";
import { judgeConquests } from "./conquer.ts";
import { judgeMonsters } from "./defeat-monster.ts";
import { judgePolicies } from "./develop-policy.ts";
import { endAction } from "./end.ts";
import { judgeSteps, judgeTakings } from "./explore.ts";
import { judgeMoves } from "./move-forces.ts";
import { judgeTokens } from "./tokens.ts";
import { judgeUses } from "./use-card.ts";

/**
 * MO-6.2: every action, or why it can't be taken now. Reasons that take some searching are only given if `explained`:
 * most decisions are answered without them.
 */
export function judgeActions(m: Monumental, table: GameTable, seat: Seat, explained: boolean): Verdict<Action>[] {
  const verdicts: Verdict<Action>[] = [];
  judgeConquests(m, table, seat, verdicts, explained);
  judgeMoves(m, table, seat, verdicts, explained);
  judgeOutposts(m, table, seat, verdicts, explained);
  judgeSteps(m, table, seat, verdicts, explained);
  judgeTakings(m, table, seat, verdicts, explained);
  judgeMonsters(m, table, seat, verdicts);
  judgeAcquisitions(m, table, seat, verdicts, explained);
  judgeHeroes(m, table, seat, verdicts, explained);
  judgeUses(m, table, seat, verdicts, explained);
  verdicts.push(judgeAdvance(m, table, seat));
  judgePolicies(m, table, seat, verdicts);
  judgeTokens(m, table, seat, verdicts);
  judgeCompletion(m, table, seat, verdicts);
  verdicts.push(endAction(m, table, seat));
  return verdicts;
}
