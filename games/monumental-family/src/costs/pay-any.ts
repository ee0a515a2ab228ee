import type { Rules } from "@civitas/kernel";
import { spoken } from "@civitas/words/spoken";
import type { CostKind } from "../cost.ts";

/** This many basic resources of the player's choice; `distinct`: all of different kinds. */
export interface AnyBasics {
  readonly n: number;
  readonly distinct: boolean;
}

/** Something that pays basic resources of the player's choice. */
export interface PaysAny {
  canPayAny(n: number, distinct: boolean): boolean;
  payAny(n: number, distinct: boolean): Rules;
}

const { say, words } = spoken({
  en: {
    "cost.pay-any": "pay {n, plural, one {# basic resource} other {# basic resources}}",
    "cost.pay-distinct": "pay {n, plural, one {# basic resource} other {# basic resources of different kinds}}",
  },
  ru: {
    "cost.pay-any":
      "заплатите {n, plural, one {# обычный ресурс} few {# обычных ресурса} many {# обычных ресурсов} other {# обычного ресурса}}",
    "cost.pay-distinct":
      "заплатите {n, plural, one {# обычный ресурс} few {# обычных ресурса разных видов} many {# обычных ресурсов разных видов} other {# обычного ресурса разных видов}}",
  },
  hu: {
    "cost.pay-any": "fizess {n} alapvető erőforrást",
    "cost.pay-distinct": "fizess {n} különböző fajtájú alapvető erőforrást",
  },
});

export const payAnyKind: CostKind<AnyBasics, PaysAny> = {
  canGive: ({ n, distinct }, stage) => stage.canPayAny(n, distinct),
  give: ({ n, distinct }, stage) => stage.payAny(n, distinct),
  says: ({ n, distinct }) => say(distinct ? "cost.pay-distinct" : "cost.pay-any", { n }),
  words,
};
