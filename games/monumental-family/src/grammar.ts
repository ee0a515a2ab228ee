import type { ConditionData } from "./condition.ts";
import type { LastingData } from "./lasting.ts";
import type { VerbData } from "./verb.ts";

/** The types a game's cards are made of. */
export interface Grammar {
  readonly verb: VerbData;
  readonly condition: ConditionData;
  /** By name, what each part of a cost needs to know. */
  readonly cost: object;
  readonly lasting: LastingData;
  /** Where effects are carried out: for one player, by one card. */
  readonly stage: unknown;
}

/** What must be given completely before an effect begins. */
export type Cost<G extends Grammar> = Readonly<Partial<G["cost"]>>;

/** An effect that can be applied: under a condition, at a cost. */
export interface EffectOf<G extends Grammar> {
  readonly condition?: G["condition"];
  readonly cost?: Cost<G>;
  readonly does: readonly G["verb"][];
}
