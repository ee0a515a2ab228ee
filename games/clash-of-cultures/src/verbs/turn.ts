import { spoken } from "@civitas/words/spoken";
import type { Goods } from "../content/goods.ts";
import { sayGoods, WORTH, worthOfGoods } from "./amounts.ts";
import type { Speech } from "./verb.ts";

export interface ExtraAction {
  readonly verb: "extraAction";
}

/** CC-25.12: another player has an action less in the next turn. */
export interface Assassinate {
  readonly verb: "assassinate";
}

/** CC-25.8. */
export interface DeclareTruce {
  readonly verb: "truce";
}

/** The player may pay for further effects. */
export interface MayPay<V> {
  readonly verb: "mayPay";
  readonly cost: Goods;
  readonly does: readonly V[];
}

export const extraAction: ExtraAction = { verb: "extraAction" };
export const assassinate: Assassinate = { verb: "assassinate" };
export const truce: DeclareTruce = { verb: "truce" };
export const mayPay = <V>(cost: Goods, ...does: V[]): MayPay<V> => ({ verb: "mayPay", cost, does });

const { say, words } = spoken({
  en: {
    "verb.extra-action": "gain 1 extra action this turn",
    "verb.assassinate":
      "choose another player who is not under Assassination yet: they have 1 action less in their next turn",
    "verb.truce":
      "choose another player: you may not attack them this turn, and they may not attack you in their next turn",
    "verb.may-pay": "you may pay {cost} and {does}",
  },
  ru: {
    "verb.extra-action": "получите 1 дополнительное действие в этот ход",
    "verb.assassinate":
      "выберите другого игрока, на которого ещё не совершено покушение: в его следующий ход у него на 1 действие меньше",
    "verb.truce":
      "выберите другого игрока: вы не можете атаковать его в этот ход, а он не может атаковать вас в свой следующий ход",
    "verb.may-pay": "если хотите, заплатите: {cost} — и {does}",
  },
  hu: {
    "verb.extra-action": "ebben a körben kapsz 1 további akciót",
    "verb.assassinate":
      "válassz egy másik játékost, aki ellen még nem követtek el merényletet: a következő körében 1 akcióval kevesebbje van",
    "verb.truce":
      "válassz egy másik játékost: ebben a körben nem támadhatod meg, és ő sem támadhat meg téged a következő körében",
    "verb.may-pay": "ha akarod, {cost} kifizetésével {does}",
  },
});

export const extraActionSpeech: Speech<ExtraAction> = {
  says: () => say("verb.extra-action"),
  worth: () => WORTH.action,
  words,
};
export const assassinateSpeech: Speech<Assassinate> = { says: () => say("verb.assassinate"), worth: () => 0.4, words };
export const truceSpeech: Speech<DeclareTruce> = { says: () => say("verb.truce"), worth: () => 0.2, words };

export const mayPaySpeech = <V>(): Speech<MayPay<V>, V> => ({
  says: ({ cost, does }, inner) => say("verb.may-pay", { cost: sayGoods(cost), does: inner(does) }),
  worth: ({ cost, does }, inner) => Math.max(0, inner(does) - worthOfGoods(cost)),
  words,
});
