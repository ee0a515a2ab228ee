import {
  drawUse,
  gain,
  mayArchive,
  policyBonuses,
  type Resources,
  take,
  wonderSection,
} from "@civitas/monumental-family";
import type { Verbs } from "../verbs/grammar.ts";
import { moveExplorers } from "../verbs/move-explorers.ts";

/** Which provinces an attack hits. */
export type AttackReach = "own" | "adjacent" | "own-and-adjacent" | "all";

/** One part of a monster's attack. Numbers must be fulfilled as far as possible. */
export type Attack =
  | { readonly attack: "lone-soldiers"; readonly reach: AttackReach }
  | { readonly attack: "units"; readonly n: number; readonly reach: AttackReach; readonly least: number }
  | { readonly attack: "all-but"; readonly n: number; readonly reach: AttackReach }
  | { readonly attack: "warlords"; readonly reach: AttackReach }
  | { readonly attack: "explorers"; readonly reach: AttackReach }
  | { readonly attack: "knowledge-or-gold"; readonly gold: number }
  | { readonly attack: "wonder-or-half" }
  | { readonly attack: "outpost"; readonly reach: AttackReach }
  | { readonly attack: "gold-or-card"; readonly gold: number }
  | { readonly attack: "construction"; readonly gold: number };

export interface MonsterCard {
  /** The Kraken lives in the water (MO-13.3). */
  readonly inWater: boolean;
  /** More defence for whoever controls its province. */
  readonly defence: number;
  /** No explorer takes a token in its province. */
  readonly guardsTokens: boolean;
  readonly attacks: readonly Attack[];
  readonly price: Resources;
  readonly gain: Verbs;
}

const monster = (
  attacks: readonly Attack[],
  price: Resources,
  reward: Verbs,
  special: Partial<Pick<MonsterCard, "inWater" | "defence" | "guardsTokens">> = {},
): MonsterCard => ({ inWater: false, defence: 0, guardsTokens: false, ...special, attacks, price, gain: reward });

/** First the attack, then what it costs to defeat it, and what that brings. */
const monsters = {
  mogwai: monster([{ attack: "lone-soldiers", reach: "all" }], { gold: 4 }, [policyBonuses("all")]),
  kraken: monster(
    [
      { attack: "units", n: 1, reach: "adjacent", least: 1 },
      { attack: "explorers", reach: "adjacent" },
    ],
    { military: 5 },
    [gain({ culture: 2, gold: 1 })],
    { inWater: true },
  ),
  minotaur: monster([{ attack: "all-but", n: 1, reach: "own" }], { military: 4 }, [gain({ gold: 4 })]),
  hydra: monster(
    [{ attack: "units", n: 1, reach: "own-and-adjacent", least: 2 }],
    { military: 3, science: 2 },
    [gain({ culture: 2 })],
    { defence: 2 },
  ),
  fenrir: monster([{ attack: "warlords", reach: "all" }], { military: 5 }, [gain({ culture: 1, gold: 2 })]),
  sphinx: monster([{ attack: "knowledge-or-gold", gold: 3 }], { science: 5 }, [take("knowledge")]),
  dragon: monster([{ attack: "wonder-or-half" }], { production: 4, military: 2 }, [gain({ culture: 2, gold: 1 })]),
  cyclops: monster([{ attack: "outpost", reach: "own-and-adjacent" }], { military: 4 }, [gain({ production: 5 })]),
  oni: monster([{ attack: "gold-or-card", gold: 1 }], { military: 3, gold: 1 }, [gain({ culture: 1 }), mayArchive(2)]),
  basilisk: monster(
    [{ attack: "explorers", reach: "own-and-adjacent" }],
    { science: 4 },
    [gain({ culture: 1 }), drawUse(2, 1)],
    { guardsTokens: true },
  ),
  roc: monster([{ attack: "units", n: 1, reach: "all", least: 3 }], { military: 4 }, [
    gain({ gold: 2 }),
    moveExplorers(3),
  ]),
  golem: monster([{ attack: "construction", gold: 2 }], { production: 5 }, [wonderSection(4), gain({ culture: 1 })]),
} satisfies Record<string, MonsterCard>;

export type MonsterId = keyof typeof monsters;
export const MONSTERS: Readonly<Record<MonsterId, MonsterCard>> = monsters;
export const MONSTER_IDS: readonly MonsterId[] = Object.keys(monsters).filter((id): id is MonsterId => id in monsters);
