import { buyAdvances, exchangeKnowledge, gainAdvance, learnFrom } from "../verbs/advances.ts";
import { hireBarbarians } from "../verbs/barbarians.ts";
import { newPlans, spy } from "../verbs/cards.ts";
import { increaseForFree, raiseMood, takeOver } from "../verbs/cities.ts";
import { gain, gainPer } from "../verbs/goods.ts";
import type { Verb, Verbs } from "../verbs/grammar.ts";
import { assassinate, extraAction, mayPay, truce } from "../verbs/turn.ts";
import { explore, oneOrBoth, placeUnit } from "../verbs/units.ts";
import { type Goods, NOTHING } from "./goods.ts";
import { idsOf } from "./id-list.ts";

/** CC-25.4: when a civil half may be played. */
export type CivilTiming = "own-turn" | "turn-start" | "with-collect" | "with-influence" | "after-capture";

/** What must have happened in this turn; each occasion serves one card of a title (CC-25.3). */
export type Feat = "won-land-battle" | "won-land-battle-or-captured";

/** CC-11.10, CC-11.11: what a card changes in the Collect with which it is played. */
export interface CollectBonus {
  /** Every hex may be taken several times. */
  readonly repeats: boolean;
  /** This many more resources. */
  readonly more: number;
}

/** The civil half of an Action card. */
export interface CivilEffect {
  readonly timing: CivilTiming;
  /** CC-25.2: it costs 1 action. */
  readonly asAction: boolean;
  readonly cost: Goods;
  readonly after: Feat | null;
  readonly collect: CollectBonus | null;
  readonly does: Verbs;
}

type Terms = Partial<Pick<CivilEffect, "timing" | "cost" | "after" | "collect">>;

const free = (terms: Terms, ...does: Verb[]): CivilEffect => ({
  timing: "own-turn",
  asAction: false,
  cost: NOTHING,
  after: null,
  collect: null,
  does,
  ...terms,
});
const asAction = (terms: Terms, ...does: Verb[]): CivilEffect => ({ ...free(terms, ...does), asAction: true });
const withCollect = (collect: CollectBonus): CivilEffect => free({ timing: "with-collect", collect });

const CULTURE = { cost: { culture: 1 } } as const;

export const CIVIL_EFFECTS = {
  "quick-advance": free(CULTURE, gainAdvance()),
  "shared-knowledge": free({}, learnFrom("near")),
  "hero-general": free({ after: "won-land-battle" }, raiseMood, mayPay({ mood: 1 }, raiseMood)),
  spy: asAction(CULTURE, spy),
  ideas: free({}, gainPer("academy", { ideas: 1 })),
  "great-ideas": free({ after: "won-land-battle-or-captured" }, gain({ ideas: 2 })),
  mercenaries: asAction({}, hireBarbarians),
  "cultural-takeover": free({ timing: "with-influence" }, takeOver),
  "city-development": asAction(CULTURE, increaseForFree),
  "production-focus": withCollect({ repeats: true, more: 0 }),
  explorer: asAction(CULTURE, oneOrBoth<Verb>(explore, placeUnit("settler"))),
  negotiations: free({ ...CULTURE, timing: "turn-start" }, truce),
  leadership: free(CULTURE, extraAction),
  assassination: free(CULTURE, assassinate),
  "mass-production": withCollect({ repeats: false, more: 2 }),
  "new-plans": asAction(CULTURE, newPlans),
  synergies: asAction({}, buyAdvances(2)),
  inspiration: free({ timing: "after-capture" }, learnFrom("loser")),
  militia: free(CULTURE, placeUnit("soldier")),
  "technology-trade": free({}, exchangeKnowledge),
  "new-ideas": asAction({}, buyAdvances(1), gain({ ideas: 2 })),
} satisfies Record<string, CivilEffect>;

export type CivilId = keyof typeof CIVIL_EFFECTS;
export const CIVIL_IDS = idsOf<CivilId>(CIVIL_EFFECTS);
