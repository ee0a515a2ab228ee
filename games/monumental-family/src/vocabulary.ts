import type { Rules } from "@civitas/kernel";
import type { ConditionKind } from "./condition.ts";
import type { CostKind } from "./cost.ts";
import type { Cost, EffectOf, Grammar } from "./grammar.ts";
import type { LastingKind } from "./lasting.ts";
import { Lexicon } from "./lexicon.ts";
import type { VerbKind } from "./verb.ts";

/** Every verb, condition, part of a cost and lasting effect of a game, and what each knows. Leaving one out does not compile. */
export interface Kinds<G extends Grammar> {
  readonly verbs: {
    readonly [N in G["verb"]["verb"]]: VerbKind<Extract<G["verb"], { verb: N }>, G["stage"], G["verb"], G["condition"]>;
  };
  readonly conditions: {
    readonly [N in G["condition"]["is"]]: ConditionKind<Extract<G["condition"], { is: N }>, G["stage"]>;
  };
  /** The parts of a cost are given in this order. */
  readonly costs: { readonly [N in keyof G["cost"]]: CostKind<G["cost"][N], G["stage"]> };
  readonly lasting: {
    readonly [N in G["lasting"]["lasting"]]: LastingKind<Extract<G["lasting"], { lasting: N }>>;
  };
}

/** The closed list of what the cards of a game can say, and the one executor of it. */
export class Vocabulary<G extends Grammar> extends Lexicon<G> {
  constructor(readonly kinds: Kinds<G>) {
    super(kinds);
  }

  #verb(verb: G["verb"]): VerbKind<G["verb"], G["stage"], G["verb"], G["condition"]> {
    const name: G["verb"]["verb"] = verb.verb;
    return this.kinds.verbs[name];
  }

  #condition(condition: G["condition"]): ConditionKind<G["condition"], G["stage"]> {
    const name: G["condition"]["is"] = condition.is;
    return this.kinds.conditions[name];
  }

  /** Carries out effects in written order; what is impossible does nothing. */
  *carryOut(verbs: readonly G["verb"][], stage: G["stage"]): Rules {
    for (const verb of verbs) yield* this.#verb(verb).run(verb, stage);
  }

  /** Whether any part of the effects would change something now. */
  wouldDo(verbs: readonly G["verb"][], stage: G["stage"]): boolean {
    return verbs.some((verb) => this.#verb(verb).can(verb, stage));
  }

  /** Whether the effects contain a choice now. */
  wouldAsk(verbs: readonly G["verb"][], stage: G["stage"]): boolean {
    return verbs.some((verb) => this.#verb(verb).asks(verb, stage));
  }

  holds(condition: G["condition"], stage: G["stage"]): boolean {
    return this.#condition(condition).holds(condition, stage);
  }

  canGive(cost: Cost<G>, stage: G["stage"]): boolean {
    const { costs } = this.kinds;
    for (const name in costs) {
      const part = cost[name];
      if (part !== undefined && !costs[name].canGive(part, stage)) return false;
    }
    return true;
  }

  *give(cost: Cost<G>, stage: G["stage"]): Rules {
    const { costs } = this.kinds;
    for (const name in costs) {
      const part = cost[name];
      if (part !== undefined) yield* costs[name].give(part, stage);
    }
  }

  /** Whether the condition holds and the cost can be given now. */
  mayApply({ condition, cost }: EffectOf<G>, stage: G["stage"]): boolean {
    return (
      (condition === undefined || this.holds(condition, stage)) && (cost === undefined || this.canGive(cost, stage))
    );
  }

  /** First the whole cost, then the effects in written order. */
  apply({ cost, does }: EffectOf<G>, stage: G["stage"]): Rules {
    return cost === undefined ? this.carryOut(does, stage) : this.#giveAndDo(cost, does, stage);
  }

  *#giveAndDo(cost: Cost<G>, does: readonly G["verb"][], stage: G["stage"]): Rules {
    yield* this.give(cost, stage);
    yield* this.carryOut(does, stage);
  }
}
