import type { Verb, Verbs } from "../verbs/grammar.ts";
import type { Deed, Stage } from "../verbs/verb.ts";

/** How the verbs of these names are carried out. */
export type Deeds<Name extends Verb["verb"] = Verb["verb"]> = {
  readonly [One in Name]: Deed<Extract<Verb, { verb: One }>>;
};

/** Whether these verbs would do anything now: for verbs that hold others. */
export type Can = (verbs: Verbs, stage: Stage) => boolean;
