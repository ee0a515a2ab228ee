import { type CostKind, type Resources, saidResources } from "@civitas/monumental-family";
import { spoken } from "@civitas/words/spoken";
import type { CardStage } from "../stage.ts";

const { say, words } = spoken({
  en: { "cost.pay-only": "pay {what} (gold can't be used for this)" },
  ru: { "cost.pay-only": "заплатите: {what} (золото здесь не годится)" },
  hu: { "cost.pay-only": "fizess: {what} (arany erre nem használható)" },
});

export const payOnlyKind: CostKind<Resources, CardStage> = {
  canGive: (price, stage) => stage.canPayOnly(price),
  *give(price, stage) {
    stage.payOnly(price);
  },
  says: (price) => say("cost.pay-only", { what: saidResources(price) }),
  words,
};
