export {
  type Ability,
  action,
  type Effect,
  eachTime,
  firstTime,
  lasting,
  mayApply,
  type Occasion,
  sayAbility,
  sayEffect,
  whenCardActivated,
  whenCityActivated,
} from "./ability.ts";
export {
  atLeast,
  type Condition,
  controls,
  distinctTypes,
  gained,
  haveAdvantage,
  holds,
  sayCondition,
} from "./condition.ts";
export { type Cost, canGive, give, sayCost } from "./cost.ts";
export { type Counter, PROVINCE_TYPES, type ProvinceType } from "./counter.ts";
export { carryOut, wouldAsk, wouldDo } from "./effect.ts";
export { discount, ignoreBarricades, type Lasting, militaryAsGold, sayLasting } from "./lasting.ts";
export {
  amount,
  amounts,
  BASICS,
  type Basic,
  NOTHING,
  RESOURCES,
  type Resource,
  type Resources,
  saidResources,
} from "./resources.ts";
export { sayVerbs } from "./saying.ts";
export type { Stage } from "./stage.ts";
export type { Copied, TableVerb, Verb, VerbName, Verbs } from "./verb.ts";
export {
  activate,
  archive,
  copy,
  discard,
  drawUse,
  mayArchive,
  mayReinforce,
  reinforce,
} from "./verbs/city.ts";
export { choose, when } from "./verbs/flow.ts";
export { gain, gainAdvantage, gainAny, gainPer, gainRestricted } from "./verbs/gaining.ts";
export {
  discardDisplay,
  mayDiscardDisplay,
  mayPlaceTypeToken,
  policyBonus,
  takeBasic,
  tradeFree,
  useDisplay,
  warlordsProvinceBonus,
  wonderSection,
} from "./verbs/realm.ts";
