import type { StoriesOf } from "@civitas/kernel";
import { tellEffects } from "./abilities/running.ts";
import { tellTriggers } from "./abilities/triggering.ts";
import { tellPayOn } from "./abilities/using.ts";
import { tellAftermath } from "./aftermath.ts";
import type { Stories } from "./agenda.ts";
import { tellCarryOut, tellRespond } from "./announcing.ts";
import { tellArrive, tellCrowded, tellDisband } from "./arriving.ts";
import { tellBattle } from "./battle.ts";
import { tellHeal, tellRecruit, tellSaveUnit, tellWound } from "./battle-effects.ts";
import { tellAdvance, tellDrawEvents, tellHandLimit, tellTrackReward } from "./culture.ts";
import { tellAnarchy, tellLosesPyramids, tellSwitchAtOnce } from "./governments.ts";
import { tellGreatPerson, tellPlaceGreatPerson } from "./great-people.ts";
import { tellInterrupt, tellMoveEnded } from "./interrupting.ts";
import { tellInvest } from "./investing.ts";
import { tellTakeMarker } from "./kept.ts";
import { tellLearned, tellLearnFree } from "./learning.ts";
import { tellLoot } from "./loot.ts";
import { tellAfterMove, tellMarch } from "./march.ts";
import { tellGrowMetropolis } from "./metropolis.ts";
import { obliging } from "./obligations.ts";
import { tellExchange, tellOffer, tellTerms } from "./offers.ts";
import { tellRefillHand } from "./refilling.ts";
import { tellMakeRoom } from "./resting.ts";
import type { World } from "./state.ts";
import { tellTradeAbility } from "./trade.ts";

/** Every story that can be put on the agenda. */
export const stories: StoriesOf<World, Stories> = {
  respond: tellRespond,
  carryOut: obliging(tellCarryOut),
  effects: obliging(tellEffects),
  payOn: tellPayOn,
  triggers: tellTriggers,
  march: tellMarch,
  interrupt: tellInterrupt,
  arrive: tellArrive,
  afterMove: obliging(tellAfterMove),
  moveEnded: tellMoveEnded,
  disband: tellDisband,
  crowded: tellCrowded,
  makeRoom: tellMakeRoom,
  takeMarker: tellTakeMarker,
  battle: tellBattle,
  wound: tellWound,
  heal: tellHeal,
  recruit: tellRecruit,
  saveUnit: tellSaveUnit,
  aftermath: obliging(tellAftermath),
  loot: obliging(tellLoot),
  advance: tellAdvance,
  trackReward: tellTrackReward,
  drawEvents: tellDrawEvents,
  refillHand: tellRefillHand,
  handLimit: tellHandLimit,
  greatPerson: tellGreatPerson,
  placeGreatPerson: obliging(tellPlaceGreatPerson),
  learned: tellLearned,
  learnFree: tellLearnFree,
  growMetropolis: obliging(tellGrowMetropolis),
  switchAtOnce: obliging(tellSwitchAtOnce),
  anarchy: obliging(tellAnarchy),
  losesPyramids: tellLosesPyramids,
  invest: obliging(tellInvest),
  terms: tellTerms,
  offer: tellOffer,
  exchange: tellExchange,
  tradeAbility: tellTradeAbility,
};
