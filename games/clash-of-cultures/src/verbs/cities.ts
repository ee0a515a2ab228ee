import type { Building } from "../content/pieces.ts";
import { spoken } from "../spoken.ts";
import { WORTH } from "./amounts.ts";
import type { Speech } from "./verb.ts";

/** One own city, by 1 step. */
export interface RaiseMood {
  readonly verb: "raiseMood";
}

export interface MakeHappy {
  readonly verb: "makeHappy";
}

/** CC-12.7, CC-23.20: an Increase City Size by a card. */
export interface Increase {
  readonly verb: "increase";
  /** Only with this building; any if null. */
  readonly building: Building | null;
  /** Without Food, Ore and Wood. */
  readonly free: boolean;
  readonly activates: boolean;
  readonly may: boolean;
}

/** CC-30.37: a Civic Improvement without its action. */
export interface Civic {
  readonly verb: "civic";
}

/** CC-30.44. */
export interface ForceLabor {
  readonly verb: "forceLabor";
}

/** CC-30.29, CC-26.9: attempts of Cultural Influence without their action; `here`: only from this city. */
export interface Influence {
  readonly verb: "influence";
  readonly times: number;
  readonly here: boolean;
}

/** CC-25.11: an attempt on a barbarian settlement. */
export interface TakeOver {
  readonly verb: "takeOver";
}

export const raiseMood: RaiseMood = { verb: "raiseMood" };
export const makeHappy: MakeHappy = { verb: "makeHappy" };
export const increaseForFree: Increase = {
  verb: "increase",
  building: null,
  free: true,
  activates: true,
  may: false,
};
export const mayIncrease = (building: Building | null = null): Increase => ({
  verb: "increase",
  building,
  free: false,
  activates: false,
  may: true,
});
export const civic: Civic = { verb: "civic" };
export const forceLabor: ForceLabor = { verb: "forceLabor" };
export const influence: Influence = { verb: "influence", times: 1, here: false };
export const influenceFromHere = (times: number): Influence => ({ verb: "influence", times, here: true });
export const takeOver: TakeOver = { verb: "takeOver" };

const { say, words } = spoken({
  en: {
    "do.raise-mood": "raise the mood of one of your cities by 1 step",
    "do.make-happy": "make one of your cities Happy",
    "do.increase-free": "activate one of your cities and increase its size without paying Food, Ore or Wood",
    "do.may-increase": "you may increase the size of one of your cities at the normal cost, without activating it",
    "do.may-increase.temple":
      "you may increase the size of one of your cities with a Temple at the normal cost, without activating it",
    "do.civic": "take a Civic Improvement",
    "do.force-labor":
      "until the end of this turn your Angry cities act as Neutral when activated (each still only once)",
    "do.influence": "make an attempt of Cultural Influence",
    "do.influence-here": "make up to {times} attempts of Cultural Influence from this city without spending actions",
    "do.take-over":
      "its target is a barbarian settlement (size 1) in range. On a success it becomes your Neutral city; one barbarian there becomes your settler or soldier, the others are removed",
  },
  ru: {
    "do.raise-mood": "повысьте настроение одного своего города на 1 шаг",
    "do.make-happy": "сделайте один свой город счастливым",
    "do.increase-free": "активируйте один свой город и увеличьте его размер, не тратя еду, руду и дерево",
    "do.may-increase": "можете увеличить размер одного своего города за обычную стоимость, не активируя его",
    "do.may-increase.temple":
      "можете увеличить размер одного своего города, построив в нём храм за обычную стоимость, не активируя город",
    "do.civic": "выполните «Общественные улучшения»",
    "do.force-labor":
      "до конца хода ваши недовольные города при активации считаются нейтральными (каждый по-прежнему лишь один раз)",
    "do.influence": "выполните «Культурное влияние»",
    "do.influence-here": "совершите до {times} попыток культурного влияния из этого города, не тратя действия",
    "do.take-over":
      "целью становится поселение варваров (размер 1) в зоне доступа. При успехе оно становится вашим нейтральным городом; один варвар в нём превращается в вашего поселенца или солдата, остальные убираются",
  },
  hu: {
    "do.raise-mood": "javítsd egy városod hangulatát 1 lépéssel",
    "do.make-happy": "tedd boldoggá egy városodat",
    "do.increase-free": "aktiváld egy városodat, és növeld a méretét élelem, érc és fa nélkül",
    "do.may-increase": "növelheted egy városod méretét a szokásos áron, aktiválás nélkül",
    "do.may-increase.temple": "növelheted egy városod méretét templommal a szokásos áron, aktiválás nélkül",
    "do.civic": "hajts végre városfejlesztést",
    "do.force-labor":
      "a kör végéig az elégedetlen városaid aktiváláskor semlegesnek számítanak (mindegyik továbbra is csak egyszer)",
    "do.influence": "hajts végre egy kulturális befolyást",
    "do.influence-here": "legfeljebb {times} kulturális befolyást hajthatsz végre ebből a városból, akció nélkül",
    "do.take-over":
      "a célja egy barbár település (1-es méret) hatótávolságon belül. Siker esetén a te semleges városod lesz; egy ottani barbár a te telepesed vagy katonád lesz, a többi lekerül",
  },
});

export const raiseMoodSpeech: Speech<RaiseMood> = { says: () => say("do.raise-mood"), worth: () => 0.5, words };
export const makeHappySpeech: Speech<MakeHappy> = { says: () => say("do.make-happy"), worth: () => 0.7, words };

export const increaseSpeech: Speech<Increase> = {
  says: ({ building, free }) => {
    if (free) return say("do.increase-free");
    return say(building === "temple" ? "do.may-increase.temple" : "do.may-increase");
  },
  worth: ({ free }) => WORTH.piece + (free ? 0.5 : 0),
  words,
};

export const civicSpeech: Speech<Civic> = { says: () => say("do.civic"), worth: () => 0.3, words };
export const forceLaborSpeech: Speech<ForceLabor> = { says: () => say("do.force-labor"), worth: () => 0.3, words };

export const influenceSpeech: Speech<Influence> = {
  says: ({ times, here }) => (here ? say("do.influence-here", { times }) : say("do.influence")),
  worth: ({ times }) => 0.5 + 0.3 * times,
  words,
};

export const takeOverSpeech: Speech<TakeOver> = { says: () => say("do.take-over"), worth: () => 0.8, words };
