import { spoken } from "@civitas/words/spoken";
import type { Speech } from "./verb.ts";

/** CC-23.12: this many non-Angry cities lose a step; more with an advance that spreads it; only coastal ones. */
export interface LowerMood {
  readonly verb: "lowerMood";
  readonly coastal: boolean;
  /** Pestilence: only with at least 2 cities, and 2 of them if the player's people travel. */
  readonly spreads: boolean;
}

/** CC-23.23: Food, or a city becomes Angry; `partial`: what there is must be paid in any case. */
export interface Starve {
  readonly verb: "starve";
  readonly food: number;
}

/** CC-23.27. */
export interface BanGrowth {
  readonly verb: "banGrowth";
}

/** Epidemics: a unit, or 2 if the player's people travel. */
export interface LoseUnits {
  readonly verb: "loseUnits";
}

/** CC-23.16: Volcano. */
export interface LoseCity {
  readonly verb: "loseCity";
  /** Only with at least this many cities. */
  readonly cities: number;
}

/** CC-23.24: Earthquake. */
export interface LosePieces {
  readonly verb: "losePieces";
  readonly cities: number;
  readonly most: number;
}

/** CC-23.26. */
export interface CivilWar {
  readonly verb: "civilWar";
}

/** CC-23.15, CC-23.28: a step of Revolution; a soldier may be removed instead. */
export interface Revolt {
  readonly verb: "revolt";
  readonly step: "action" | "government";
}

export const lowerMood: LowerMood = { verb: "lowerMood", coastal: false, spreads: false };
export const floodCity: LowerMood = { verb: "lowerMood", coastal: true, spreads: false };
export const plagueCities: LowerMood = { verb: "lowerMood", coastal: false, spreads: true };
export const starve = (food: number): Starve => ({ verb: "starve", food });
export const banGrowth: BanGrowth = { verb: "banGrowth" };
export const loseUnits: LoseUnits = { verb: "loseUnits" };
export const loseCity = (cities: number): LoseCity => ({ verb: "loseCity", cities });
export const losePieces = (cities: number, most: number): LosePieces => ({ verb: "losePieces", cities, most });
export const civilWar: CivilWar = { verb: "civilWar" };
export const revolt = (step: Revolt["step"]): Revolt => ({ verb: "revolt", step });

