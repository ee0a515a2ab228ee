import type { Message, Rules } from "@civitas/kernel";
import type { Dictionary, Language } from "@civitas/words";
import type { ConditionData, ConditionKind } from "./condition.ts";
import type { CostKind } from "./cost.ts";
import type { LastingData, LastingKind } from "./lasting.ts";
import { worthOf } from "./resources.ts";
import { say } from "./say.ts";
import type { Words } from "./spoken.ts";
import type { Scale, VerbData, VerbKind } from "./verb.ts";

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
export interface Effect<G extends Grammar> {
  readonly condition?: G["condition"];
  readonly cost?: Cost<G>;
  readonly does: readonly G["verb"][];
}

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
export class Vocabulary<G extends Grammar> {
  constructor(readonly kinds: Kinds<G>) {}

  #verb(verb: G["verb"]): VerbKind<G["verb"], G["stage"], G["verb"], G["condition"]> {
    const name: G["verb"]["verb"] = verb.verb;
    return this.kinds.verbs[name];
  }

  #condition(condition: G["condition"]): ConditionKind<G["condition"], G["stage"]> {
    const name: G["condition"]["is"] = condition.is;
    return this.kinds.conditions[name];
  }

  #lasting(effect: G["lasting"]): LastingKind<G["lasting"]> {
    const name: G["lasting"]["lasting"] = effect.lasting;
    return this.kinds.lasting[name];
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
  mayApply({ condition, cost }: Effect<G>, stage: G["stage"]): boolean {
    return (
      (condition === undefined || this.holds(condition, stage)) && (cost === undefined || this.canGive(cost, stage))
    );
  }

  /** First the whole cost, then the effects in written order. */
  apply({ cost, does }: Effect<G>, stage: G["stage"]): Rules {
    return cost === undefined ? this.carryOut(does, stage) : this.#giveAndDo(cost, does, stage);
  }

  *#giveAndDo(cost: Cost<G>, does: readonly G["verb"][], stage: G["stage"]): Rules {
    yield* this.give(cost, stage);
    yield* this.carryOut(does, stage);
  }

  /** All effects as one instruction: "gain 1 gold; trade freely". Said once: the lists of the cards never change. */
  sayVerbs(verbs: readonly G["verb"][]): Message {
    const said = this.#said.get(verbs) ?? this.#putIntoWords(verbs);
    this.#said.set(verbs, said);
    return said;
  }

  readonly #said = new WeakMap<readonly G["verb"][], Message>();

  #putIntoWords(verbs: readonly G["verb"][]): Message {
    const [first, ...others] = verbs.map((verb) => this.#verb(verb).says(verb, this.#sayings));
    if (first === undefined) return say("do.nothing");
    return others.reduce((before, next) => say("join.then", { first: before, next }), first);
  }

  readonly #sayings = {
    verbs: (verbs: readonly G["verb"][]) => this.sayVerbs(verbs),
    condition: (condition: G["condition"]) => this.sayCondition(condition),
  };

  sayCondition(condition: G["condition"]): Message {
    return this.#condition(condition).says(condition);
  }

  sayCost(cost: Cost<G>): Message {
    const { costs } = this.kinds;
    const list: Message[] = [];
    for (const name in costs) {
      const part = cost[name];
      if (part !== undefined) list.push(costs[name].says(part));
    }
    return say("amount.list", { list });
  }

  /** "if you have the advantage, pay 1 gold to gain 1 culture": condition, cost and effect. */
  sayEffect({ condition, cost, does }: Effect<G>): Message {
    const verbs = this.sayVerbs(does);
    const done = cost === undefined ? verbs : say("cost.to", { cost: this.sayCost(cost), does: verbs });
    return condition === undefined ? done : say("if.then", { condition: this.sayCondition(condition), does: done });
  }

  sayLasting(effect: G["lasting"]): Message {
    return this.#lasting(effect).says(effect);
  }

  /** What carrying out the effects once brings, in victory points, by what a unit of each resource is worth. */
  worth(verbs: readonly G["verb"][], unit: Scale<G["verb"]>["unit"]): number {
    const scale: Scale<G["verb"]> = {
      unit,
      resources: (resources) => worthOf(resources, unit),
      verbs: (inner) => inner.reduce((sum, verb) => sum + this.#verb(verb).worth(verb, scale), 0),
    };
    return scale.verbs(verbs);
  }

  worthOfLasting(effect: G["lasting"]): number {
    return this.#lasting(effect).worth(effect);
  }

  /** The words of all kinds in one language. */
  words(language: Language): Dictionary {
    const { verbs, conditions, costs, lasting } = this.kinds;
    const all: Record<string, string> = {};
    addWords(all, verbs, language);
    addWords(all, conditions, language);
    addWords(all, costs, language);
    addWords(all, lasting, language);
    return all;
  }
}

/** Two kinds may share words, but not one key for different words. */
function addWords<T>(
  all: Record<string, string>,
  kinds: { readonly [N in keyof T]: { readonly words: Words } },
  language: Language,
): void {
  for (const name in kinds) {
    for (const [key, text] of Object.entries(kinds[name].words[language])) {
      if (all[key] !== undefined && all[key] !== text) throw new Error(`"${key}" has two meanings`);
      all[key] = text;
    }
  }
}
