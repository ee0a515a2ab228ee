import { combatBonus, dealWounds, passBattleTurn, replaceBattleForce, saveKilledUnits } from "../verbs/battle.ts";
import { buildBuildings, buildUnits } from "../verbs/build.ts";
import { devoteAllCities, extraCityAction } from "../verbs/cities.ts";
import { advance, advancePerCoins, refillCultureHand } from "../verbs/culture.ts";
import { doubleTravelSpeed, teleport } from "../verbs/figures.ts";
import { addCounter, convert, gain, gainPer } from "../verbs/gain.ts";
import { becomeFirstPlayer, cancel, lookAtMarkers } from "../verbs/power.ts";
import { learnTech, placeBlankTech } from "../verbs/techs.ts";
import { type Ability, eachTime, FREE, happens, may, mayEachTime, oncePerBattle, onlyAs } from "./ability.ts";
import { type Card, dictionary } from "./card.ts";
import type { GreatCardId, GreatType } from "./ids.ts";
import type { Passive } from "./passive.ts";

export interface GreatCard extends Card {
  readonly type: GreatType;
}

const person = (type: GreatType, passive: Passive, ...abilities: readonly Ability[]): GreatCard => ({
  set: "ff",
  type,
  passive,
  abilities,
});

const DISCARD = { discardThis: true } as const;

/** CV-19.1: seven of each type. */
export const GREAT_CARDS: Readonly<Record<GreatCardId, GreatCard>> = dictionary<
  Readonly<Record<GreatCardId, GreatCard>>
>({
  "akira-kurosawa": person("artist", {}, eachTime("otherDevotes", gain({ culture: 1 }))),
  "frida-kahlo": person("artist", {}, may("anyTime", DISCARD, refillCultureHand)),
  "jerry-garcia": person("artist", {}, may("cityManagement", DISCARD, devoteAllCities)),
  "mark-twain": person("artist", {}, may("response", DISCARD, cancel("city-action", "resource-ability", "event"))),
  michelangelo: person("artist", { wonderDiscount: 5 }),
  valmiki: person("artist", { cultureHand: 2 }),
  "william-shakespeare": person("artist", { skipOccupiedSpaces: true }),

  "ada-lovelace": person("builder", {}, may("cityManagement", DISCARD, extraCityAction)),
  archimedes: person("builder", {}, eachTime("researchAlone", gain({ culture: 3 }))),
  "frank-lloyd-wright": person(
    "builder",
    {},
    may("cityManagement", DISCARD, gainPer("buildings", { trade: 1, culture: 1 })),
  ),
  "henry-ford": person("builder", { travelSpeedBonus: 1 }),
  "nikola-tesla": person("builder", { placeTechLower: 1 }),
  "orville-wright": person("builder", {}, may("startOfTurn", DISCARD, buildUnits("aircraft"))),
  "thomas-edison": person("builder", {}, may("startOfTurn", DISCARD, learnTech("other-players"))),

  "georgy-zhukov": person("general", {}, eachTime("unitKilled", dealWounds(1))),
  "gustavus-adolphus": person("general", {}, may("battleStart", DISCARD, replaceBattleForce)),
  hannibal: person("general", {}, may("cityManagement", DISCARD, teleport("own-figures"))),
  "joan-of-arc": person("general", {}, onlyAs("defender", may("battleStart", DISCARD, combatBonus("culture")))),
  "khalid-ibn-al-walid": person("general", {}, may("phaseStart", DISCARD, becomeFirstPlayer)),
  leonidas: person("general", {}, onlyAs("defender-with-fewer-units", happens("battleStart", combatBonus(8)))),
  "sun-tzu": person("general", {}, oncePerBattle(may("battleTurnInstead", { trade: 3 }, passBattleTurn))),

  "martin-luther-king": person("humanitarian", { cityActionsUncancellable: true, immuneToAnarchy: true }),
  "florence-nightingale": person("humanitarian", {}, mayEachTime("endBattle", DISCARD, saveKilledUnits("all"))),
  "jacques-cousteau": person("humanitarian", {}, may("startOfTurn", DISCARD, buildBuildings("harbor", 3))),
  "jim-henson": person(
    "humanitarian",
    {},
    eachTime("buildWonder", addCounter),
    happens("startOfTurn", gainPer("counters-here", { trade: 1, culture: 1 })),
  ),
  "mother-teresa": person("humanitarian", {}, may("startOfTurn", { coinGiven: true }, advance)),
  "st-francis-of-assisi": person(
    "humanitarian",
    {},
    may("cityManagement", DISCARD, gainPer("unbuilt-armies", { culture: 3 })),
  ),
  "susan-b-anthony": person("humanitarian", { cityProduction: 2 }),

  "a-p-giannini": person("industrialist", {}, mayEachTime("invest", FREE, buildBuildings("unlocked"))),
  "adam-smith": person("industrialist", { coin: 1 }),
  "andrew-carnegie": person("industrialist", {}, may("cityManagement", DISCARD, advancePerCoins(3))),
  "captain-james-cook": person("industrialist", {}, may("movement", DISCARD, doubleTravelSpeed)),
  "lorenzo-de-medici": person("industrialist", {}, happens("startOfTurn", gainPer("coins", { culture: 1 }, 3))),
  "marco-polo": person("industrialist", {}, may("anyTime", DISCARD, gain({ trade: 27 }))),
  "zheng-he": person("industrialist", {}, may("anyTime", DISCARD, lookAtMarkers)),

  "alan-turing": person(
    "scientist",
    {},
    happens("startOfTurn", gainPer("unbuilt-armies", { trade: 1, culture: 1 }, 2)),
  ),
  "albert-einstein": person("scientist", {}, may("cityManagement", DISCARD, convert)),
  "charles-darwin": person("scientist", { cultureBecomesTrade: true }),
  "galileo-galilei": person("scientist", {}, may("cityManagement", DISCARD, teleport("outer-edge"))),
  "louis-pasteur": person("scientist", { stackingLimitBonus: 1 }),
  "marie-curie": person("scientist", { anyForUranium: true }),
  "sir-isaac-newton": person("scientist", {}, may("research", FREE, placeBlankTech(4))),
});
