import { type ConditionKind, sayAmount } from "@civitas/monumental-family";
import { spoken } from "@civitas/words/spoken";
import type { CardStage } from "../stage.ts";
import type { Have } from "./grammar.ts";

const conditions = spoken({
  en: { "if.have": "you have at least {what}" },
  ru: { "if.have": "у вас есть не меньше чем {what}" },
  hu: { "if.have": "legalább {what} van a készletedben" },
});

/** MO-15.8: in the supply now; restricted resources don't count (MO-5.12). */
export const haveKind: ConditionKind<Have, CardStage> = {
  holds: ({ resource, n }, stage) => stage.has(resource) >= n,
  says: ({ resource, n }) => conditions.say("if.have", { what: sayAmount(resource, n) }),
  words: conditions.words,
};
