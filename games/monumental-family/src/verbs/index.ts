import type { Verb, VerbName } from "../verb.ts";
import { activateKind, archiveKind, copyKind, discardKind, drawUseKind, reinforceKind } from "./city.ts";
import { chooseKind, whenKind } from "./flow.ts";
import { gainAdvantageKind, gainAnyKind, gainKind, gainPerKind, gainRestrictedKind } from "./gaining.ts";
import type { VerbKind } from "./kind.ts";
import {
  discardDisplayKind,
  placeTypeTokenKind,
  policyBonusKind,
  takeBasicKind,
  tradeFreeKind,
  useDisplayKind,
  warlordsProvinceBonusKind,
  wonderSectionKind,
} from "./realm.ts";

/** Every verb of the family. A card that fits none of them gets one of its own here. */
const KINDS: { readonly [Name in VerbName]: VerbKind<Name> } = {
  gain: gainKind,
  gainAny: gainAnyKind,
  gainPer: gainPerKind,
  gainRestricted: gainRestrictedKind,
  gainAdvantage: gainAdvantageKind,
  choose: chooseKind,
  when: whenKind,
  archive: archiveKind,
  discard: discardKind,
  discardDisplay: discardDisplayKind,
  reinforce: reinforceKind,
  activate: activateKind,
  placeTypeToken: placeTypeTokenKind,
  copy: copyKind,
  drawUse: drawUseKind,
  useDisplay: useDisplayKind,
  takeBasic: takeBasicKind,
  wonderSection: wonderSectionKind,
  policyBonus: policyBonusKind,
  warlordsProvinceBonus: warlordsProvinceBonusKind,
  tradeFree: tradeFreeKind,
};

/** Without a prototype it is a mere dictionary, which is the quickest to look up in. */
const LOOKUP: typeof KINDS = Object.assign(Object.create(null), KINDS);

export const kindOf = <Name extends VerbName>(verb: Verb<Name>): VerbKind<Name> => LOOKUP[verb.verb];
