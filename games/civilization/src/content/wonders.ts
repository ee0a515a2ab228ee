import { buildBuildings, buildFigure } from "../verbs/build.ts";
import { buildWalls } from "../verbs/cities.ts";
import { addCoinHere } from "../verbs/coins.ts";
import { advance, drawCulture } from "../verbs/culture.ts";
import { gain } from "../verbs/gain.ts";
import { gainEachResource, gainResource } from "../verbs/resources.ts";
import { learnTech } from "../verbs/techs.ts";
import { type Ability, FREE, happens, may, mayEachTime, oncePerRound } from "./ability.ts";
import type { Box } from "./box.ts";
import { type Card, dictionary } from "./card.ts";
import { type Icons, printedIcons } from "./icons.ts";
import type { TechId, WonderId } from "./ids.ts";
import type { Passive } from "./passive.ts";

export const ERAS = ["ancient", "medieval", "modern"] as const;
export type Era = (typeof ERAS)[number];

/** CV-13.7. */
export const WONDER_ICONS: Readonly<Record<Era, Icons>> = {
  ancient: printedIcons({ culture: 1 }),
  medieval: printedIcons({ culture: 2 }),
  modern: printedIcons({ culture: 3 }),
};

export interface Wonder extends Card {
  readonly era: Era;
  /** CV-13.1: the price in production, and the price for those who know the tech. */
  readonly price: number;
  readonly cheaper: { readonly tech: TechId; readonly price: number } | null;
}

type Price = number | { readonly full: number; readonly tech: TechId; readonly with: number };

const wonder = (set: Box, era: Era, price: Price, passive: Passive, ...abilities: readonly Ability[]): Wonder => ({
  set,
  era,
  price: typeof price === "number" ? price : price.full,
  cheaper: typeof price === "number" ? null : { tech: price.tech, price: price.with },
  passive,
  abilities,
});

/** CV-1.7: seven of each era. */
export const WONDERS: Readonly<Record<WonderId, Wonder>> = dictionary<Readonly<Record<WonderId, Wonder>>>({
  stonehenge: wonder("base", "ancient", 10, {}, happens("startOfTurn", gain({ culture: 1 }))),
  "the-colossus": wonder(
    "base",
    "ancient",
    { full: 15, tech: "metalworking", with: 10 },
    {},
    happens("startOfTurn", gain({ trade: 3 })),
  ),
  "the-hanging-gardens": wonder(
    "base",
    "ancient",
    { full: 15, tech: "animal-husbandry", with: 10 },
    {},
    may("startOfTurn", FREE, buildFigure("here")),
  ),
  "the-oracle": wonder("base", "ancient", { full: 15, tech: "code-of-laws", with: 10 }, { opponentHandOpen: true }),
  "chichen-itza": wonder("ff", "ancient", { full: 15, tech: "currency", with: 10 }, { cityProduction: 3 }),
  "the-great-wall": wonder(
    "ff",
    "ancient",
    { full: 15, tech: "masonry", with: 10 },
    { lootAgainst: 1 },
    may("startOfTurn", FREE, buildWalls),
  ),
  "the-pyramids": wonder(
    "ff",
    "ancient",
    { full: 15, tech: "pottery", with: 10 },
    { allGovernments: true, immuneToAnarchy: true },
  ),

  "angkor-wat": wonder("base", "medieval", { full: 20, tech: "theology", with: 10 }, { harvestTokens: 2 }),
  "brandenburg-gate": wonder("base", "medieval", 15, { noEnemyEndInOutskirts: true }),
  "himeji-samurai-castle": wonder("base", "medieval", { full: 20, tech: "monarchy", with: 15 }, { unitStrength: 1 }),
  "porcelain-tower": wonder("base", "medieval", { full: 20, tech: "construction", with: 15 }, { researchThreshold: 5 }),
  "the-louvre": wonder(
    "ff",
    "medieval",
    { full: 20, tech: "printing-press", with: 15 },
    {},
    happens("startOfTurn", gain({ culture: 3 })),
  ),
  "machu-picchu": wonder(
    "ff",
    "medieval",
    { full: 20, tech: "irrigation", with: 15 },
    {},
    oncePerRound(mayEachTime("invest", FREE, gainResource)),
  ),
  "taj-mahal": wonder(
    "ff",
    "medieval",
    { full: 20, tech: "chivalry", with: 15 },
    {},
    may("startOfTurn", FREE, buildBuildings("unlocked")),
  ),

  "big-ben": wonder(
    "ff",
    "modern",
    { full: 25, tech: "banking", with: 20 },
    {},
    happens("startOfTurn", gainEachResource),
  ),
  "the-kremlin": wonder("ff", "modern", { full: 25, tech: "communism", with: 20 }, { resourcesForSpy: 2 }),
  "sydney-opera-house": wonder("ff", "modern", 25, {}, happens("startOfTurn", advance)),
  "cristo-redentor": wonder(
    "base",
    "modern",
    { full: 25, tech: "mass-media", with: 15 },
    { cultureHand: 4 },
    may("startOfTurn", FREE, drawCulture(2)),
  ),
  "panama-canal": wonder(
    "base",
    "modern",
    { full: 25, tech: "engineering", with: 20 },
    {},
    happens("startOfTurn", addCoinHere),
  ),
  "statue-of-liberty": wonder(
    "base",
    "modern",
    { full: 25, tech: "metal-casting", with: 20 },
    {},
    may("startOfTurn", FREE, learnTech("other-players")),
  ),
  "united-nations": wonder("base", "modern", 20, { untargetableByEvents: true }),
});
