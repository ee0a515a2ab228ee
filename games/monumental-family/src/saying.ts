import type { Message } from "@civitas/kernel";
import { say } from "./say.ts";
import type { Verb, VerbName, Verbs } from "./verb.ts";
import { kindOf } from "./verbs/index.ts";

const sayVerb = <Name extends VerbName>(verb: Verb<Name>): Message => kindOf(verb).says(verb);

/** All effects as one instruction: "gain 1 gold; trade freely". */
export function sayVerbs(verbs: Verbs): Message {
  const [first, ...others] = verbs;
  if (first === undefined) return say("do.nothing");
  return others.reduce<Message>(
    (before, verb) => say("join.then", { first: before, next: sayVerb(verb) }),
    sayVerb(first),
  );
}
