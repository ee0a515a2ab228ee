import { dealWounds, heal, unitStrength } from "../verbs/battle.ts";
import { buildBuildings, buildFigure, buildUnits } from "../verbs/build.ts";
import { cityProduction, extraActionEachCity } from "../verbs/cities.ts";
import { addCoinHere, otherDiscardsCoin } from "../verbs/coins.ts";
import { gainGreatPerson } from "../verbs/culture.ts";
import { changeTerrain, destroyBuildings, nukeCity, obsoleteWonder } from "../verbs/destroy.ts";
import { killStandingUnit, lockSquare, teleport } from "../verbs/figures.ts";
import { gain, otherGains } from "../verbs/gain.ts";
import { chooseOne } from "../verbs/grammar.ts";
import { cancel } from "../verbs/power.ts";
import { growMetropolis, winByTech } from "../verbs/techs.ts";
import { type Ability, eachTime, FREE, may, mayEachTime, oncePerBattle, oncePerRound } from "./ability.ts";
import { type Card, dictionary, fromTheExpansion } from "./card.ts";
import { COINS_ON_A_TECH, type TechLevel } from "./constants.ts";
import type { BuildingId, GovernmentId, TechId, UnitType, WonderId } from "./ids.ts";
import type { Passive } from "./passive.ts";
import type { Rank } from "./units.ts";

/** CV-14.6: a tech that unlocks or upgrades a unit. */
export interface UnitUpgrade {
  readonly type: UnitType;
  readonly rank: Rank;
}

export interface Unlocks {
  readonly government?: GovernmentId;
  readonly building?: BuildingId;
  readonly unit?: UnitUpgrade;
  /** CV-14.7. */
  readonly walls?: true;
  /** CV-13.1: this wonder costs less. */
  readonly cheaper?: WonderId;
}

export interface Tech extends Card {
  readonly level: TechLevel;
  readonly unlocks: Unlocks;
}

const tech = (level: TechLevel, unlocks: Unlocks, passive: Passive, ...abilities: readonly Ability[]): Tech => ({
  set: "base",
  level,
  unlocks,
  passive,
  abilities,
});

const unit = (type: UnitType, rank: Rank): UnitUpgrade => ({ type, rank });

const COINS = { coinSlots: COINS_ON_A_TECH };

