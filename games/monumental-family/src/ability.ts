import type { Message } from "@civitas/kernel";
import { type Condition, holds, sayCondition } from "./condition.ts";
import { type Cost, canGive, sayCost } from "./cost.ts";
import { type Lasting, sayLasting } from "./lasting.ts";
import { say } from "./say.ts";
import { sayVerbs } from "./saying.ts";
import type { Stage } from "./stage.ts";
import type { Verbs } from "./verb.ts";

/** What an automatic effect waits for; always an event of the card's owner. */
export type Occasion = "conquer" | "lose-province" | "complete-wonder" | "acquire-knowledge" | "trade" | "use-warlord";

/** An effect that can be applied: under a condition, at a cost. */
export interface Effect {
  readonly condition?: Condition;
  readonly cost?: Cost;
  readonly does: Verbs;
}

/** One of the things printed in the body of a card. */
export type Ability =
  | (Effect & { readonly type: "action" })
  | (Effect & { readonly type: "card-activated" })
  | (Effect & { readonly type: "city-activated" })
  | (Effect & { readonly type: "each-time" | "first-time"; readonly on: readonly Occasion[] })
  | { readonly type: "lasting"; readonly effect: Lasting };

type Terms = Omit<Effect, "does">;

export const action = (does: Verbs, terms: Terms = {}): Ability => ({ type: "action", does, ...terms });
export const whenCardActivated = (does: Verbs, terms: Terms = {}): Ability => ({
  type: "card-activated",
  does,
  ...terms,
});
export const whenCityActivated = (does: Verbs, terms: Terms = {}): Ability => ({
  type: "city-activated",
  does,
  ...terms,
});
export const eachTime = (on: readonly Occasion[], does: Verbs): Ability => ({ type: "each-time", on, does });
export const firstTime = (on: readonly Occasion[], does: Verbs): Ability => ({ type: "first-time", on, does });
export const lasting = (effect: Lasting): Ability => ({ type: "lasting", effect });

/** Whether the condition holds and the cost can be given now. */
export const mayApply = (effect: Effect, stage: Stage): boolean =>
  (effect.condition === undefined || holds(effect.condition, stage)) &&
  (effect.cost === undefined || canGive(effect.cost, stage));

/** "if you have the advantage, gain 1 gold": condition, cost and effect. */
export function sayEffect({ condition, cost, does }: Effect): Message {
  const done = cost === undefined ? sayVerbs(does) : say("cost.to", { cost: sayCost(cost), does: sayVerbs(does) });
  return condition === undefined ? done : say("if.then", { condition: sayCondition(condition), does: done });
}

/** The printed sentence of an ability. */
export function sayAbility(ability: Ability): Message {
  switch (ability.type) {
    case "action":
      return say("ability.action", { does: sayEffect(ability) });
    case "card-activated":
      return say("ability.card-activated", { does: sayEffect(ability) });
    case "city-activated":
      return say("ability.city-activated", { does: sayEffect(ability) });
    case "each-time":
      return say("ability.each-time", { event: sayOccasions(ability.on), does: sayEffect(ability) });
    case "first-time":
      return say("ability.first-time", { event: sayOccasions(ability.on), does: sayEffect(ability) });
    case "lasting":
      return sayLasting(ability.effect);
  }
}

function sayOccasions(on: readonly Occasion[]): Message {
  const [first, ...others] = on.map((occasion) => say(`on.${occasion}`));
  if (first === undefined) throw new Error("an automatic effect waits for something");
  return others.reduce((before, next) => say("join.or", { first: before, second: next }), first);
}
