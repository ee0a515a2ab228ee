import { amount, type ConditionKind } from "@civitas/monumental-family";
import { spoken } from "@civitas/words/spoken";
import type { CardStage } from "../stage.ts";
import type { Have, HeroAttacked } from "./grammar.ts";

const conditions = spoken({
  en: { "if.have": "you have at least {what}", "if.hero-attacked": "this hero attacks" },
  ru: { "if.have": "у вас есть не меньше чем {what}", "if.hero-attacked": "этот герой атакует" },
  hu: { "if.have": "legalább {what} van a készletedben", "if.hero-attacked": "ez a hős támad" },
});

/** MO-15.8: in the supply now; restricted resources don't count (MO-5.12). */
export const haveKind: ConditionKind<Have, CardStage> = {
  holds: ({ resource, n }, stage) => stage.has(resource) >= n,
  says: ({ resource, n }) => conditions.say("if.have", { what: amount(resource, n) }),
  words: conditions.words,
};

/** Looked at where the trigger comes up (see triggers.ts). */
export const heroAttackedKind: ConditionKind<HeroAttacked, CardStage> = {
  holds: () => true,
  says: () => conditions.say("if.hero-attacked"),
  words: conditions.words,
};