/** CV-1.1: 40 techs, and Space Flight. */
export const TECHS: Readonly<Record<TechId, Tech>> = dictionary<Readonly<Record<TechId, Tech>>>({
  "animal-husbandry": tech(
    1,
    { cheaper: "the-hanging-gardens" },
    {},
    oncePerBattle(may("battleTurn", FREE, heal(3))),
    may("cityManagement", { wheat: 1 }, cityProduction(3)),
  ),
  agriculture: fromTheExpansion(tech(1, {}, {}, eachTime("learnThis", growMetropolis))),
  "code-of-laws": tech(
    1,
    { government: "republic", building: "trading-post", cheaper: "the-oracle" },
    COINS,
    oncePerRound(eachTime("winBattle", addCoinHere)),
  ),
  currency: tech(
    1,
    { building: "market", cheaper: "chichen-itza" },
    {},
    may("cityManagement", { incense: 1 }, gain({ culture: 3 })),
  ),
  "horseback-riding": tech(1, {}, { travelSpeed: 3 }, may("trade", { silk: 1 }, gain({ trade: 9 }), otherGains(6))),
  masonry: tech(1, { walls: true, cheaper: "the-great-wall" }, { stackingLimit: 3 }),
  metalworking: tech(
    1,
    { building: "barracks", cheaper: "the-colossus" },
    {},
    may("battleTurnBeforeUnit", { iron: 1 }, unitStrength(3)),
  ),
  navigation: tech(1, { building: "harbor" }, { water: "cross" }),
  philosophy: tech(1, { building: "temple" }, {}, may("cityManagement", { any: 3 }, gainGreatPerson)),
  pottery: tech(
    1,
    { building: "granary", cheaper: "the-pyramids" },
    { cultureHand: 1, ...COINS },
    may("cityManagement", { any: 2 }, addCoinHere),
  ),
  writing: tech(1, { building: "library" }, {}, may("response", { spy: 1 }, cancel("city-action"))),

  "civil-service": tech(2, {}, { coin: 1, cultureHand: 1 }, may("response", { spy: 1 }, cancel("event"))),
  chivalry: tech(
    2,
    { government: "feudalism", unit: unit("mounted", 2), cheaper: "taj-mahal" },
    {},
    may("cityManagement", { incense: 1 }, gain({ culture: 5 })),
  ),
  construction: tech(
    2,
    { building: "workshop", cheaper: "porcelain-tower" },
    {},
    may("cityManagement", { wheat: 1 }, cityProduction(5)),
  ),
  democracy: tech(
    2,
    { government: "democracy-gov", unit: unit("infantry", 2) },
    COINS,
    may("cityManagement", { trade: 6 }, addCoinHere),
  ),
  engineering: tech(2, { building: "aqueduct", cheaper: "panama-canal" }, { splitProduction: 2 }),
  irrigation: tech(2, { cheaper: "machu-picchu" }, { maxCities: 3 }),
  mathematics: tech(2, { unit: unit("artillery", 2) }, {}, may("battleTurn", { iron: 1 }, dealWounds(3))),
  monarchy: tech(
    2,
    { government: "monarchy-gov", cheaper: "himeji-samurai-castle" },
    {},
    may("cityManagement", { silk: 1 }, chooseOne([obsoleteWonder("ancient")], [killStandingUnit])),
  ),
  mysticism: fromTheExpansion(
    tech(2, {}, { cultureDrawExtra: 1 }, may("cityManagement", { spy: 1 }, otherDiscardsCoin())),
  ),
  "printing-press": tech(
    2,
    { building: "university", cheaper: "the-louvre" },
    { stackingLimit: 4, ...COINS },
    may("cityManagement", { culture: 5 }, addCoinHere),
  ),
  sailing: tech(2, {}, { travelSpeed: 4, water: "end" }),

  banking: tech(
    3,
    { building: "bank", cheaper: "big-ben" },
    {},
    may("cityManagement", { wheat: 1 }, cityProduction(7)),
  ),
  biology: tech(3, {}, { stackingLimit: 5 }, oncePerBattle(may("battleTurn", FREE, heal("all")))),
  communism: tech(
    3,
    { government: "communism-gov", cheaper: "the-kremlin" },
    {},
    may("movementInterrupt", { spy: 1 }, lockSquare),
  ),
  ecology: fromTheExpansion(
    tech(
      3,
      {},
      { advanceTradeDiscountPerCoins: 3 },
      may("startOfTurn", { wheat: 1 }, changeTerrain("empty", "desert", "forest", "grassland", "water")),
    ),
  ),
  gunpowder: tech(
    3,
    { unit: unit("infantry", 3) },
    {},
    may("cityManagement", { any: 2 }, chooseOne([obsoleteWonder("ancient", "medieval")], [destroyBuildings("any")])),
  ),
  "metal-casting": tech(
    3,
    { unit: unit("artillery", 3), cheaper: "statue-of-liberty" },
    {},
    may("cityManagement", { incense: 1 }, gain({ culture: 7 })),
  ),
  "military-science": tech(3, { building: "academy" }, { cityProductionPerCoins: 3 }),
  railroad: tech(3, { building: "iron-mine", unit: unit("mounted", 3) }, { coin: 1 }),
  "steam-power": tech(3, {}, { travelSpeed: 5, water: "end" }, may("cityManagement", { silk: 1 }, teleport("water"))),
  theology: tech(3, { government: "fundamentalism", building: "cathedral", cheaper: "angkor-wat" }, { cultureHand: 1 }),

  "atomic-theory": tech(
    4,
    {},
    {},
    may("cityManagement", { uranium: 1 }, extraActionEachCity),
    may("movement", { uranium: 1 }, nukeCity),
  ),
  ballistics: tech(4, { unit: unit("artillery", 4) }, {}, may("battleTurn", { iron: 1 }, dealWounds(6))),
  combustion: tech(
    4,
    { unit: unit("mounted", 4) },
    { breakWallsOnAttack: true },
    oncePerRound(mayEachTime("armyEndsMove", FREE, destroyBuildings("here"))),
  ),
  computers: tech(4, {}, { coin: 1, battleHandPerCoins: 5, cultureHandPerCoins: 5 }),
  flight: tech(4, { unit: unit("aircraft", 1) }, { travelSpeed: 6, water: "end", ignoreObstacles: true }),
  "mass-media": tech(
    4,
    { cheaper: "cristo-redentor" },
    { cultureEventsUncancellable: true },
    may("response", { spy: 1 }, cancel("resource-ability")),
  ),
  plastics: fromTheExpansion(
    tech(
      4,
      {},
      {},
      may(
        "startOfTurn",
        FREE,
        chooseOne([buildUnits("unlocked")], [buildFigure("any-city")], [buildBuildings("unlocked")]),
      ),
      may("cityManagement", { wheat: 1 }, cityProduction(10)),
    ),
  ),
  "replaceable-parts": tech(4, { unit: unit("infantry", 4) }, { stackingLimit: 6 }),

  "space-flight": tech(5, {}, {}, eachTime("learnThis", winByTech)),
});
