import type { Blocked, Seat } from "@civitas/kernel";
import type { Play } from "../play.ts";
import { acquireBlocked, acquireOptions } from "./acquire.ts";
import { advantageBlocked, advantageOptions } from "./advantage.ts";
import { completeBlocked, completeOptions } from "./complete-wonder.ts";
import { conquerBlocked, conquerOptions } from "./conquer.ts";
import { developBlocked, developOptions } from "./develop-policy.ts";
import type { ActionOption } from "./option.ts";
import { passOption } from "./pass.ts";
import { progressBlocked, progressOptions } from "./progress.ts";
import { scoutBlocked, scoutOptions } from "./scout.ts";
import { useCardBlocked, useCardOptions } from "./use-card.ts";
import { policyBlocked, policyOptions } from "./use-policy.ts";
import { warlordBlocked, warlordOptions } from "./warlord.ts";

/** MD-7.5: every action the player may take now. */
export function actionOptions(play: Play, seat: Seat): ActionOption[] {
  const options: ActionOption[] = [];
  acquireOptions(play, seat, options);
  completeOptions(play, seat, options);
  developOptions(play, seat, options);
  policyOptions(play, seat, options);
  conquerOptions(play, seat, options);
  useCardOptions(play, seat, options);
  progressOptions(play, seat, options);
  advantageOptions(play, seat, options);
  warlordOptions(play, seat, options);
  scoutOptions(play, seat, options);
  options.push(passOption(play, seat));
  return options;
}

/** Every action the player can't take now, and why. */
export function blockedActions(play: Play, seat: Seat): Blocked[] {
  const { duel } = play;
  const blocked: Blocked[] = [];
  acquireBlocked(duel, seat, blocked);
  completeBlocked(duel, seat, blocked);
  developBlocked(duel, seat, blocked);
  policyBlocked(play, seat, blocked);
  conquerBlocked(duel, seat, blocked);
  useCardBlocked(play, seat, blocked);
  progressBlocked(duel, seat, blocked);
  advantageBlocked(duel, seat, blocked);
  warlordBlocked(play, seat, blocked);
  scoutBlocked(duel, seat, blocked);
  return blocked;
}
