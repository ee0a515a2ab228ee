import type { Verb } from "../verbs/grammar.ts";
import { battleDeeds } from "./battle.ts";
import { buildDeeds } from "./build.ts";
import { cancelDeeds } from "./cancel.ts";
import { chooseOneDeed } from "./choose-one.ts";
import { cityDeeds } from "./cities.ts";
import { coinDeeds } from "./coins.ts";
import { cultureDeeds } from "./culture.ts";
import type { Deed, Deeds } from "./deed.ts";
import { destroyDeeds } from "./destroy.ts";
import { figureDeeds } from "./figures.ts";
import { gainDeeds } from "./gain.ts";
import { giftDeeds } from "./gifts.ts";
import { harmDeeds } from "./harm.ts";
import { powerDeeds } from "./power.ts";
import { resourceDeeds } from "./resources.ts";
import { techDeeds } from "./techs.ts";

/** What every verb does. */
const deeds: Deeds<Verb> = {
  ...gainDeeds,
  ...resourceDeeds,
  ...giftDeeds,
  ...coinDeeds,
  ...cultureDeeds,
  ...cityDeeds,
  ...buildDeeds,
  ...techDeeds,
  ...destroyDeeds,
  ...figureDeeds,
  ...harmDeeds,
  ...powerDeeds,
  ...cancelDeeds,
  ...battleDeeds,
  chooseOne: chooseOneDeed((verb) => deedOf(verb)),
};

/** Deeds have methods on purpose: one is called with the verb by whose name it was looked up. */
export const deedOf = (verb: Verb): Deed<Verb> => deeds[verb.verb];
