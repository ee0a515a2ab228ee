import type { Message, Rules } from "@civitas/kernel";
import type { Dictionaries } from "@civitas/words/spoken";
import type { Resource, Resources } from "./resources.ts";

/** A verb on a card is plain data: its name and what it needs to know. */
export interface VerbData {
  readonly verb: string;
}

/**
 * What every verb knows about itself; leaving one of these out does not compile. `V` is the data of the verb, `S` what
 * it needs of the game's stage. A verb that holds further verbs or a condition names them in `Any` and `C`.
 *
 * These are methods on purpose: a vocabulary calls the kind it has looked up by the verb's name.
 */
export interface VerbKind<V, S = unknown, Any = never, C = never> extends Speech<V, Any, C> {
  run(verb: V, stage: S): Rules;
  /** Whether carrying it out now would change anything. */
  can(verb: V, stage: S): boolean;
  /** Whether the player would be asked something. */
  asks(verb: V, stage: S): boolean;
}

/** The part of a verb that is the same at every table: its words, and its value to a bot. */
export interface Speech<V, Any = never, C = never> {
  /** As an instruction in the middle of a sentence: "gain 2 gold". */
  says(verb: V, inner: Sayings<Any, C>): Message;
  /** What carrying it out once brings, in victory points, roughly. */
  worth(verb: V, scale: Scale<Any>): number;
  readonly words: Dictionaries;
}

/** How the parts of a verb are said. */
export interface Sayings<Any, C> {
  verbs(verbs: readonly Any[]): Message;
  condition(condition: C): Message;
}

/** By what a game measures the worth of verbs. */
export interface Scale<Any> {
  /** What a unit of a resource is worth while it can still be spent. */
  readonly unit: Readonly<Record<Resource, number>>;
  resources(resources: Resources): number;
  verbs(verbs: readonly Any[]): number;
}

/** What a verb needs of the stage to carry out the verbs within it. */
export interface Carries<V> {
  carryOut(verbs: readonly V[]): Rules;
  wouldDo(verbs: readonly V[]): boolean;
  wouldAsk(verbs: readonly V[]): boolean;
}

/** A number of things: exactly n (or as many as there are), or up to n, which may be none. */
export interface SoMany {
  readonly n: number;
  readonly exact: boolean;
}