const { say, words } = spoken({
  en: {
    "verb.lower-mood": "lower the mood of one of your non-Angry cities by 1 step",
    "verb.flood": "lower the mood of one of your non-Angry cities next to the Sea by 1 step",
    "verb.plague":
      "with at least 2 cities, lower the mood of one of your non-Angry cities by 1 step (of two cities if you own Roads, Navigation or Trade Routes)",
    "verb.starve":
      "pay {n} [food] (Gold does not help); if you cannot pay all of it, pay what you have and make one of your non-Angry cities Angry",
    "verb.ban-growth":
      "for the rest of the game players without Sanitation may neither increase a city nor build a Wonder",
    "verb.lose-units": "with at least 2 units, remove 1 of your units (2 if you own Roads, Navigation or Trade Routes)",
    "verb.lose-city":
      "with at least {cities} cities, choose one of your cities: all units, pieces and the Wonder in it leave the board, pieces and Wonder for good. Each piece brings the player of its colour 2 VP, the Wonder brings you 5 VP",
    "verb.lose-pieces":
      "with at least {cities} cities, choose 1 to {most} pieces or Wonders in your cities and remove them from the game (a settlement only as the last of its city). Each piece brings the player of its colour 2 VP, a Wonder brings you 5 VP. The mood of each city hit that remains drops by 1 step",
    "verb.civil-war":
      "choose one of your cities that is not Happy and holds a soldier: remove 1 soldier there and lower its mood by 1 step. If you have none, lower the mood of one of your non-Angry cities by 1 step",
    "verb.revolt.action": "remove 1 of your soldiers or lose 1 action (in your next turn if you have none left)",
    "verb.revolt.government":
      "if you have a government and meet the requirement of another one, remove 1 of your soldiers or change to it at once for free",
  },
  ru: {
    "verb.lower-mood": "понизьте настроение одного своего города, который не недоволен, на 1 шаг",
    "verb.flood": "понизьте настроение одного своего города у моря, который не недоволен, на 1 шаг",
    "verb.plague":
      "если у вас не меньше 2 городов, понизьте на 1 шаг настроение одного своего города, который не недоволен (двух, если у вас есть «Дороги», «Навигация» или «Торговые пути»)",
    "verb.starve":
      "заплатите: {n} [food] (золото не годится); если не можете заплатить всё, отдайте что есть и сделайте один свой город недовольным",
    "verb.ban-growth": "до конца игры игроки без «Санитарии» не могут увеличивать города и строить чудеса",
    "verb.lose-units":
      "если у вас не меньше 2 юнитов, уберите 1 своего юнита (2, если у вас есть «Дороги», «Навигация» или «Торговые пути»)",
    "verb.lose-city":
      "если у вас не меньше {cities} городов, выберите один свой город: все юниты, строения и чудо в нём убираются с поля, строения и чудо — из игры. Каждое строение приносит игроку своего цвета 2 ПО, чудо приносит вам 5 ПО",
    "verb.lose-pieces":
      "если у вас не меньше {cities} городов, выберите в своих городах от 1 до {most} строений или чудес и уберите их из игры (поселение — только последним в городе). Каждое строение приносит игроку своего цвета 2 ПО, чудо приносит вам 5 ПО. Настроение каждого пострадавшего города, который остался, падает на 1 шаг",
    "verb.civil-war":
      "выберите один свой город, который не счастлив и в котором есть солдат: уберите там 1 солдата и понизьте настроение города на 1 шаг. Если такого нет, понизьте на 1 шаг настроение одного своего города, который не недоволен",
    "verb.revolt.action":
      "уберите 1 своего солдата или потеряйте 1 действие (в следующий ход, если действий не осталось)",
    "verb.revolt.government":
      "если у вас есть государственный строй и выполнено требование другого, уберите 1 своего солдата или сразу бесплатно смените строй",
  },
  hu: {
    "verb.lower-mood": "rontsd egy nem elégedetlen városod hangulatát 1 lépéssel",
    "verb.flood": "rontsd egy tenger melletti, nem elégedetlen városod hangulatát 1 lépéssel",
    "verb.plague":
      "ha legalább 2 városod van, rontsd egy nem elégedetlen városod hangulatát 1 lépéssel (két városét, ha megvan az Utak, a Navigáció vagy a Kereskedelmi útvonalak)",
    "verb.starve":
      "fizess: {n} [food] (az arany nem jó rá); ha nem tudod mind kifizetni, add le, amid van, és egy városod elégedetlenné válik",
    "verb.ban-growth":
      "a játék végéig a Közegészségügy nélküli játékosok nem növelhetnek várost és nem építhetnek csodát",
    "verb.lose-units":
      "ha legalább 2 egységed van, vedd le 1 egységedet (2-t, ha megvan az Utak, a Navigáció vagy a Kereskedelmi útvonalak)",
    "verb.lose-city":
      "ha legalább {cities} városod van, válaszd ki egy városodat: az ott lévő egységek, városelemek és a csoda lekerülnek a térképről, az elemek és a csoda végleg. Minden városelem 2 GYP-t ér a színe gazdájának, a csoda 5 GYP-t ér neked",
    "verb.lose-pieces":
      "ha legalább {cities} városod van, válassz 1–{most} városelemet vagy csodát a városaidban, és vedd ki a játékból (települést csak a város utolsó elemeként). Minden városelem 2 GYP-t ér a színe gazdájának, a csoda 5 GYP-t ér neked. Minden érintett, megmaradt város hangulata 1 lépéssel romlik",
    "verb.civil-war":
      "válaszd ki egy nem boldog városodat, ahol van katonád: vegyél le ott 1 katonát, és a hangulata 1 lépéssel romlik. Ha nincs ilyen, rontsd egy nem elégedetlen városod hangulatát 1 lépéssel",
    "verb.revolt.action": "vedd le 1 katonádat, vagy elveszítesz 1 akciót (a következő körödben, ha most nincs több)",
    "verb.revolt.government":
      "ha van államformád, és teljesíted egy másik előfeltételét, vedd le 1 katonádat, vagy azonnal ingyen át kell térned rá",
  },
});

export const lowerMoodSpeech: Speech<LowerMood> = {
  says: ({ coastal, spreads }) => say(spreads ? "verb.plague" : coastal ? "verb.flood" : "verb.lower-mood"),
  worth: () => -0.4,
  words,
};
export const starveSpeech: Speech<Starve> = {
  says: ({ food }) => say("verb.starve", { n: food }),
  worth: ({ food }) => -0.25 * food,
  words,
};
export const banGrowthSpeech: Speech<BanGrowth> = { says: () => say("verb.ban-growth"), worth: () => -1, words };
export const loseUnitsSpeech: Speech<LoseUnits> = { says: () => say("verb.lose-units"), worth: () => -0.4, words };
export const loseCitySpeech: Speech<LoseCity> = {
  says: ({ cities }) => say("verb.lose-city", { cities }),
  worth: () => -0.5,
  words,
};
export const losePiecesSpeech: Speech<LosePieces> = {
  says: ({ cities, most }) => say("verb.lose-pieces", { cities, most }),
  worth: () => 0.2,
  words,
};
export const civilWarSpeech: Speech<CivilWar> = { says: () => say("verb.civil-war"), worth: () => -0.6, words };
export const revoltSpeech: Speech<Revolt> = {
  says: ({ step }) => say(`verb.revolt.${step}`),
  worth: () => -0.5,
  words,
};
