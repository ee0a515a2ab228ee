import type { Message } from "@civitas/kernel";
import type { Dictionary, Language } from "@civitas/words";
import { spoken } from "@civitas/words/spoken";
import { goalWords } from "./goals/speech.ts";
import { changeWords } from "./hooks/speech.ts";
import { abilityWords } from "./verbs/ability.ts";
import { buyAdvancesSpeech, gainAdvanceSpeech, learnFromSpeech } from "./verbs/advances.ts";
import {
  barbariansAppearSpeech,
  barbariansAttackSpeech,
  exhaustSpeech,
  hireBarbariansSpeech,
} from "./verbs/barbarians.ts";
import { drawActionCardsSpeech, drawBothSpeech, newPlansSpeech, spySpeech } from "./verbs/cards.ts";
import {
  civicSpeech,
  forceLaborSpeech,
  increaseSpeech,
  influenceSpeech,
  makeHappySpeech,
  raiseMoodSpeech,
  takeOverSpeech,
} from "./verbs/cities.ts";
import { combatWords } from "./verbs/combat.ts";
import {
  barterSpeech,
  distributeSpeech,
  gainOneOfSpeech,
  gainPerSpeech,
  gainSpeech,
  swapTokensSpeech,
  tradeIncomeSpeech,
} from "./verbs/goods.ts";
import type { Verb, Verbs } from "./verbs/grammar.ts";
import {
  banGrowthSpeech,
  civilWarSpeech,
  loseCitySpeech,
  losePiecesSpeech,
  loseUnitsSpeech,
  lowerMoodSpeech,
  revoltSpeech,
  starveSpeech,
} from "./verbs/hardship.ts";
import { printWords } from "./verbs/print.ts";
import { assassinateSpeech, extraActionSpeech, mayPaySpeech, truceSpeech } from "./verbs/turn.ts";
import {
  expeditionSpeech,
  exploreSpeech,
  launchShipSpeech,
  marchToWarSpeech,
  moveShipSpeech,
  oneOrBothSpeech,
  placeUnitSpeech,
} from "./verbs/units.ts";
import type { Speech } from "./verbs/verb.ts";
import { reserveWonderSpeech, revealWonderSpeech } from "./verbs/wonders.ts";

type Speeches = { readonly [Name in Verb["verb"]]: Speech<Extract<Verb, { verb: Name }>, Verb> };

/** How every verb of the box is said and valued. Leaving one out does not compile. */
const SPEECHES: Speeches = {
  gain: gainSpeech,
  gainOneOf: gainOneOfSpeech,
  gainPer: gainPerSpeech,
  barter: barterSpeech,
  swapTokens: swapTokensSpeech,
  distribute: distributeSpeech,
  tradeIncome: tradeIncomeSpeech,
  drawActionCards: drawActionCardsSpeech,
  drawBoth: drawBothSpeech,
  spy: spySpeech,
  newPlans: newPlansSpeech,
  gainAdvance: gainAdvanceSpeech,
  learnFrom: learnFromSpeech,
  buyAdvances: buyAdvancesSpeech,
  extraAction: extraActionSpeech,
  assassinate: assassinateSpeech,
  truce: truceSpeech,
  mayPay: mayPaySpeech<Verb>(),
  raiseMood: raiseMoodSpeech,
  makeHappy: makeHappySpeech,
  increase: increaseSpeech,
  civic: civicSpeech,
  forceLabor: forceLaborSpeech,
  influence: influenceSpeech,
  takeOver: takeOverSpeech,
  placeUnit: placeUnitSpeech,
  launchShip: launchShipSpeech,
  moveShip: moveShipSpeech,
  marchToWar: marchToWarSpeech,
  explore: exploreSpeech,
  expedition: expeditionSpeech,
  oneOrBoth: oneOrBothSpeech<Verb>(),
  revealWonder: revealWonderSpeech,
  reserveWonder: reserveWonderSpeech,
  lowerMood: lowerMoodSpeech,
  starve: starveSpeech,
  banGrowth: banGrowthSpeech,
  loseUnits: loseUnitsSpeech,
  loseCity: loseCitySpeech,
  losePieces: losePiecesSpeech,
  civilWar: civilWarSpeech,
  revolt: revoltSpeech,
  exhaust: exhaustSpeech,
  barbariansAppear: barbariansAppearSpeech,
  barbariansAttack: barbariansAttackSpeech,
  hireBarbarians: hireBarbariansSpeech,
};

const joined = spoken({
  en: { "join.then": "{first}; then {next}", "verb.nothing": "nothing happens" },
  ru: { "join.then": "{first}; затем {next}", "verb.nothing": "ничего не происходит" },
  hu: { "join.then": "{first}; majd {next}", "verb.nothing": "nem történik semmi" },
});

function speechOf(verb: Verb): Speech<Verb, Verb> {
  const name: Verb["verb"] = verb.verb;
  return SPEECHES[name];
}

/** All effects as one instruction: "gain 1 Idea; then draw 1 Action card". */
export function sayVerbs(verbs: Verbs): Message {
  const [first, ...others] = verbs.map((verb) => speechOf(verb).says(verb, sayVerbs));
  if (first === undefined) return joined.say("verb.nothing");
  return others.reduce((before, next) => joined.say("join.then", { first: before, next }), first);
}

/** What carrying them out once brings, in victory points, roughly. */
export const worthOfVerbs = (verbs: Verbs): number =>
  verbs.reduce((sum, verb) => sum + speechOf(verb).worth(verb, worthOfVerbs), 0);

/** The words of all verbs, timings, changes, combat halves and goals in one language. */
export function cardWords(language: Language): Dictionary {
  const all: Record<string, string> = {};
  for (const { words } of Object.values(SPEECHES)) Object.assign(all, words[language]);
  return {
    ...all,
    ...joined.words[language],
    ...abilityWords[language],
    ...changeWords[language],
    ...combatWords[language],
    ...goalWords[language],
    ...printWords[language],
  };
}
