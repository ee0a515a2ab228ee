import { spoken } from "@civitas/words/spoken";
import type { Goods } from "../content/goods.ts";
import { sayGoods, worthOfGoods } from "./amounts.ts";
import type { Speech } from "./verb.ts";

export interface Gain {
  readonly verb: "gain";
  readonly what: Goods;
}

/** The player picks one of these. */
export interface GainOneOf {
  readonly verb: "gainOneOf";
  readonly choices: readonly Goods[];
}

/** What is counted: usable Academies in own cities, own cities, regions with an own ship. */
export type Counter = "academy" | "city" | "region-with-ship";

export interface GainPer {
  readonly verb: "gainPer";
  readonly per: Counter;
  readonly each: Goods;
}

/** CC-30.25. */
export interface Barter {
  readonly verb: "barter";
  readonly most: number;
}

/** CC-30.32. */
export interface SwapTokens {
  readonly verb: "swapTokens";
}

/** CC-23.22: Food for the other players. */
export interface Distribute {
  readonly verb: "distribute";
  readonly food: number;
}

/** CC-30.27: the income of the trade routes. */
export interface TradeIncome {
  readonly verb: "tradeIncome";
}

export const gain = (what: Goods): Gain => ({ verb: "gain", what });
export const gainOneOf = (...choices: Goods[]): GainOneOf => ({ verb: "gainOneOf", choices });
export const gainPer = (per: Counter, each: Goods): GainPer => ({ verb: "gainPer", per, each });
export const barter = (most: number): Barter => ({ verb: "barter", most });
export const swapTokens: SwapTokens = { verb: "swapTokens" };
export const distribute = (food: number): Distribute => ({ verb: "distribute", food });
export const tradeIncome: TradeIncome = { verb: "tradeIncome" };

const { say, words } = spoken({
  en: {
    "verb.gain": "gain {what}",
    "verb.gain-one-of": "gain {first} or {second}",
    "verb.gain-per.academy": "gain {what} for each Academy in your cities that you can use",
    "verb.gain-per.city": "gain {what} for each of your cities",
    "verb.gain-per.region-with-ship": "gain {what} for each region with at least one of your ships",
    "verb.barter":
      "give 1 to {most} of your resources and gain 1 [gold] or 1 [culture] for each (for Gold only 1 [culture])",
    "verb.swap-tokens": "exchange 1 [mood] for 1 [culture] or the reverse",
    "verb.distribute":
      "{n, plural, one {choose another player, who gains 1 [food]} other {distribute # [food] among the other players as you like}}",
    "verb.trade-income": "if you own Trade Routes, gain their income",
  },
  ru: {
    "verb.gain": "получите: {what}",
    "verb.gain-one-of": "получите {first} или {second}",
    "verb.gain-per.academy": "получите: {what} за каждую академию в ваших городах, которой вы можете пользоваться",
    "verb.gain-per.city": "получите: {what} за каждый свой город",
    "verb.gain-per.region-with-ship": "получите: {what} за каждый регион, где есть хотя бы один ваш корабль",
    "verb.barter":
      "отдайте от 1 до {most} своих ресурсов и за каждый получите 1 [gold] или 1 [culture] (за золото — только 1 [culture])",
    "verb.swap-tokens": "обменяйте 1 [mood] на 1 [culture] или наоборот",
    "verb.distribute":
      "{n, plural, one {выберите другого игрока, он получит: 1 [food]} few {раздайте другим игрокам # [food] как хотите} many {раздайте другим игрокам # [food] как хотите} other {раздайте другим игрокам # [food] как хотите}}",
    "verb.trade-income": "если у вас есть «Торговые пути», получите их доход",
  },
  hu: {
    "verb.gain": "kapsz: {what}",
    "verb.gain-one-of": "kapsz: {first} vagy {second}",
    "verb.gain-per.academy": "minden általad használható akadémia után, amely a városaidban áll, kapsz: {what}",
    "verb.gain-per.city": "minden városod után kapsz: {what}",
    "verb.gain-per.region-with-ship": "minden térség után, ahol van legalább egy hajód, kapsz: {what}",
    "verb.barter":
      "adj le 1–{most} erőforrást, és mindegyikért kapsz: 1 [gold] vagy 1 [culture] (aranyért csak 1 [culture] jár)",
    "verb.swap-tokens": "cserélj: 1 [mood] → 1 [culture], vagy fordítva",
    "verb.distribute":
      "{n, plural, one {válassz egy másik játékost: ő ezt kapja: 1 [food]} other {ossz szét tetszés szerint a többi játékos között: # [food]}}",
    "verb.trade-income": "ha megvan a Kereskedelmi útvonalak fejlődésed, megkapod a bevételét",
  },
});

export const gainSpeech: Speech<Gain> = {
  says: ({ what }) => say("verb.gain", { what: sayGoods(what) }),
  worth: ({ what }) => worthOfGoods(what),
  words,
};

export const gainOneOfSpeech: Speech<GainOneOf> = {
  says: ({ choices: [first = {}, second = {}] }) =>
    say("verb.gain-one-of", { first: sayGoods(first), second: sayGoods(second) }),
  worth: ({ choices }) => Math.max(...choices.map(worthOfGoods)),
  words,
};

export const gainPerSpeech: Speech<GainPer> = {
  says: ({ per, each }) => say(`verb.gain-per.${per}`, { what: sayGoods(each) }),
  worth: ({ per, each }) => (per === "city" ? 4 : 2) * worthOfGoods(each),
  words,
};

export const barterSpeech: Speech<Barter> = {
  says: ({ most }) => say("verb.barter", { most }),
  worth: () => 0.15,
  words,
};

export const swapTokensSpeech: Speech<SwapTokens> = { says: () => say("verb.swap-tokens"), worth: () => 0.1, words };

export const distributeSpeech: Speech<Distribute> = {
  says: ({ food }) => say("verb.distribute", { n: food }),
  worth: ({ food }) => -0.05 * food,
  words,
};

export const tradeIncomeSpeech: Speech<TradeIncome> = {
  says: () => say("verb.trade-income"),
  worth: () => 0.4,
  words,
};
