import type { Rules } from "@civitas/kernel";
import type { Counter } from "./counter.ts";
import type { Resource, Resources } from "./resources.ts";
import type { TableVerb } from "./verb.ts";

/**
 * Where an effect is carried out: what a game of the family supplies so that verbs can run in it. A stage belongs
 * to one player and one card; the verbs know neither the state nor the zones of the game.
 */
export interface Stage {
  hasAdvantage(): boolean;
  /** How much of it the player gained this round (or turn). */
  gained(resource: Resource): number;
  counter(of: Counter): number;

  gain(resources: Resources, times: number): void;
  /** Military that pays only for a conquest from the row. */
  gainRestricted(military: number): void;
  gainAdvantage(): void;
  gainAny(n: number): Rules;

  canPay(price: Resources): boolean;
  pay(price: Resources): Rules;
  canPayAny(n: number, distinct: boolean): boolean;
  payAny(n: number, distinct: boolean): Rules;

  /** Asks which of several lists of effects is carried out; answers with its number. */
  chooseOne(lists: readonly (readonly { readonly verb: string }[])[]): Rules<number>;

  /** How many things on the table the verb could be applied to now. */
  choices(verb: TableVerb): number;
  /** Carries the verb out, as far as possible, asking where the player has a choice. */
  carry(verb: TableVerb): Rules;
}
