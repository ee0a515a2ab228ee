export {
  type AbilityOf,
  type ActionOf,
  type LastingAbility,
  type Occasions,
  sayAbility,
  type TriggerOf,
} from "./ability.ts";
export type { ConditionData, ConditionKind } from "./condition.ts";
export type { CostKind } from "./cost.ts";
export { type Pays, payKind } from "./costs/pay.ts";
export { type AnyBasics, type PaysAny, payAnyKind } from "./costs/pay-any.ts";
export type { Cost, EffectOf, Grammar } from "./grammar.ts";
export type { LastingData, LastingKind } from "./lasting.ts";
export { Lexicon, type Speeches } from "./lexicon.ts";
export {
  amounts,
  BASICS,
  type Basic,
  NOTHING,
  RESOURCES,
  type Resource,
  type Resources,
  saidResources,
  sayAmount,
  worthOf,
} from "./resources.ts";
export { addTo, emptySupply, multiplied, type Supply, takeFrom, unitsOf } from "./supply.ts";
export { countOptions, NONE, type Taking, takes } from "./taking.ts";
export type {
  Carries,
  Sayings,
  Scale,
  SoMany,
  Speech,
  VerbData,
  VerbKind,
} from "./verb.ts";
export { type Activate, activate, activateSpeech, mayActivate } from "./verbs/activate.ts";
export { type Archive, archive, archiveSpeech, mayArchive, sayArchive } from "./verbs/archive.ts";
export { type Choose, type Chooses, chooseKind, chooseOne } from "./verbs/choose.ts";
export { type Copy, copy, copySpeech, type Sought } from "./verbs/copy.ts";
export { type Discard, discard, discardSpeech, mayDiscard } from "./verbs/discard.ts";
export { type DrawUse, drawUse, drawUseSpeech } from "./verbs/draw-use.ts";
export { type Gain, type Gains, gain, gainKind } from "./verbs/gain.ts";
export { type GainAny, type GainsAny, gainAny, gainAnyKind } from "./verbs/gain-any.ts";
export { type Counts, type GainPer, gainPer, gainPerKind } from "./verbs/gain-per.ts";
export {
  type GainRestricted,
  type GainsRestricted,
  gainRestricted,
  gainRestrictedKind,
} from "./verbs/gain-restricted.ts";
export { type PolicyBonuses, policyBonuses, policyBonusesSpeech } from "./verbs/policy-bonuses.ts";
export { mayReinforce, type Reinforce, reinforce, reinforceSpeech } from "./verbs/reinforce.ts";
export { type Take, type Takeable, take, takeSpeech } from "./verbs/take.ts";
export { type Judges, type When, when, whenKind } from "./verbs/when.ts";
export { type WonderSection, wonderSection, wonderSectionSpeech } from "./verbs/wonder-section.ts";
export { type Kinds, Vocabulary } from "./vocabulary.ts";
