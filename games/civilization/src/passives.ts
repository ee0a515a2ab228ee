import type { Seat } from "@civitas/kernel";
import { type Card, dictionary } from "./content/card.ts";
import { CIVILIZATIONS } from "./content/civilizations.ts";
import { GOVERNMENTS } from "./content/governments.ts";
import { GREAT_CARDS } from "./content/great-cards.ts";
import { INVESTMENT_IDS } from "./content/ids.ts";
import { INVESTMENTS, investmentPassive } from "./content/investments.ts";
import type { PassiveKey, Passives } from "./content/passive.ts";
import { TECHS } from "./content/techs.ts";
import { WONDERS } from "./content/wonders.ts";
import { realmOf, type World } from "./state.ts";
import { greatCardWorks, wonderWorks } from "./working.ts";

/** The keys whose values are numbers. */
type NumberKey = { [Key in PassiveKey]: Passives[Key] extends number ? Key : never }[PassiveKey];

/** The cards of one kind that have a key, with its value; nothing if none has it. */
type Having<Value> = Readonly<Record<string, Value>> | undefined;

/** Where in the box a key is found: only those cards are looked at. */
interface Found<Value> {
  readonly civilizations: Having<Value>;
  readonly techs: Having<Value>;
  readonly governments: Having<Value>;
  readonly wonders: Having<Value>;
  readonly greatCards: Having<Value>;
  readonly investments: boolean;
}

function having<Key extends PassiveKey>(cards: Readonly<Record<string, Card>>, key: Key): Having<Passives[Key]> {
  const values: Record<string, Passives[Key]> = dictionary({});
  for (const [id, { passive }] of Object.entries(cards)) {
    const value = passive[key];
    if (value !== undefined) values[id] = value;
  }
  return Object.keys(values).length === 0 ? undefined : values;
}

const FOUND: { [Key in PassiveKey]?: Found<Passives[Key]> } = {};

function find<Key extends PassiveKey>(key: Key): Found<Passives[Key]> {
  const known: Found<Passives[Key]> | undefined = FOUND[key];
  if (known !== undefined) return known;
  const found: Found<Passives[Key]> = {
    civilizations: having(CIVILIZATIONS, key),
    techs: having(TECHS, key),
    governments: having(GOVERNMENTS, key),
    wonders: having(WONDERS, key),
    greatCards: having(GREAT_CARDS, key),
    investments: Object.values(INVESTMENTS).some((levels) => levels.some(({ passive }) => passive[key] !== undefined)),
  };
  Object.assign(FOUND, { [key]: found });
  return found;
}

/** Every value of a key on the cards that work for a player. */
function values<Key extends PassiveKey>(w: World, seat: Seat, key: Key): readonly Passives[Key][] {
  const realm = realmOf(w, seat);
  const found = find(key);
  const all: Passives[Key][] = [];
  const own = realm.civilization === null ? undefined : found.civilizations?.[realm.civilization];
  if (own !== undefined) all.push(own);
  if (found.techs !== undefined) {
    for (const { tech } of realm.pyramid) {
      const value = tech === null ? undefined : found.techs[tech];
      if (value !== undefined) all.push(value);
    }
  }
  const ruled = found.governments?.[realm.government];
  if (ruled !== undefined) all.push(ruled);
  if (found.wonders !== undefined) {
    for (const { id, obsolete } of realm.wonders) {
      const value = obsolete ? undefined : found.wonders[id];
      if (value !== undefined && wonderWorks(w, seat, id)) all.push(value);
    }
  }
  if (found.greatCards !== undefined) {
    for (const { id, up } of realm.greatCards) {
      const value = up ? found.greatCards[id] : undefined;
      if (value !== undefined && greatCardWorks(w, seat, id)) all.push(value);
    }
  }
  if (!found.investments || !w.settings.investments) return all;
  for (const id of INVESTMENT_IDS) {
    const value = investmentPassive(id, realm.investments[id])[key];
    if (value !== undefined) all.push(value);
  }
  return all;
}

/** What the cards of a player change all the time. */
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

  /** CV-0.16: one for every so many coins. */
  perCoins(w: World, seat: Seat, key: NumberKey, coins: () => number): number {
    let total = 0;
    for (const value of values(w, seat, key)) total += Math.floor(coins() / value);
    return total;
  },

  has: (w: World, seat: Seat, key: PassiveKey): boolean => values(w, seat, key).length > 0,

  all: values,
};
