import {
  activateSpeech,
  archiveSpeech,
  chooseKind,
  copySpeech,
  discardSpeech,
  drawUseSpeech,
  gainAnyKind,
  gainKind,
  gainPerKind,
  gainRestrictedKind,
  Lexicon,
  payAnyKind,
  payKind,
  policyBonusesSpeech,
  reinforceSpeech,
  type Speeches,
  takeSpeech,
  wonderSectionSpeech,
} from "@civitas/monumental-family";
import { spoken } from "@civitas/words/spoken";
import { buildOutpostSpeech } from "./verbs/build-outpost.ts";
import { haveKind } from "./verbs/conditions.ts";
import { convertSpeech } from "./verbs/convert.ts";
import { destroySpeech } from "./verbs/destroy.ts";
import { developPolicySpeech } from "./verbs/develop-policy.ts";
import { explorerActionSpeech } from "./verbs/explorer-action.ts";
import { freeUnitsSpeech } from "./verbs/free-units.ts";
import type { Counter, MonumentalGrammar, Verb } from "./verbs/grammar.ts";
import { coastalAdjacencyKind } from "./verbs/lasting-effects/coastal-adjacency.ts";
import { defenceKind } from "./verbs/lasting-effects/defence.ts";
import { freeMovesKind } from "./verbs/lasting-effects/free-moves.ts";
import { freeStepsKind } from "./verbs/lasting-effects/free-steps.ts";
import { goldAsMilitaryKind } from "./verbs/lasting-effects/gold-as-military.ts";
import { reductionKind } from "./verbs/lasting-effects/reduction.ts";
import { moveExplorersSpeech } from "./verbs/move-explorers.ts";
import { moveUnitsSpeech } from "./verbs/move-units.ts";
import { payOnlyKind } from "./verbs/pay-only.ts";
import { reduceSpeech } from "./verbs/reduce.ts";
import { refreshMarketSpeech } from "./verbs/refresh-market.ts";

const counted = spoken({
  en: {
    "per.provinces": "{n, plural, one {province} other {# provinces}} you control",
    "per.coastal-provinces": "coastal province you control",
    "per.wonders": "wonder you have completed",
  },
  ru: {
    "per.provinces":
      "{n, plural, =1 {за каждую контролируемую провинцию} few {за каждые # контролируемые провинции} other {за каждые # контролируемых провинций}}",
    "per.coastal-provinces": "за каждую контролируемую прибрежную провинцию",
    "per.wonders": "за каждое достроенное чудо",
  },
  hu: {
    "per.provinces": "minden {n, plural, one {} other {# }}irányított tartományod után",
    "per.coastal-provinces": "minden irányított partmenti tartományod után",
    "per.wonders": "minden befejezett csodád után",
  },
});

/** What every verb of the box says about itself. `effects` says how each is carried out. */
export const SPEECHES = {
  verbs: {
    gain: gainKind,
    gainAny: gainAnyKind,
    gainPer: gainPerKind<Counter>(counted),
    gainRestricted: gainRestrictedKind,
    convert: convertSpeech,
    choose: chooseKind<Verb>(),
    archive: archiveSpeech,
    discard: discardSpeech,
    reinforce: reinforceSpeech,
    activate: activateSpeech,
    copy: copySpeech,
    drawUse: drawUseSpeech,
    reduce: reduceSpeech,
    take: takeSpeech,
    wonderSection: wonderSectionSpeech,
    developPolicy: developPolicySpeech,
    policyBonuses: policyBonusesSpeech,
    refreshMarket: refreshMarketSpeech,
    moveUnits: moveUnitsSpeech,
    freeUnits: freeUnitsSpeech,
    buildOutpost: buildOutpostSpeech,
    destroy: destroySpeech,
    moveExplorers: moveExplorersSpeech,
    explorerAction: explorerActionSpeech,
  },
  conditions: { have: haveKind },
  costs: { pay: payKind, payOnly: payOnlyKind, payAny: payAnyKind },
  lasting: {
    reduction: reductionKind,
    defence: defenceKind,
    "gold-as-military": goldAsMilitaryKind,
    "coastal-adjacency": coastalAdjacencyKind,
    "free-steps": freeStepsKind,
    "free-moves": freeMovesKind,
  },
} satisfies Speeches<MonumentalGrammar>;

/** All that the cards of the box can say. Tables and words need no rules. */
export const lexicon = new Lexicon<MonumentalGrammar>(SPEECHES);
