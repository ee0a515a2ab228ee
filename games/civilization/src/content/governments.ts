import { gain } from "../verbs/gain.ts";
import { harvest } from "../verbs/resources.ts";
import { type Ability, FREE, happens, may } from "./ability.ts";
import { type Card, dictionary } from "./card.ts";
import type { GovernmentId, TechId } from "./ids.ts";
import type { Passive } from "./passive.ts";

export interface Government extends Card {
  /** CV-9.2; Despotism is always unlocked, Anarchy never chosen for a tech. */
  readonly tech: TechId | null;
}

const government = (tech: TechId | null, passive: Passive, ...abilities: readonly Ability[]): Government => ({
  set: "base",
  tech,
  passive,
  abilities,
});

/** CV-9.1. */
export const GOVERNMENTS: Readonly<Record<GovernmentId, Government>> = dictionary<
  Readonly<Record<GovernmentId, Government>>
>({
  anarchy: government(null, { capitalNoAction: true }),
  despotism: government(null, {}),
  republic: government("code-of-laws", { scoutsExploreHuts: true }),
  feudalism: government("chivalry", {}, may("startOfTurn", FREE, harvest)),
  "monarchy-gov": government("monarchy", { capitalArtsCulture: 2 }),
  "democracy-gov": government("democracy", { cannotAttackPlayers: true }, happens("startOfTurn", gain({ trade: 2 }))),
  "communism-gov": government("communism", { cityProduction: 2, noCultureFrom: ["temple", "cathedral"] }),
  fundamentalism: government("theology", { battleHand: 1, noTradeFrom: ["library", "university"] }),
});
