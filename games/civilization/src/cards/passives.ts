import type { Seat } from "@civitas/kernel";
import type { Card } from "../content/card.ts";
import { CIVILIZATIONS } from "../content/civilizations.ts";
import { GOVERNMENTS } from "../content/governments.ts";
import { GREAT_CARDS } from "../content/great-cards.ts";
import {
  CIVILIZATION_IDS,
  type CivilizationId,
  GOVERNMENT_IDS,
  type GovernmentId,
  GREAT_CARD_IDS,
  type GreatCardId,
  INVESTMENT_IDS,
  type InvestmentId,
  TECH_IDS,
  type TechId,
  WONDER_IDS,
  type WonderId,
} from "../content/ids.ts";
import { INVESTMENTS } from "../content/investments.ts";
import type { PassiveKey, Passives } from "../content/passive.ts";
import { TECHS } from "../content/techs.ts";
import { WONDERS } from "../content/wonders.ts";
import { knows } from "../research/pyramid.ts";
import { type Realm, realmOf, type World } from "../state.ts";
import { greatCardWorks, wonderWorks } from "./working.ts";

/** The keys whose values are numbers. */
type NumberKey = { [Key in PassiveKey]: Passives[Key] extends number ? Key : never }[PassiveKey];

/** A card that changes something while a player has it. */
type Where =
  | { readonly kind: "civilization"; readonly id: CivilizationId }
  | { readonly kind: "tech"; readonly id: TechId }
  | { readonly kind: "government"; readonly id: GovernmentId }
  | { readonly kind: "wonder"; readonly id: WonderId }
  | { readonly kind: "great-card"; readonly id: GreatCardId }
  /** CV-20.6: with at least this many markers, and too few for the next level. */
  | { readonly kind: "investment"; readonly id: InvestmentId; readonly least: number; readonly below: number };

/** The cards of the box that have a key, with its value. Few do, so only these are looked for among the player's. */
type Found<Value> = readonly { readonly on: Where; readonly value: Value }[];

function having<Id extends string, Key extends PassiveKey>(
  ids: readonly Id[],
  cards: Readonly<Record<Id, Card>>,
  key: Key,
  where: (id: Id) => Where,
): Found<Passives[Key]> {
  return ids.flatMap((id) => {
    const value = cards[id].passive[key];
    return value === undefined ? [] : [{ on: where(id), value }];
  });
}

const invested = <Key extends PassiveKey>(key: Key): Found<Passives[Key]> =>
  INVESTMENT_IDS.flatMap((id) =>
    INVESTMENTS[id].flatMap(({ markers, passive }, n, levels) => {
      const value = passive[key];
      const below = levels[n + 1]?.markers ?? Number.POSITIVE_INFINITY;
      return value === undefined ? [] : [{ on: { kind: "investment" as const, id, least: markers, below }, value }];
    }),
  );

const FOUND: { [Key in PassiveKey]?: Found<Passives[Key]> } = {};

function find<Key extends PassiveKey>(key: Key): Found<Passives[Key]> {
  const known: Found<Passives[Key]> | undefined = FOUND[key];
  if (known !== undefined) return known;
  const found: Found<Passives[Key]> = [
    ...having(CIVILIZATION_IDS, CIVILIZATIONS, key, (id) => ({ kind: "civilization", id })),
    ...having(TECH_IDS, TECHS, key, (id) => ({ kind: "tech", id })),
    ...having(GOVERNMENT_IDS, GOVERNMENTS, key, (id) => ({ kind: "government", id })),
    ...having(WONDER_IDS, WONDERS, key, (id) => ({ kind: "wonder", id })),
    ...having(GREAT_CARD_IDS, GREAT_CARDS, key, (id) => ({ kind: "great-card", id })),
    ...invested(key),
  ];
  Object.assign(FOUND, { [key]: found });
  return found;
}

function works(w: World, seat: Seat, card: Where): boolean {
  const realm = realmOf(w, seat);
  switch (card.kind) {
    case "civilization":
      return realm.civilization === card.id;
    case "tech":
      return knows(realm, card.id);
    case "government":
      return realm.government === card.id;
    case "wonder":
      return wonderWorks(w, seat, card.id);
    case "great-card":
      return isUp(realm, card.id) && greatCardWorks(w, seat, card.id);
    case "investment": {
      const markers = w.settings.investments ? realm.investments[card.id] : 0;
      return card.least <= markers && markers < card.below;
    }
  }
}

/** CV-19.15: a great person card works by itself once it lies face up. */
function isUp({ greatCards }: Realm, id: GreatCardId): boolean {
  for (const card of greatCards) if (card.id === id) return card.up;
  return false;
}

/** What the cards of a player change permanently. */
export const passives = {
  sum(w: World, seat: Seat, key: NumberKey): number {
    let total = 0;
    for (const { on, value } of find(key)) if (works(w, seat, on)) total += value;
    return total;
  },

  /** The highest counts (CV-21.3, CV-21.7). */
  highest(w: World, seat: Seat, key: NumberKey, least: number): number {
    let best = least;
    for (const { on, value } of find(key)) if (value > best && works(w, seat, on)) best = value;
    return best;
  },

  /** CV-0.16: one for every `n` coins. */
  perCoins(w: World, seat: Seat, key: NumberKey, coins: () => number): number {
    let total = 0;
    for (const { on, value } of find(key)) if (works(w, seat, on)) total += Math.floor(coins() / value);
    return total;
  },

  has(w: World, seat: Seat, key: PassiveKey): boolean {
    for (const { on } of find(key)) if (works(w, seat, on)) return true;
    return false;
  },

  /** Every value of a key on the player's working cards. */
  all<Key extends PassiveKey>(w: World, seat: Seat, key: Key): Passives[Key][] {
    const all: Passives[Key][] = [];
    for (const { on, value } of find(key)) if (works(w, seat, on)) all.push(value);
    return all;
  },
};
