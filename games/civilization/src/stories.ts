import type { StoriesOf } from "@civitas/kernel";
import { tellEffects } from "./abilities/running.ts";
import { tellTriggers } from "./abilities/triggering.ts";
import { tellPayOn } from "./abilities/using.ts";
import type { Stories } from "./agenda.ts";
import { tellCarryOut, tellRespond } from "./announcing/announcing.ts";
import { tellAftermath } from "./battle/aftermath.ts";
import { tellBattle } from "./battle/battle.ts";
import { tellHeal, tellRecruit, tellSaveUnit, tellWound } from "./battle/effects.ts";
import { tellLoot } from "./battle/loot.ts";
import { tellBuildItems } from "./city/acting.ts";
import { tellGrowMetropolis } from "./city/metropolis.ts";
import { tellAdvance, tellDrawEvents, tellHandLimit, tellTrackReward } from "./culture/culture.ts";
import { tellGreatPerson, tellPlaceGreatPerson } from "./culture/great-people.ts";
import { tellTakeMarker } from "./culture/kept.ts";
import { tellRefillHand } from "./culture/refilling.ts";
import { tellArrive, tellCrowded, tellDisband, tellExplore } from "./movement/arriving.ts";
import { tellInterrupt, tellMoveEnded } from "./movement/interrupting.ts";
import { tellAfterMove, tellMarch } from "./movement/march.ts";
import { tellMakeRoom } from "./movement/resting.ts";
import { tellAnarchy, tellLosesPyramids, tellSwitchAtOnce } from "./research/governments.ts";
import { tellInvest } from "./research/investing.ts";
import { tellLearned, tellLearnFree } from "./research/learning.ts";
import type { World } from "./state.ts";
import { tellExchange } from "./trade/exchanging.ts";
import { tellOffer, tellTerms } from "./trade/offers.ts";
import { tellShow } from "./trade/showing.ts";
import { tellTradeAbility } from "./trade/trade.ts";
import { obliging } from "./turn/obligations.ts";

/** Every story that can be put on the agenda. */
export const stories: StoriesOf<World, Stories> = {
  respond: tellRespond,
  carryOut: obliging(tellCarryOut),
  buildItems: obliging(tellBuildItems),
  effects: obliging(tellEffects),
  payOn: tellPayOn,
  triggers: tellTriggers,
  march: tellMarch,
  interrupt: obliging(tellInterrupt), // CV-8.22: coins and hand sizes follow every step
  arrive: tellArrive,
  explore: tellExplore,
  afterMove: obliging(tellAfterMove),
  moveEnded: tellMoveEnded,
  disband: tellDisband,
  crowded: obliging(tellCrowded),
  makeRoom: obliging(tellMakeRoom),
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
  show: tellShow,
  tradeAbility: tellTradeAbility,
};
