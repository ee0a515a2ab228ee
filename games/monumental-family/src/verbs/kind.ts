import type { Message, Rules } from "@civitas/kernel";
import type { Stage } from "../stage.ts";
import type { Verb, VerbName } from "../verb.ts";

/** What every verb knows about itself. */
export interface VerbKind<Name extends VerbName> {
  run(verb: Verb<Name>, stage: Stage): Rules;
  /** Whether carrying it out now would change anything. */
  can(verb: Verb<Name>, stage: Stage): boolean;
  /** Whether the player would be asked something. */
  asks(verb: Verb<Name>, stage: Stage): boolean;
  /** As an instruction in the middle of a sentence: "gain 2 gold". */
  says(verb: Verb<Name>): Message;
}
