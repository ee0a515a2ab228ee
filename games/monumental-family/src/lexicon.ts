import type { Message } from "@civitas/kernel";
import type { Dictionary, Language } from "@civitas/words";
import type { Dictionaries } from "@civitas/words/spoken";
import type { ConditionKind } from "./condition.ts";
import type { CostKind } from "./cost.ts";
import type { Cost, EffectOf, Grammar } from "./grammar.ts";
import type { LastingKind } from "./lasting.ts";
import { listed, worthOf } from "./resources.ts";
import { say } from "./say.ts";
import type { Scale, Speech } from "./verb.ts";

/** What every verb, condition, part of a cost and lasting effect of a game says of itself. Leaving one out does not compile. */
export interface Speeches<G extends Grammar> {
  readonly verbs: {
    readonly [N in G["verb"]["verb"]]: Speech<Extract<G["verb"], { verb: N }>, G["verb"], G["condition"]>;
  };
  readonly conditions: {
    readonly [N in G["condition"]["is"]]: Pick<
      ConditionKind<Extract<G["condition"], { is: N }>, G["stage"]>,
      "says" | "words"
    >;
  };
  /** The parts of a cost are given in this order. */
  readonly costs: { readonly [N in keyof G["cost"]]: Pick<CostKind<G["cost"][N], G["stage"]>, "says" | "words"> };
  readonly lasting: {
    readonly [N in G["lasting"]["lasting"]]: LastingKind<Extract<G["lasting"], { lasting: N }>>;
  };
}

/** The closed list of what the cards of a game can say. It knows no rules, so it is all that tables and words need. */
export class Lexicon<G extends Grammar> {
  readonly #speeches: Speeches<G>;

  constructor(speeches: Speeches<G>) {
    this.#speeches = speeches;
  }

  #verb(verb: G["verb"]): Speech<G["verb"], G["verb"], G["condition"]> {
    const name: G["verb"]["verb"] = verb.verb;
    return this.#speeches.verbs[name];
  }

  #lasting(effect: G["lasting"]): LastingKind<G["lasting"]> {
    const name: G["lasting"]["lasting"] = effect.lasting;
    return this.#speeches.lasting[name];
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
    const name: G["condition"]["is"] = condition.is;
    const kind: Pick<ConditionKind<G["condition"], G["stage"]>, "says" | "words"> = this.#speeches.conditions[name];
    return kind.says(condition);
  }

  sayCost(cost: Cost<G>): Message {
    const { costs } = this.#speeches;
    const list: Message[] = [];
    for (const name in costs) {
      const part = cost[name];
      if (part !== undefined) list.push(costs[name].says(part));
    }
    return listed(list);
  }

  /** "if you have the advantage, pay 1 gold to gain 1 culture": condition, cost and effect. */
  sayEffect({ condition, cost, does }: EffectOf<G>): Message {
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
    const { verbs, conditions, costs, lasting } = this.#speeches;
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
  kinds: { readonly [N in keyof T]: { readonly words: Dictionaries } },
  language: Language,
): void {
  for (const name in kinds) {
    for (const [key, text] of Object.entries(kinds[name].words[language])) {
      if (all[key] !== undefined && all[key] !== text) throw new Error(`"${key}" has two meanings`);
      all[key] = text;
    }
  }
}
