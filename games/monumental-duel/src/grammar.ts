import type { AnyBasics, EffectOf, Resources } from "@civitas/monumental-family";
import type { Condition } from "./content/conditions.ts";
import type { Lasting } from "./content/lasting.ts";
import type { CardStage } from "./stage.ts";
import type { Verb } from "./verbs/index.ts";

/** What a cost may ask for: resources, cards of one's city to archive, cards of the row to discard. */
export interface CostParts {
  readonly pay: Resources;
  readonly payAny: AnyBasics;
  readonly archive: number;
  readonly discardDisplay: number;
}

/** What the cards of the Duel are made of. */
export interface DuelGrammar {
  readonly verb: Verb;
  readonly condition: Condition;
  readonly cost: CostParts;
  readonly lasting: Lasting;
  readonly stage: CardStage;
}

export type Verbs = readonly Verb[];
export type Effect = EffectOf<DuelGrammar>;
