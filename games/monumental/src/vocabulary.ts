import {
  activateSpeech,
  amount,
  archiveSpeech,
  type ConditionKind,
  type CostKind,
  chooseKind,
  copySpeech,
  discardSpeech,
  drawUseSpeech,
  gainAnyKind,
  gainKind,
  gainPerKind,
  gainRestrictedKind,
  payAnyKind,
  payKind,
  policyBonusesSpeech,
  type Resources,
  reinforceSpeech,
  saidResources,
  spoken,
  takeSpeech,
  Vocabulary,
  wonderSectionSpeech,
} from "@civitas/monumental-family";
import {
  copyRun,
  developPolicyRun,
  drawUseRun,
  policyBonusesRun,
  refreshMarketRun,
  takeRun,
  wonderSectionRun,
} from "./effects/cards.ts";
import { activateRun, archiveRun, discardRun, reinforceRun } from "./effects/city.ts";
import { convertRun } from "./effects/convert.ts";
import { buildOutpostRun, destroyRun, explorerActionRun, moveExplorersRun, moveUnitsRun } from "./effects/map.ts";
import type { CardStage } from "./stage.ts";
import { convertSpeech } from "./verbs/convert.ts";
import { explorerActionSpeech, moveExplorersSpeech } from "./verbs/explorers.ts";
import { buildOutpostSpeech, destroySpeech, type FreeUnits, freeUnitsSpeech, moveUnitsSpeech } from "./verbs/forces.ts";
import type { Counter, Have, HeroAttacked, MonumentalGrammar, Verb } from "./verbs/grammar.ts";
import {
  coastalAdjacencyKind,
  defenceKind,
  freeMovesKind,
  freeStepsKind,
  goldAsMilitaryKind,
  reductionKind,
} from "./verbs/lasting.ts";
import { developPolicySpeech, refreshMarketSpeech } from "./verbs/policies-and-markets.ts";
import { type Reduce, reduceSpeech } from "./verbs/reduce.ts";

const conditions = spoken({
  en: { "if.have": "you have at least {what}", "if.hero-attacked": "this hero attacks" },
  ru: { "if.have": "у вас есть не меньше чем {what}", "if.hero-attacked": "этот герой атакует" },
  hu: { "if.have": "legalább {what} van a készletedben", "if.hero-attacked": "ez a hős támad" },
});

/** MO-15.8: in the supply now; restricted resources don't count (MO-5.12). */
const haveKind: ConditionKind<Have, CardStage> = {
  holds: ({ resource, n }, stage) => stage.has(resource) >= n,
  says: ({ resource, n }) => conditions.say("if.have", { what: amount(resource, n) }),
  words: conditions.words,
};

/** Looked at where the trigger comes up (see triggers.ts). */
const heroAttackedKind: ConditionKind<HeroAttacked, CardStage> = {
  holds: () => true,
  says: () => conditions.say("if.hero-attacked"),
  words: conditions.words,
};

const onlyThis = spoken({
  en: { "cost.pay-only": "pay {what} (gold can't be used for this)" },
  ru: { "cost.pay-only": "заплатите: {what} (золото здесь не годится)" },
  hu: { "cost.pay-only": "fizess: {what} (arany erre nem használható)" },
});

const payOnlyKind: CostKind<Resources, CardStage> = {
  canGive: (price, stage) => stage.canPayOnly(price),
  *give(price, stage) {
    stage.payOnly(price);
  },
  says: (price) => onlyThis.say("cost.pay-only", { what: saidResources(price) }),
  words: onlyThis.words,
};

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

const atOnce = { can: () => true, asks: () => false };

/** All that the cards of the box can say, and how it is carried out. */
export const vocabulary = new Vocabulary<MonumentalGrammar>({
  verbs: {
    gain: gainKind,
    gainAny: gainAnyKind,
    gainPer: gainPerKind<Counter>(counted),
    gainRestricted: gainRestrictedKind,
    convert: { ...convertSpeech, ...convertRun },
    choose: chooseKind<Verb>(),
    archive: { ...archiveSpeech, ...archiveRun },
    discard: { ...discardSpeech, ...discardRun },
    reinforce: { ...reinforceSpeech, ...reinforceRun },
    activate: { ...activateSpeech, ...activateRun },
    copy: { ...copySpeech, ...copyRun },
    drawUse: { ...drawUseSpeech, ...drawUseRun },
    reduce: {
      ...reduceSpeech,
      ...atOnce,
      *run({ what, by, min, uses }: Reduce, { m }: CardStage) {
        m.turn.reductions.push({ what, by, min, uses });
      },
    },
    take: { ...takeSpeech, ...takeRun },
    wonderSection: { ...wonderSectionSpeech, ...wonderSectionRun },
    developPolicy: { ...developPolicySpeech, ...developPolicyRun },
    policyBonuses: { ...policyBonusesSpeech, ...policyBonusesRun },
    refreshMarket: { ...refreshMarketSpeech, ...refreshMarketRun },
    moveUnits: { ...moveUnitsSpeech, ...moveUnitsRun },
    freeUnits: {
      ...freeUnitsSpeech,
      ...atOnce,
      *run({ n }: FreeUnits, { m }: CardStage) {
        m.turn.freeUnits += n;
      },
    },
    buildOutpost: { ...buildOutpostSpeech, ...buildOutpostRun },
    destroy: { ...destroySpeech, ...destroyRun },
    moveExplorers: { ...moveExplorersSpeech, ...moveExplorersRun },
    explorerAction: { ...explorerActionSpeech, ...explorerActionRun },
  },
  conditions: { have: haveKind, "hero-attacked": heroAttackedKind },
  costs: { pay: payKind, payOnly: payOnlyKind, payAny: payAnyKind },
  lasting: {
    reduction: reductionKind,
    defence: defenceKind,
    "gold-as-military": goldAsMilitaryKind,
    "coastal-adjacency": coastalAdjacencyKind,
    "free-steps": freeStepsKind,
    "free-moves": freeMovesKind,
  },
});
