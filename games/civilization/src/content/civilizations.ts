import { saveKilledUnits } from "../verbs/battle.ts";
import { buildBuildings, buildUnits } from "../verbs/build.ts";
import { advance } from "../verbs/culture.ts";
import { gain, gainPer } from "../verbs/gain.ts";
import { gainResource } from "../verbs/resources.ts";
import { type Ability, eachTime, FREE, mayEachTime } from "./ability.ts";
import type { Box } from "./box.ts";
import { type Card, dictionary } from "./card.ts";
import type { CivilizationId, GovernmentId, TechId, TileId } from "./ids.ts";
import type { Passive } from "./passive.ts";

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

export interface CivilizationSheet extends Card {
  readonly tech: TechId;
  readonly government: GovernmentId;
  readonly homeTile: TileId;
  readonly begins: Beginning | null;
}

interface Start {
  readonly set: Box;
  readonly tech: TechId;
  readonly government?: GovernmentId;
  readonly begins?: Beginning;
}

const civilization = (
  homeTile: TileId,
  { set, tech, government = "despotism", begins }: Start,
  passive: Passive,
  ...abilities: readonly Ability[]
): CivilizationSheet => ({ set, tech, government, homeTile, begins: begins ?? null, passive, abilities });

/** CV-30. */
export const CIVILIZATIONS: Readonly<Record<CivilizationId, CivilizationSheet>> = dictionary<
  Readonly<Record<CivilizationId, CivilizationSheet>>
>({
  americans: civilization(
    "home-americans",
    { set: "base", tech: "currency", begins: "great-person" },
    { rushProduction: 2 },
  ),
  arabs: civilization(
    "home-arabs",
    { set: "ff", tech: "mathematics", begins: "market-resources" },
    {},
    eachTime("spendResource", gainPer("resources-spent", { culture: 1 })),
    eachTime("invest", advance),
  ),
  chinese: civilization(
    "home-chinese",
    { set: "base", tech: "writing", begins: "walls" },
    {},
    eachTime("exploreSite", gain({ culture: 3 })),
    mayEachTime("endBattle", FREE, saveKilledUnits(1)),
  ),
  egyptians: civilization(
    "home-egyptians",
    { set: "base", tech: "construction", begins: "wonder" },
    { freeBuildingAction: true },
  ),
  germans: civilization(
    "home-germans",
    { set: "base", tech: "metalworking", begins: "infantry" },
    {},
    eachTime("learnUnitTech", buildUnits("of-the-tech"), gainResource),
  ),
  greeks: civilization(
    "home-greeks",
    { set: "ff", tech: "democracy", government: "democracy-gov" },
    { drawExtraGreatPerson: 1 },
    eachTime("learnTech", gainPer("players-behind", { culture: 1 })),
  ),
  indians: civilization(
    "home-indians",
    { set: "ff", tech: "agriculture", begins: "metropolis" },
    { wildResources: true, artsCulturePerResource: 1 },
  ),
  romans: civilization(
    "home-romans",
    { set: "base", tech: "code-of-laws", government: "republic" },
    {},
    eachTime("glory", advance),
  ),
  russians: civilization(
    "home-russians",
    { set: "base", tech: "communism", government: "communism-gov", begins: "army" },
    { stackingLimitBonus: 1, espionage: true },
  ),
  spanish: civilization(
    "home-spanish",
    { set: "ff", tech: "navigation", begins: "scout" },
    { travelSpeedBonus: 1 },
    mayEachTime("discoverTile", FREE, buildBuildings("basic")),
  ),
});

/** CV-4.11. */
export const EXTRA_INFANTRY = 2;
