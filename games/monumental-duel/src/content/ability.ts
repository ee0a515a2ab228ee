import type { ActionOf, Cost, LastingAbility, TriggerOf } from "@civitas/monumental-family";
import type { DuelGrammar, Effect, Verbs } from "../grammar.ts";
import type { Condition } from "./conditions.ts";
import type { Lasting } from "./lasting.ts";

/** What an automatic effect waits for; always an event of the card's owner. */
export type Occasion = "conquer" | "lose-province" | "complete-wonder" | "acquire-knowledge" | "trade" | "use-warlord";

/** One of the things printed in the body of a card. */
export type Ability =
  | ActionOf<DuelGrammar>
  | (Effect & { readonly type: "card-activated" })
  | (Effect & { readonly type: "city-activated" })
  | TriggerOf<DuelGrammar, Occasion>
  | LastingAbility<DuelGrammar>;

interface Terms {
  readonly condition?: Condition;
  readonly cost?: Cost<DuelGrammar>;
}

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
export const eachTime = (on: readonly Occasion[], does: Verbs): Ability => ({
  type: "trigger",
  on,
  limit: "none",
  does,
});
/** In each round. */
export const firstTime = (on: readonly Occasion[], does: Verbs): Ability => ({ type: "trigger", on, limit: 1, does });
export const lasting = (effect: Lasting): Ability => ({ type: "lasting", effect });
