import { spoken } from "@civitas/words/spoken";
import type { CategoryGroup, GovernmentId } from "../content/categories.ts";
import { sayName, WORTH } from "./amounts.ts";
import type { Speech } from "./verb.ts";

/** CC-7.7: a legal advance without its Food cost. */
export interface GainAdvance {
  readonly verb: "gainAdvance";
  /** Only of this category; any if null. */
  readonly category: CategoryGroup | GovernmentId | null;
  /** Whether it may be declined. */
  readonly may: boolean;
}

/** CC-25.16: one that a certain other player owns: a neighbour, or the owner of the city just captured. */
export interface LearnFrom {
  readonly verb: "learnFrom";
  readonly whom: "near" | "loser";
  /** Technology Trade: then that player may gain one of yours. */
  readonly inReturn: boolean;
}

/** CC-7.16, CC-25.18: bought at the normal cost; two of them are of one category. */
export interface BuyAdvances {
  readonly verb: "buyAdvances";
  readonly n: 1 | 2;
}

export const gainAdvance = (category: GainAdvance["category"] = null): GainAdvance => ({
  verb: "gainAdvance",
  category,
  may: false,
});
export const mayGainAdvance = (category: CategoryGroup): GainAdvance => ({ verb: "gainAdvance", category, may: true });
export const learnFrom = (whom: LearnFrom["whom"]): LearnFrom => ({ verb: "learnFrom", whom, inReturn: false });
export const exchangeKnowledge: LearnFrom = { verb: "learnFrom", whom: "near", inReturn: true };
export const buyAdvances = (n: 1 | 2): BuyAdvances => ({ verb: "buyAdvances", n });

const { say, words } = spoken({
  en: {
    "verb.gain-advance": "gain a legal advance without paying its Food",
    "verb.gain-advance-of": "gain a legal advance of {category} for free",
    "verb.may-gain-advance-of": "you may gain a legal advance of {category} for free",
    "verb.learn-from.near":
      "gain for free a legal advance of another player who has a unit or city within 2 spaces of one of yours",
    "verb.learn-from.loser": "gain for free a legal advance of the player from whom you captured the city",
    "verb.exchange-knowledge":
      "choose another player who has a unit or city within 2 spaces of one of yours; gain for free a legal advance of theirs, then they may gain one of yours for free",
    "verb.buy-advances":
      "{n, plural, one {gain an advance and pay its normal cost} other {gain # advances of one category, one after the other, and pay the normal cost of each}}",
    "category.government": "a government",
  },
  ru: {
    "verb.gain-advance": "получите доступную технологию, не тратя на неё еду",
    "verb.gain-advance-of": "бесплатно получите доступную технологию категории «{category}»",
    "verb.may-gain-advance-of": "можете бесплатно получить доступную технологию категории «{category}»",
    "verb.learn-from.near":
      "бесплатно получите доступную вам технологию другого игрока, чей юнит или город находится в пределах 2 областей от вашего юнита или города",
    "verb.learn-from.loser": "бесплатно получите доступную вам технологию игрока, чей город вы захватили",
    "verb.exchange-knowledge":
      "выберите другого игрока, чей юнит или город находится в пределах 2 областей от вашего; бесплатно получите доступную вам технологию этого игрока, а затем он может бесплатно получить одну из ваших",
    "verb.buy-advances":
      "{n, plural, one {получите технологию, заплатив её обычную стоимость} few {получите одну за другой # технологии одной категории, заплатив обычную стоимость каждой} many {получите одну за другой # технологий одной категории, заплатив обычную стоимость каждой} other {получите одну за другой # технологии одной категории, заплатив обычную стоимость каждой}}",
    "category.government": "Государственный строй",
  },
  hu: {
    "verb.gain-advance": "szerezz meg egy megszerezhető fejlődést az élelemköltsége nélkül",
    "verb.gain-advance-of": "szerezz meg ingyen egy megszerezhető fejlődést ebből: {category}",
    "verb.may-gain-advance-of": "ingyen szerezhetsz egy megszerezhető fejlődést ebből: {category}",
    "verb.learn-from.near":
      "szerezd meg ingyen egy olyan másik játékos számodra megszerezhető egyik fejlődését, akinek van egysége vagy városa a tiéidtől 2 mezőn belül",
    "verb.learn-from.loser":
      "szerezd meg ingyen annak a játékosnak egy számodra megszerezhető fejlődését, akinek a városát elfoglaltad",
    "verb.exchange-knowledge":
      "válassz egy másik játékost, akinek van egysége vagy városa a tiéidtől 2 mezőn belül; szerezd meg ingyen az egyik számodra megszerezhető fejlődését, majd ő is megszerezheti ingyen az egyik tiédet",
    "verb.buy-advances":
      "{n, plural, one {szerezz meg egy fejlődést a szokásos áráért} other {szerezz meg egymás után # fejlődést ugyanabból a kategóriából, mindegyiket a szokásos áráért}}",
    "category.government": "Államforma",
  },
});

const sayCategory = (category: CategoryGroup | GovernmentId) =>
  category === "government" ? say("category.government") : sayName(`category.${category}`);

export const gainAdvanceSpeech: Speech<GainAdvance> = {
  says: ({ category, may }) =>
    category === null
      ? say("verb.gain-advance")
      : say(may ? "verb.may-gain-advance-of" : "verb.gain-advance-of", { category: sayCategory(category) }),
  worth: () => WORTH.advance,
  words,
};

export const learnFromSpeech: Speech<LearnFrom> = {
  says: ({ whom, inReturn }) => (inReturn ? say("verb.exchange-knowledge") : say(`verb.learn-from.${whom}`)),
  worth: ({ inReturn }) => WORTH.advance * (inReturn ? 0.6 : 1),
  words,
};

export const buyAdvancesSpeech: Speech<BuyAdvances> = {
  says: ({ n }) => say("verb.buy-advances", { n }),
  worth: ({ n }) => 0.8 * n,
  words,
};
