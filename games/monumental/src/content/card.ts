import {
  type AbilityOf,
  type ActionOf,
  type LastingAbility,
  NOTHING,
  RESOURCES,
  type Resource,
  type Resources,
  type TriggerOf,
} from "@civitas/monumental-family";
import type { CardEffect, MonumentalGrammar, Verbs } from "../verbs/grammar.ts";
import type { Lasting } from "../verbs/lasting.ts";

/** In the order in which they come up; R is the Renaissance. */
export const ERAS = ["I", "II", "R", "III"] as const;
export type Era = (typeof ERAS)[number];

export type Kind = "building" | "basic-building" | "knowledge" | "wonder" | "policy";

/** What a trigger waits for, always an action of its owner; "with hero": the hero is one of the attacking units. */
export type Occasion = "conquer" | "conquer-with-hero" | "acquire-knowledge" | "complete-wonder" | "deploy";

export type Trigger = TriggerOf<MonumentalGrammar, Occasion>;
export type CardAbility = AbilityOf<MonumentalGrammar, Occasion>;

/** The body of a card as printed, and sorted by what the rules look for. */
export interface Body {
  readonly abilities: readonly CardAbility[];
  /** MO-6.3: what may be used once a turn. */
  readonly use: CardEffect | undefined;
  readonly triggers: readonly Trigger[];
  readonly lasting: readonly Lasting[];
}

/** A card as data. Its words are made from this and from its name. */
export interface Card extends Body {
  readonly kind: Kind;
  /** Of development cards. */
  readonly era: Era | null;
  /** Production of a building, science of a knowledge card; a wonder has sections. */
  readonly cost: number;
  /** The production for the two sections of a wonder. */
  readonly sections: readonly [number, number];
  readonly gives: Resources;
  /** The same, as a list to go through. */
  readonly given: readonly (readonly [Resource, number])[];
  /** Wonder: gained on completion. Policy: the one-off effect. */
  readonly bonus: Verbs;
  /** MO-1.4. */
  readonly alternative: boolean;
}

export function bodyOf(abilities: readonly CardAbility[]): Body {
  return {
    abilities,
    use: abilities.find((ability) => ability.type === "action"),
    triggers: abilities.filter((ability) => ability.type === "trigger"),
    lasting: abilities.filter((ability) => ability.type === "lasting").map(({ effect }) => effect),
  };
}

type Print = Partial<Pick<Card, "era" | "cost" | "sections" | "gives" | "bonus" | "alternative">>;

function printed(kind: Kind, abilities: readonly CardAbility[], print: Print): Card {
  return {
    kind,
    era: null,
    cost: 0,
    sections: [0, 0],
    gives: NOTHING,
    given: RESOURCES.flatMap((resource) => {
      const n = print.gives?.[resource];
      return n === undefined ? [] : [[resource, n] as const];
    }),
    bonus: [],
    alternative: false,
    ...print,
    ...bodyOf(abilities),
  };
}

type Terms = Omit<CardEffect, "does">;

/** MO-6.3: used once a turn. */
export const use = (does: Verbs, terms: Terms = {}): ActionOf<MonumentalGrammar> => ({
  type: "action",
  does,
  ...terms,
});

/** MO-6.10: the first time, or the first n times, each turn. */
export const firstTimes = (n: number, on: Occasion, does: Verbs, terms: Terms = {}): Trigger => ({
  type: "trigger",
  on: [on],
  limit: n,
  does,
  ...terms,
});
export const eachTime = (on: Occasion, does: Verbs, terms: Terms = {}): Trigger => ({
  type: "trigger",
  on: [on],
  limit: "none",
  does,
  ...terms,
});

/** MO-6.6: in force while the card is active. */
export const always = (effect: Lasting): LastingAbility<MonumentalGrammar> => ({ type: "lasting", effect });

/** A card of a civilization's city deck: never bought. */
export const starting = (kind: "building" | "knowledge", gives: Resources, ...abilities: CardAbility[]): Card =>
  printed(kind, abilities, { gives });

export const basic = (cost: number, gives: Resources): Card => printed("basic-building", [], { cost, gives });

export const building = (era: Era, cost: number, gives: Resources, ...abilities: CardAbility[]): Card =>
  printed("building", abilities, { era, cost, gives });

export const knowledge = (era: Era, cost: number, ...abilities: CardAbility[]): Card =>
  printed("knowledge", abilities, { era, cost });

/** A wonder: what it costs in its two sections, gives, and does on completion. */
export const wonder = (
  era: Era,
  sections: readonly [number, number],
  gives: Resources,
  completion: Verbs,
  ...abilities: CardAbility[]
): Card => printed("wonder", abilities, { era, sections, gives, bonus: completion });

export const alternative = (card: Card): Card => ({ ...card, alternative: true });

/** A policy: its one-off effect, and what it does while it is active. */
export const policy = (oneOff: Verbs, ...abilities: CardAbility[]): Card =>
  printed("policy", abilities, { bonus: oneOff });
