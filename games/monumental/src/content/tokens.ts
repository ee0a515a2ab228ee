import { chooseOne, drawUse, gain, mayArchive, type Resources } from "@civitas/monumental-family";
import type { Verb, Verbs } from "../verbs/grammar.ts";
import { moveExplorers } from "../verbs/move-explorers.ts";
import type { BarbarianValue } from "./maps.ts";
import { MONSTER_IDS, type MonsterId } from "./monsters.ts";

/** A token that a conqueror takes: barbarians, a free town, or barbarians that hide a monster. */
export interface DiscoveryToken {
  readonly kind: "barbarian" | "town" | "monster";
  readonly copies: number;
  /** MO-9.7: what barbarians add to the defence. */
  readonly value: number;
  /** MO-9.14: what a free town costs beside the military. */
  readonly cost: Resources;
  /** The hidden side: one of two rewards. */
  readonly reward: Verbs;
  readonly monster: MonsterId | null;
}

const barbarian = (value: BarbarianValue, copies: number, other: Verbs): DiscoveryToken => ({
  kind: "barbarian",
  copies,
  value,
  cost: {},
  reward: [chooseOne<Verb>([gain({ gold: value })], other)],
  monster: null,
});

const town = (cost: Resources, other: Resources): DiscoveryToken => ({
  kind: "town",
  copies: 1,
  value: 0,
  cost,
  reward: [chooseOne<Verb>([gain({ culture: 1 })], [gain(other)])],
  monster: null,
});

const discoveries = {
  "barbarian-1-archive": barbarian(1, 5, [mayArchive(1)]),
  "barbarian-1-draw": barbarian(1, 5, [drawUse(1, 1)]),
  "barbarian-1-scout": barbarian(1, 4, [moveExplorers(2)]),
  "barbarian-2-culture": barbarian(2, 8, [gain({ culture: 1 })]),
  "barbarian-2-archive": barbarian(2, 4, [mayArchive(2)]),
  "barbarian-2-draw": barbarian(2, 4, [drawUse(2, 1)]),
  "barbarian-3-culture": barbarian(3, 5, [gain({ culture: 2 })]),
  "barbarian-3-archive": barbarian(3, 5, [gain({ culture: 1 }), mayArchive(1)]),

  "town-samarkand": town({ science: 2 }, { production: 3 }),
  "town-petra": town({ production: 2 }, { science: 3 }),
  "town-palmyra": town({ science: 2 }, { military: 3 }),
  "town-timbuktu": town({ production: 2 }, { gold: 2 }),
  "town-ragusa": town({ production: 2 }, { military: 3 }),
  "town-malacca": town({ science: 2 }, { gold: 2 }),
  "town-carthage": town({ production: 3 }, { military: 4 }),
  "town-novgorod": town({ science: 3 }, { production: 4 }),
  "town-aleppo": town({ production: 3 }, { science: 4 }),
  "town-kilwa": town({ science: 3 }, { gold: 3 }),
} satisfies Record<string, DiscoveryToken>;

export type DiscoveryId = keyof typeof discoveries;
export type TownId = Extract<DiscoveryId, `town-${string}`>;
export const isTown = (id: string): id is TownId => id.startsWith("town-");
export type MonsterTokenId = `monster-${MonsterId}`;
export type TokenId = DiscoveryId | MonsterTokenId;

/** MO-13.1, MO-13.2: in front barbarians of value 2, on the back a monster; its whole reward is 1 culture. */
const monsterToken = (monster: MonsterId): DiscoveryToken => ({
  kind: "monster",
  copies: 1,
  value: 2,
  cost: {},
  reward: [gain({ culture: 1 })],
  monster,
});

export const monsterTokenOf = (id: MonsterId): MonsterTokenId => `monster-${id}`;

export const TOKENS: Readonly<Record<TokenId, DiscoveryToken>> = Object.assign(
  Object.create(null),
  discoveries,
  Object.fromEntries(MONSTER_IDS.map((id) => [monsterTokenOf(id), monsterToken(id)])),
);

export const DISCOVERY_IDS: readonly DiscoveryId[] = Object.keys(discoveries).filter(
  (id): id is DiscoveryId => id in discoveries,
);
export const MONSTER_TOKEN_IDS: readonly MonsterTokenId[] = MONSTER_IDS.map(monsterTokenOf);

/** Every copy of the tokens of a kind. */
export const copiesOf = (ids: readonly DiscoveryId[]): DiscoveryId[] =>
  ids.flatMap((id) => Array<DiscoveryId>(TOKENS[id].copies).fill(id));

/** MO-1.7: each market has one token of each of these. */
export const MARKET_GOODS = ["production", "science", "military", "gold", "culture"] as const;
export type MarketGood = (typeof MARKET_GOODS)[number];

/** What a market token gives. */
export const GOODS: Readonly<Record<MarketGood, Resources>> = {
  production: { production: 4 },
  science: { science: 4 },
  military: { military: 4 },
  gold: { gold: 3 },
  culture: { culture: 2 },
};

/** MO-11.31: the number of resources shown. */
export const goodSize = (good: MarketGood): number => GOODS[good][good] ?? 0;
