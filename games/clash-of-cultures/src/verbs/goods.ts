import type { Goods } from "../content/goods.ts";
import { spoken } from "../spoken.ts";
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
    "do.gain": "gain {what}",
    "do.gain-one-of": "gain {first} or {second}",
    "do.gain-per.academy": "gain {what} for each Academy in your cities that you can use",
    "do.gain-per.city": "gain {what} for each of your cities",
    "do.gain-per.region-with-ship": "gain {what} for each region with at least one of your ships",
    "do.barter":
      "give 1 to {most} of your resources and gain 1 [gold] or 1 [culture] for each (for Gold only 1 [culture])",
    "do.swap-tokens": "exchange 1 [mood] for 1 [culture] or the reverse",
    "do.distribute":
      "{n, plural, one {choose another player, who gains 1 [food]} other {distribute # [food] among the other players as you like}}",
    "do.trade-income": "if you own Trade Routes, gain their income",
  },
  ru: {
    "do.gain": "получите: {what}",
    "do.gain-one-of": "получите {first} или {second}",
    "do.gain-per.academy": "получите: {what} за каждую академию в ваших городах, которой вы можете пользоваться",
    "do.gain-per.city": "получите: {what} за каждый свой город",
    "do.gain-per.region-with-ship": "получите: {what} за каждый регион, где есть хотя бы один ваш корабль",
    "do.barter":
      "отдайте от 1 до {most} своих ресурсов и за каждый получите 1 [gold] или 1 [culture] (за золото — только 1 [culture])",
    "do.swap-tokens": "обменяйте 1 [mood] на 1 [culture] или наоборот",
    "do.distribute":
      "{n, plural, one {выберите другого игрока: он получает 1 [food]} few {раздайте другим игрокам # [food] как хотите} many {раздайте другим игрокам # [food] как хотите} other {раздайте другим игрокам # [food] как хотите}}",
    "do.trade-income": "если у вас есть «Торговые пути», получите их доход",
  },
  hu: {
    "do.gain": "kapsz: {what}",
    "do.gain-one-of": "kapsz: {first} vagy {second}",
    "do.gain-per.academy": "minden általad használható akadémia után, amely a városaidban áll, kapsz: {what}",
    "do.gain-per.city": "minden városod után kapsz: {what}",
    "do.gain-per.region-with-ship": "minden térség után, ahol van legalább egy hajód, kapsz: {what}",
    "do.barter":
      "adj le 1–{most} erőforrást, és mindegyikért kapsz: 1 [gold] vagy 1 [culture] (aranyért csak 1 [culture] jár)",
    "do.swap-tokens": "cserélj: 1 [mood] → 1 [culture], vagy fordítva",
    "do.distribute":
      "{n, plural, one {válassz egy másik játékost: ő ezt kapja: 1 [food]} other {ossz szét tetszés szerint a többi játékos között: # [food]}}",
    "do.trade-income": "ha megvan a Kereskedelmi útvonalak fejlődésed, megkapod a bevételét",
  },
});

export const gainSpeech: Speech<Gain> = {
  says: ({ what }) => say("do.gain", { what: sayGoods(what) }),
  worth: ({ what }) => worthOfGoods(what),
  words,
};

export const gainOneOfSpeech: Speech<GainOneOf> = {
  says: ({ choices: [first = {}, second = {}] }) =>
    say("do.gain-one-of", { first: sayGoods(first), second: sayGoods(second) }),
  worth: ({ choices }) => Math.max(...choices.map(worthOfGoods)),
  words,
};

export const gainPerSpeech: Speech<GainPer> = {
  says: ({ per, each }) => say(`do.gain-per.${per}`, { what: sayGoods(each) }),
  worth: ({ per, each }) => (per === "city" ? 4 : 2) * worthOfGoods(each),
  words,
};

export const barterSpeech: Speech<Barter> = {
  says: ({ most }) => say("do.barter", { most }),
  worth: () => 0.15,
  words,
};

export const swapTokensSpeech: Speech<SwapTokens> = { says: () => say("do.swap-tokens"), worth: () => 0.1, words };

export const distributeSpeech: Speech<Distribute> = {
  says: ({ food }) => say("do.distribute", { n: food }),
  worth: ({ food }) => -0.05 * food,
  words,
};

export const tradeIncomeSpeech: Speech<TradeIncome> = {
  says: () => say("do.trade-income"),
  worth: () => 0.4,
  words,
};
