import type { Message, Rules, Seat } from "@civitas/kernel";
import type { Dictionaries } from "@civitas/words/spoken";
import type { GameTable } from "../agenda.ts";
import type { Source } from "../source.ts";
import type { Clash, Hex } from "../state.ts";

/** Where an effect is carried out: for one player, by one card or advance. */
export interface Stage {
  readonly s: Clash;
  readonly table: GameTable;
  readonly seat: Seat;
  readonly source: Source;
  /** The hex it is about: the city that was activated, the one in which the Wonder stands. */
  readonly hex: Hex | null;
}

/** How a verb is carried out. */
export interface Deed<V> {
  run(verb: V, stage: Stage): Rules;
  /** CC-25.5: whether carrying it out now would change anything. */
  can(verb: V, stage: Stage): boolean;
}

/** The words of a verb, and its value to a bot. `Any` are the verbs within it. */
export interface Speech<V, Any = never> {
  /** As an instruction in the middle of a sentence: "gain 2 Gold". */
  says(verb: V, inner: (verbs: readonly Any[]) => Message): Message;
  /** What carrying it out once brings, in victory points, roughly. */
  worth(verb: V, inner: (verbs: readonly Any[]) => number): number;
  readonly words: Dictionaries;
}
