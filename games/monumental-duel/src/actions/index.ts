import type { Seat } from "@civitas/kernel";
import type { Play } from "../play.ts";
import { judgeAcquisitions } from "./acquire.ts";
import { judgeAdvantage } from "./advantage.ts";
import { judgeCompletion } from "./complete-wonder.ts";
import { judgeConquest } from "./conquer.ts";
import { judgePolicies } from "./develop-policy.ts";
import type { ActionVerdict } from "./option.ts";
import { passOption } from "./pass.ts";
import { judgeProgress } from "./progress.ts";
import { judgeScout } from "./scout.ts";
import { judgeCityCards } from "./use-card.ts";
import { judgeActivePolicy } from "./use-policy.ts";
import { judgeWarlord } from "./warlord.ts";

/** MD-7.5: every action a player would think of, and why some can't be taken now. */
export const judgeActions = (play: Play, seat: Seat): ActionVerdict[] => [
  ...judgeAcquisitions(play, seat),
  judgeCompletion(play, seat),
  ...judgePolicies(play, seat),
  judgeActivePolicy(play, seat),
  judgeConquest(play, seat),
  ...judgeCityCards(play, seat),
  judgeProgress(play, seat),
  ...judgeAdvantage(play, seat),
  ...judgeWarlord(play, seat),
  ...judgeScout(play, seat),
  passOption(play, seat),
];
