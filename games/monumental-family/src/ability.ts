import type { Message } from "@civitas/kernel";
import type { EffectOf, Grammar } from "./grammar.ts";
import type { Lexicon } from "./lexicon.ts";
import { say } from "./say.ts";

/** An effect the owner applies as an action. */
export interface ActionOf<G extends Grammar> extends EffectOf<G> {
  readonly type: "action";
}

/** An automatic effect: each time one of these things happens to the owner, or only the first n times in each period. */
export interface TriggerOf<G extends Grammar, Occasion extends string> extends EffectOf<G> {
  readonly type: "trigger";
  readonly on: readonly Occasion[];
  readonly limit: number | "none";
}

/** What holds while the card is in force. */
export interface LastingAbility<G extends Grammar> {
  readonly type: "lasting";
  readonly effect: G["lasting"];
}

/** The things printed in the body of a card that all games of the family know. A game may have further ones. */
export type AbilityOf<G extends Grammar, Occasion extends string> =
  | ActionOf<G>
  | TriggerOf<G, Occasion>
  | LastingAbility<G>;

/** How a game names what its triggers wait for, and the period of a limit. */
export interface Occasions<Occasion extends string> {
  /** As the middle of a sentence: "conquer a province". */
  says(occasion: Occasion): Message;
  /** "round" or "turn", in the form that `ability.first-times` needs. */
  readonly period: Message;
}

/** The printed sentence of an ability. */
export function sayAbility<G extends Grammar, Occasion extends string>(
  lexicon: Lexicon<G>,
  ability: AbilityOf<G, Occasion>,
  occasions: Occasions<Occasion>,
): Message {
  switch (ability.type) {
    case "action":
      return say("ability.action", { does: lexicon.sayEffect(ability) });
    case "trigger": {
      const blanks = { event: sayEither(ability.on, occasions), does: lexicon.sayEffect(ability) };
      return ability.limit === "none"
        ? say("ability.each-time", blanks)
        : say("ability.first-times", { ...blanks, n: ability.limit, period: occasions.period });
    }
    case "lasting":
      return lexicon.sayLasting(ability.effect);
  }
}

function sayEither<Occasion extends string>(on: readonly Occasion[], { says }: Occasions<Occasion>): Message {
  const [first, ...others] = on.map(says);
  if (first === undefined) throw new Error("an automatic effect waits for something");
  return others.reduce((before, next) => say("join.or", { first: before, second: next }), first);
}
