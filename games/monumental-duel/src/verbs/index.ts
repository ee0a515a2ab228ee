import {
  type Activate,
  type Archive,
  type Choose,
  chooseKind,
  type Discard,
  type DrawUse,
  type Gain,
  type GainAny,
  type GainPer,
  type GainRestricted,
  gainAnyKind,
  gainKind,
  gainPerKind,
  gainRestrictedKind,
  type Reinforce,
  type When,
  type WonderSection,
  whenKind,
} from "@civitas/monumental-family";
import type { Condition } from "../content/conditions.ts";
import { type Counter, counters } from "../content/counters.ts";
import { activateKind } from "./activate.ts";
import { archiveKind } from "./archive.ts";
import { type CopyOne, copyKind } from "./copy.ts";
import { discardKind } from "./discard.ts";
import { type DiscardDisplay, discardDisplayKind } from "./discard-display.ts";
import { drawUseKind } from "./draw-use.ts";
import { type GainAdvantage, gainAdvantageKind } from "./gain-advantage.ts";
import { type PlaceTypeToken, placeTypeTokenKind } from "./place-type-token.ts";
import { policyBonusesKind, type SomePolicyBonuses } from "./policy-bonuses.ts";
import { reinforceKind } from "./reinforce.ts";
import { type TakeBasic, takeKind } from "./take.ts";
import { type TradeFree, tradeFreeKind } from "./trade-free.ts";
import { type UseDisplay, useDisplayKind } from "./use-display.ts";
import { type WarlordsProvinceBonus, warlordsProvinceBonusKind } from "./warlords-province-bonus.ts";
import { wonderSectionKind } from "./wonder-section.ts";

/** Every verb of the Duel. */
export type Verb =
  | Gain
  | GainAny
  | GainPer<Counter>
  | GainRestricted<"row">
  | GainAdvantage
  | Choose<Verb>
  | When<Condition, Verb>
  | Archive
  | Discard
  | DiscardDisplay
  | Reinforce
  | Activate
  | PlaceTypeToken
  | CopyOne
  | DrawUse
  | UseDisplay
  | TakeBasic
  | WonderSection
  | SomePolicyBonuses
  | WarlordsProvinceBonus
  | TradeFree;

/** What each of them knows. A verb without its line here does not compile. */
export const verbKinds = {
  gain: gainKind,
  gainAny: gainAnyKind,
  gainPer: gainPerKind<Counter>(counters),
  gainRestricted: gainRestrictedKind,
  gainAdvantage: gainAdvantageKind,
  choose: chooseKind<Verb>(),
  when: whenKind<Condition, Verb>(),
  archive: archiveKind,
  discard: discardKind,
  discardDisplay: discardDisplayKind,
  reinforce: reinforceKind,
  activate: activateKind,
  placeTypeToken: placeTypeTokenKind,
  copy: copyKind,
  drawUse: drawUseKind,
  useDisplay: useDisplayKind,
  take: takeKind,
  wonderSection: wonderSectionKind,
  policyBonuses: policyBonusesKind,
  warlordsProvinceBonus: warlordsProvinceBonusKind,
  tradeFree: tradeFreeKind,
};
