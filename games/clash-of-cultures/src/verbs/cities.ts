import { spoken } from "@civitas/words/spoken";
import type { Building } from "../content/pieces.ts";
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
    "verb.raise-mood": "raise the mood of one of your cities by 1 step",
    "verb.make-happy": "make one of your cities Happy",
    "verb.increase-free": "activate one of your cities and increase its size without paying Food, Ore or Wood",
    "verb.may-increase": "you may increase the size of one of your cities at the normal cost, without activating it",
    "verb.may-increase.temple":
      "you may increase the size of one of your cities with a Temple at the normal cost, without activating it",
    "verb.civic": "take a Civic Improvement",
    "verb.force-labor":
      "until the end of this turn your Angry cities act as Neutral when activated (each still only once)",
    "verb.influence": "make an attempt of Cultural Influence",
    "verb.influence-here": "make up to {times} attempts of Cultural Influence from this city without spending actions",
    "verb.take-over":
      "its target is a barbarian settlement (size 1) in range. On a success it becomes your Neutral city; one barbarian there becomes your settler or soldier, the others are removed",
  },
  ru: {
    "verb.raise-mood": "повысьте настроение одного своего города на 1 шаг",
    "verb.make-happy": "сделайте один свой город счастливым",
    "verb.increase-free": "активируйте один свой город и увеличьте его размер, не тратя еду, руду и дерево",
    "verb.may-increase": "можете увеличить размер одного своего города за обычную стоимость, не активируя его",
    "verb.may-increase.temple":
      "можете увеличить размер одного своего города, построив в нём храм за обычную стоимость, не активируя город",
    "verb.civic": "выполните «Общественные улучшения»",
    "verb.force-labor":
      "до конца хода ваши недовольные города при активации считаются нейтральными (каждый по-прежнему лишь один раз)",
    "verb.influence": "выполните «Культурное влияние»",
    "verb.influence-here": "совершите до {times} попыток культурного влияния из этого города, не тратя действия",
    "verb.take-over":
      "целью становится поселение варваров (размер 1) в зоне доступа. При успехе оно становится вашим нейтральным городом; один варвар в нём превращается в вашего поселенца или солдата, остальные убираются",
  },
  hu: {
    "verb.raise-mood": "javítsd egy városod hangulatát 1 lépéssel",
    "verb.make-happy": "tedd boldoggá egy városodat",
    "verb.increase-free": "aktiváld egy városodat, és növeld a méretét élelem, érc és fa nélkül",
    "verb.may-increase": "növelheted egy városod méretét a szokásos áron, aktiválás nélkül",
    "verb.may-increase.temple": "növelheted egy városod méretét templommal a szokásos áron, aktiválás nélkül",
    "verb.civic": "hajts végre városfejlesztést",
    "verb.force-labor":
      "a kör végéig az elégedetlen városaid aktiváláskor semlegesnek számítanak (mindegyik továbbra is csak egyszer)",
    "verb.influence": "hajts végre egy kulturális befolyást",
    "verb.influence-here": "legfeljebb {times} kulturális befolyást hajthatsz végre ebből a városból, akció nélkül",
    "verb.take-over":
      "a célja egy barbár település (1-es méret) hatótávolságon belül. Siker esetén a te semleges városod lesz; egy ottani barbár a te telepesed vagy katonád lesz, a többi lekerül",
  },
});

export const raiseMoodSpeech: Speech<RaiseMood> = { says: () => say("verb.raise-mood"), worth: () => 0.5, words };
export const makeHappySpeech: Speech<MakeHappy> = { says: () => say("verb.make-happy"), worth: () => 0.7, words };

export const increaseSpeech: Speech<Increase> = {
  says: ({ building, free }) => {
    if (free) return say("verb.increase-free");
    return say(building === "temple" ? "verb.may-increase.temple" : "verb.may-increase");
  },
  worth: ({ free }) => WORTH.piece + (free ? 0.5 : 0),
  words,
};

export const civicSpeech: Speech<Civic> = { says: () => say("verb.civic"), worth: () => 0.3, words };
export const forceLaborSpeech: Speech<ForceLabor> = { says: () => say("verb.force-labor"), worth: () => 0.3, words };

export const influenceSpeech: Speech<Influence> = {
  says: ({ times, here }) => (here ? say("verb.influence-here", { times }) : say("verb.influence")),
  worth: ({ times }) => 0.5 + 0.3 * times,
  words,
};

export const takeOverSpeech: Speech<TakeOver> = { says: () => say("verb.take-over"), worth: () => 0.8, words };
