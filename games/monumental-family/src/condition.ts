import type { Message } from "@civitas/kernel";
import type { Dictionaries } from "@civitas/words/spoken";

/** What must hold at the moment an effect is carried out: plain data. */
export interface ConditionData {
  readonly is: string;
}

/** What every condition knows about itself. */
export interface ConditionKind<C, S = unknown> {
  holds(condition: C, stage: S): boolean;
  /** As the middle of a sentence: "you have the advantage". */
  says(condition: C): Message;
  readonly words: Dictionaries;
}
