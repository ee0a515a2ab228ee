import { type Ability, FREE, happens, may } from "../verbs/ability.ts";
import { gain } from "../verbs/gain.ts";
import type { Passive } from "../verbs/passive.ts";
import { harvest } from "../verbs/resources.ts";
import { type Card, dictionary } from "./card.ts";
import type { TechId } from "./techs.ts";

export interface Government extends Card {
  /** CV-9.2; Despotism is always unlocked, Anarchy never chosen for a tech. */
  readonly tech: TechId | null;
}

const government = (tech: TechId | null, passive: Passive, ...abilities: readonly Ability[]): Government => ({
  box: "base",
  tech,
  passive,
  abilities,
});

export const GOVERNMENT_IDS = [
  "anarchy",
  "despotism",
  "republic",
  "feudalism",
  "monarchy-gov",
  "democracy-gov",
  "communism-gov",
  "fundamentalism",
] as const;
export type GovernmentId = (typeof GOVERNMENT_IDS)[number];

const table: Readonly<Record<GovernmentId, Government>> = {
  anarchy: government(null, { capitalNoAction: true }),
  despotism: government(null, {}),
  republic: government("code-of-laws", { scoutsExploreHuts: true }),
  feudalism: government("chivalry", {}, may("startOfTurn", FREE, harvest)),
  "monarchy-gov": government("monarchy", { capitalArtsCulture: 2 }),
  "democracy-gov": government("democracy", { cannotAttackPlayers: true }, happens("startOfTurn", gain({ trade: 2 }))),
  "communism-gov": government("communism", { cityProduction: 2, noCultureFrom: ["temple", "cathedral"] }),
  fundamentalism: government("theology", { battleHand: 1, noTradeFrom: ["library", "university"] }),
};

/** CV-9.1. */
export const GOVERNMENTS = dictionary(table);
