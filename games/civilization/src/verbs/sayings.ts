import type { Message } from "@civitas/kernel";
import { battleSpeeches } from "./battle.ts";
import { buildSpeeches } from "./build.ts";
import { citySpeeches } from "./cities.ts";
import { coinSpeeches } from "./coins.ts";
import { cultureSpeeches } from "./culture.ts";
import { destroySpeeches } from "./destroy.ts";
import { figureSpeeches } from "./figures.ts";
import { gainSpeeches } from "./gain.ts";
import type { ChooseOne, Verb, Verbs } from "./grammar.ts";
import { powerSpeeches } from "./power.ts";
import { resourceSpeeches } from "./resources.ts";
import { cardSays, type Inner, type Speech, type Speeches } from "./speech.ts";
import { techSpeeches } from "./techs.ts";

const chooseOne: Speech<ChooseOne> = {
  says: ({ lists }, inner) =>
    lists.map((list) => inner.says(list)).reduce((first, second) => cardSays("join.choice", { first, second })),
  worth: ({ lists }, inner) => Math.max(...lists.map((list) => inner.worth(list))),
};

/** How every verb is said, and what it is worth. */
const speeches: Speeches<Verb> = {
  ...gainSpeeches,
  ...resourceSpeeches,
  ...coinSpeeches,
  ...cultureSpeeches,
  ...citySpeeches,
  ...buildSpeeches,
  ...techSpeeches,
  ...destroySpeeches,
  ...figureSpeeches,
  ...powerSpeeches,
  ...battleSpeeches,
  chooseOne,
};

/** The speeches are methods on purpose: each is called with the verb under whose name it was found. */
const speechOf = (verb: Verb): Speech<Verb> => speeches[verb.verb];

const inner: Inner = { says: sayVerbs, worth: worthOfVerbs };

/** All verbs as one instruction: "gain 9 trade; another player gains 6 trade". */
export function sayVerbs(verbs: Verbs): Message {
  const said = verbs.map((verb) => speechOf(verb).says(verb, inner));
  return said.reduce((first, second) => cardSays("join.then", { first, second }));
}

/** What carrying out the verbs once brings, measured in trade, roughly. */
export function worthOfVerbs(verbs: Verbs): number {
  return verbs.reduce((sum, verb) => sum + speechOf(verb).worth(verb, inner), 0);
}
