import type { Message, Rules } from "@civitas/kernel";
import type { Dictionaries } from "@civitas/words/spoken";

/** What every part of a cost knows about itself. A cost names its parts: `{ pay: { gold: 1 }, archive: 1 }`. */
export interface CostKind<Part, S = unknown> {
  canGive(part: Part, stage: S): boolean;
  give(part: Part, stage: S): Rules;
  /** As an instruction: "pay 1 gold". */
  says(part: Part): Message;
  readonly words: Dictionaries;
}
