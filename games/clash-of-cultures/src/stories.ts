import type { StoriesOf } from "@civitas/kernel";
import { tellBuild } from "./actions/build.ts";
import { tellCivic } from "./actions/civic.ts";
import { tellCollect } from "./actions/collect.ts";
import { tellActivated } from "./activation.ts";
import { tellFreeAdvance, tellGained, tellReactions } from "./advances.ts";
import type { Stories } from "./agenda.ts";
import { tellCapture, tellRefugees } from "./battle/capture.ts";
import { tellCombatCard, tellReveal, tellRound } from "./battle/cards.ts";
import { tellBattleEnds, tellBattleForgotten, tellBattleOver, tellRoundEnds } from "./battle/end.ts";
import { tellLosses } from "./battle/losses.ts";
import { tellRaidDamage } from "./battle/raid.ts";
import { tellAfterLosses, tellRoll } from "./battle/roll.ts";
import { tellSiege } from "./battle/siege.ts";
import { tellPortBattle } from "./battle/start.ts";
import { tellPurchase } from "./buying.ts";
import { tellSettleNewRegion } from "./effects/exploring.ts";
import { tellHire, tellMercenaries } from "./effects/mercenaries.ts";
import { tellPlans } from "./effects/planning.ts";
import { tellSpying } from "./effects/spying.ts";
import { tellEvent, tellEventDone, tellEventIcon, tellEventText } from "./events.ts";
import { tellEffects } from "./executor.ts";
import { tellInfluence, tellInfluenceRolled } from "./influence/attempt.ts";
import { tellBarbariansInRegion, tellExplored } from "./movement/exploring.ts";
import { tellMove, tellMoved } from "./movement/moving.ts";
import { tellObjectives, tellStatusObjectives } from "./objectives.ts";
import { tellPlayed } from "./playing.ts";
import type { Clash } from "./state.ts";
import { tellOfferConfirm, tellOfferDraft, tellOfferMade, tellOfferPicks } from "./trading/negotiation.ts";

/** Every story that can be put on the agenda. */
export const stories: StoriesOf<Clash, Stories> = {
  collect: tellCollect,
  build: tellBuild,
  activated: tellActivated,
  civic: tellCivic,
  influence: tellInfluence,
  influenceRolled: tellInfluenceRolled,
  move: tellMove,
  moved: tellMoved,
  explored: tellExplored,
  barbariansInRegion: tellBarbariansInRegion,
  portBattle: tellPortBattle,
  siege: tellSiege,
  round: tellRound,
  combatCard: tellCombatCard,
  reveal: tellReveal,
  roll: tellRoll,
  losses: tellLosses,
  afterLosses: tellAfterLosses,
  roundEnds: tellRoundEnds,
  battleEnds: tellBattleEnds,
  raidDamage: tellRaidDamage,
  capture: tellCapture,
  refugees: tellRefugees,
  battleOver: tellBattleOver,
  battleForgotten: tellBattleForgotten,
  gained: tellGained,
  reactions: tellReactions,
  freeAdvance: tellFreeAdvance,
  effects: tellEffects,
  played: tellPlayed,
  purchase: tellPurchase,
  spying: tellSpying,
  plans: tellPlans,
  settleNewRegion: tellSettleNewRegion,
  hire: tellHire,
  mercenaries: tellMercenaries,
  event: tellEvent,
  eventIcon: tellEventIcon,
  eventText: tellEventText,
  eventDone: tellEventDone,
  objectives: tellObjectives,
  statusObjectives: tellStatusObjectives,
  offerDraft: tellOfferDraft,
  offerMade: tellOfferMade,
  offerPicks: tellOfferPicks,
  offerConfirm: tellOfferConfirm,
};
