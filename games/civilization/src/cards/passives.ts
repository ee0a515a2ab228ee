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
  TECH_IDS,
  type TechId,
  WONDER_IDS,
  type WonderId,
} from "../content/ids.ts";
import { INVESTMENTS, investmentPassive } from "../content/investments.ts";
import type { PassiveKey, Passives } from "../content/passive.ts";
import { TECHS } from "../content/techs.ts";
import { WONDERS } from "../content/wonders.ts";
import { knows } from "../research/pyramid.ts";
import { type Realm, realmOf, type World } from "../state.ts";
import { greatCardWorks, wonderWorks } from "./working.ts";

/** The keys whose values are numbers. */
type NumberKey = { [Key in PassiveKey]: Passives[Key] extends number ? Key : never }[PassiveKey];

/** The cards of one kind that have a key, with its value. */
type Having<Id, Value> = readonly { readonly id: Id; readonly value: Value }[];

/** Where in the box a key is found. Few cards have it, so only these are looked for among the player's. */
interface Found<Value> {
  readonly civilizations: Having<CivilizationId, Value>;
  readonly techs: Having<TechId, Value>;
  readonly governments: Having<GovernmentId, Value>;
  readonly wonders: Having<WonderId, Value>;
  readonly greatCards: Having<GreatCardId, Value>;
  readonly investments: boolean;
}

function having<Id extends string, Key extends PassiveKey>(
  ids: readonly Id[],
  cards: Readonly<Record<Id, Card>>,
  key: Key,
): Having<Id, Passives[Key]> {
  return ids.flatMap((id) => {
    const value = cards[id].passive[key];
    return value === undefined ? [] : [{ id, value }];
  });
}

const FOUND: { [Key in PassiveKey]?: Found<Passives[Key]> } = {};

function find<Key extends PassiveKey>(key: Key): Found<Passives[Key]> {
  const known: Found<Passives[Key]> | undefined = FOUND[key];
  if (known !== undefined) return known;
  const found: Found<Passives[Key]> = {
    civilizations: having(CIVILIZATION_IDS, CIVILIZATIONS, key),
    techs: having(TECH_IDS, TECHS, key),
    governments: having(GOVERNMENT_IDS, GOVERNMENTS, key),
    wonders: having(WONDER_IDS, WONDERS, key),
    greatCards: having(GREAT_CARD_IDS, GREAT_CARDS, key),
    investments: Object.values(INVESTMENTS).some((levels) => levels.some(({ passive }) => passive[key] !== undefined)),
  };
  Object.assign(FOUND, { [key]: found });
  return found;
}

const NONE: readonly never[] = [];

function withAnother<T>(all: T[] | undefined, value: T): T[] {
  if (all === undefined) return [value];
  all.push(value);
  return all;
}

/** Every value of a key on the player's working cards. Mostly there is none, so a list is made for the first one only. */
function values<Key extends PassiveKey>(w: World, seat: Seat, key: Key): readonly Passives[Key][] {
  const realm = realmOf(w, seat);
  const found = find(key);
  let all: Passives[Key][] | undefined;
  for (const { id, value } of found.civilizations) if (realm.civilization === id) all = withAnother(all, value);
  for (const { id, value } of found.techs) if (knows(realm, id)) all = withAnother(all, value);
  for (const { id, value } of found.governments) if (realm.government === id) all = withAnother(all, value);
  for (const { id, value } of found.wonders) if (wonderWorks(w, seat, id)) all = withAnother(all, value);
  for (const { id, value } of found.greatCards)
    if (isUp(realm, id) && greatCardWorks(w, seat, id)) all = withAnother(all, value);
  if (!found.investments || !w.settings.investments) return all ?? NONE;
  for (const id of INVESTMENT_IDS) {
    const value = investmentPassive(id, realm.investments[id])[key];
    if (value !== undefined) all = withAnother(all, value);
  }
  return all ?? NONE;
}

/** CV-19.15: a great person card works by itself once it lies face up. */
const isUp = ({ greatCards }: Realm, id: GreatCardId): boolean => greatCards.some((card) => card.id === id && card.up);

/** What the cards of a player change permanently. */
export const passives = {
  sum(w: World, seat: Seat, key: NumberKey): number {
    let total = 0;
    for (const value of values(w, seat, key)) total += value;
    return total;
  },

  /** The highest counts (CV-21.3, CV-21.7). */
  highest(w: World, seat: Seat, key: NumberKey, least: number): number {
    let best = least;
    for (const value of values(w, seat, key)) best = Math.max(best, value);
    return best;
  },

  /** CV-0.16: one for every `n` coins. */
  perCoins(w: World, seat: Seat, key: NumberKey, coins: () => number): number {
    let total = 0;
    for (const value of values(w, seat, key)) total += Math.floor(coins() / value);
    return total;
  },

  has: (w: World, seat: Seat, key: PassiveKey): boolean => values(w, seat, key).length > 0,

  all: values,
};
