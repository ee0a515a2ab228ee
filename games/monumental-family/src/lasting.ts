import type { Message } from "@civitas/kernel";
import type { Dictionaries } from "@civitas/words/spoken";

/** What holds as long as a card is in force: plain data; the rules of the game look for it where it matters. */
export interface LastingData {
  readonly lasting: string;
}

/** What every lasting effect knows about itself. */
export interface LastingKind<L> {
  /** As a whole sentence. */
  says(effect: L): Message;
  /** What having it in force for a round is worth, in victory points, roughly. */
  worth(effect: L): number;
  readonly words: Dictionaries;
}
