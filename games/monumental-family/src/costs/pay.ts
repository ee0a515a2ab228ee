import type { Rules } from "@civitas/kernel";
import { spoken } from "@civitas/words/spoken";
import type { CostKind } from "../cost.ts";
import { type Resources, saidResources } from "../resources.ts";

/** Something that pays fixed amounts; its game decides what may replace what. */
export interface Pays {
  canPay(price: Resources): boolean;
  pay(price: Resources): Rules;
}

const { say, words } = spoken({
  en: { "cost.pay": "pay {what}" },
  ru: { "cost.pay": "заплатите: {what}" },
  hu: { "cost.pay": "fizess: {what}" },
});

export const payKind: CostKind<Resources, Pays> = {
  canGive: (price, stage) => stage.canPay(price),
  give: (price, stage) => stage.pay(price),
  says: (price) => say("cost.pay", { what: saidResources(price) }),
  words,
};
