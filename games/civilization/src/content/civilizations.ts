import { type Ability, eachTime, FREE, mayEachTime } from "../verbs/ability.ts";
import { saveKilledUnits } from "../verbs/battle.ts";
import { buildBuildings, buildUnits } from "../verbs/build.ts";
import { advance } from "../verbs/culture.ts";
import { gain, gainPer } from "../verbs/gain.ts";
import type { Passive } from "../verbs/passive.ts";
import { gainResource } from "../verbs/resources.ts";
import type { Box } from "./box.ts";
import { type Card, dictionary } from "./card.ts";
import type { GovernmentId } from "./governments.ts";
import type { TechId } from "./techs.ts";
import type { HomeTileId } from "./tiles.ts";

/** CV-4.8 to CV-4.15: what a civilization begins with besides the usual. */
export type Beginning =
  | "great-person"
  | "market-resources"
  | "walls"
  | "wonder"
  | "infantry"
  | "metropolis"
  | "army"
  | "scout";

export interface Civilization extends Card {
  readonly tech: TechId;
  readonly government: GovernmentId;
  readonly homeTile: HomeTileId;
  readonly begins: Beginning | null;
}

export const CIVILIZATION_IDS = [
  "americans",
  "arabs",
  "chinese",
  "egyptians",
  "germans",
  "greeks",
  "indians",
  "romans",
  "russians",
  "spanish",
] as const;
export type CivilizationId = (typeof CIVILIZATION_IDS)[number];

interface Start {
  readonly box: Box;
  readonly tech: TechId;
  readonly government?: GovernmentId;
  readonly begins?: Beginning;
}

const civilization = (
  homeTile: HomeTileId,
  { box, tech, government = "despotism", begins }: Start,
  passive: Passive,
  ...abilities: readonly Ability[]
): Civilization => ({ box, tech, government, homeTile, begins: begins ?? null, passive, abilities });

const table: Readonly<Record<CivilizationId, Civilization>> = {
  americans: civilization(
    "home-americans",
    { box: "base", tech: "currency", begins: "great-person" },
    { rushProduction: 2 },
  ),
  arabs: civilization(
    "home-arabs",
    { box: "ff", tech: "mathematics", begins: "market-resources" },
    {},
    eachTime("spendResource", gainPer("resources-spent", { culture: 1 })),
    eachTime("invest", advance),
  ),
  chinese: civilization(
    "home-chinese",
    { box: "base", tech: "writing", begins: "walls" },
    {},
    eachTime("exploreSite", gain({ culture: 3 })),
    mayEachTime("endBattle", FREE, saveKilledUnits(1)),
  ),
  egyptians: civilization(
    "home-egyptians",
    { box: "base", tech: "construction", begins: "wonder" },
    { freeBuildingAction: true },
  ),
  germans: civilization(
    "home-germans",
    { box: "base", tech: "metalworking", begins: "infantry" },
    {},
    eachTime("learnUnitTech", buildUnits("of-the-tech"), gainResource),
  ),
  greeks: civilization(
    "home-greeks",
    { box: "ff", tech: "democracy", government: "democracy-gov" },
    { drawExtraGreatPerson: 1 },
    eachTime("learnTech", gainPer("players-behind", { culture: 1 })),
  ),
  indians: civilization(
    "home-indians",
    { box: "ff", tech: "agriculture", begins: "metropolis" },
    { wildResources: true, artsCulturePerResource: 1 },
  ),
  romans: civilization(
    "home-romans",
    { box: "base", tech: "code-of-laws", government: "republic" },
    {},
    eachTime("glory", advance),
  ),
  russians: civilization(
    "home-russians",
    { box: "base", tech: "communism", government: "communism-gov", begins: "army" },
    { stackingLimitBonus: 1, espionage: true },
  ),
  spanish: civilization(
    "home-spanish",
    { box: "ff", tech: "navigation", begins: "scout" },
    { travelSpeedBonus: 1 },
    mayEachTime("discoverTile", FREE, buildBuildings("basic")),
  ),
};

export const CIVILIZATIONS = dictionary(table);

/** CV-4.11. */
export const EXTRA_INFANTRY = 2;
