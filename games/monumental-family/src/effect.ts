import type { Rules } from "@civitas/kernel";
import type { Stage } from "./stage.ts";
import type { Verb, VerbName, Verbs } from "./verb.ts";
import { kindOf } from "./verbs/index.ts";

/** Carries out effects in written order; what is impossible does nothing. */
export function* carryOut(verbs: Verbs, stage: Stage): Rules {
  for (const verb of verbs) yield* run(verb, stage);
}

function run<Name extends VerbName>(verb: Verb<Name>, stage: Stage): Rules {
  return kindOf(verb).run(verb, stage);
}

const can = <Name extends VerbName>(verb: Verb<Name>, stage: Stage): boolean => kindOf(verb).can(verb, stage);
const asks = <Name extends VerbName>(verb: Verb<Name>, stage: Stage): boolean => kindOf(verb).asks(verb, stage);

/** Whether any part of the effects would change something now. */
export const wouldDo = (verbs: Verbs, stage: Stage): boolean => verbs.some((verb) => can(verb, stage));

/** Whether the effects contain a choice now. */
export const wouldAsk = (verbs: Verbs, stage: Stage): boolean => verbs.some((verb) => asks(verb, stage));
