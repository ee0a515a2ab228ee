import type { Seat } from "@civitas/kernel";
import { CIVILIZATIONS } from "./content/civilizations.ts";
import { GOVERNMENTS } from "./content/governments.ts";
import { GREAT_CARDS } from "./content/great-cards.ts";
import { INVESTMENT_IDS } from "./content/ids.ts";
import { investmentPassive } from "./content/investments.ts";
import type { PassiveKey, Passives } from "./content/passive.ts";
import { TECHS } from "./content/techs.ts";
import { WONDERS } from "./content/wonders.ts";
import { realmOf, type World } from "./state.ts";
import { greatCardWorks, wonderWorks } from "./working.ts";

/** The keys whose values are numbers. */
type NumberKey = { [Key in PassiveKey]: Passives[Key] extends number ? Key : never }[PassiveKey];

/** Every value of a key on the cards that work for a player. Only cards that have the key are looked at closely. */
function* values<Key extends PassiveKey>(w: World, seat: Seat, key: Key): Iterable<Passives[Key]> {
  const realm = realmOf(w, seat);
  const own = realm.civilization === null ? undefined : CIVILIZATIONS[realm.civilization].passive[key];
  if (own !== undefined) yield own;
  for (const { tech } of realm.pyramid) {
    const value = tech === null ? undefined : TECHS[tech].passive[key];
    if (value !== undefined) yield value;
  }
  const ruled = GOVERNMENTS[realm.government].passive[key];
  if (ruled !== undefined) yield ruled;
  for (const { id, obsolete } of realm.wonders) {
    const value = obsolete ? undefined : WONDERS[id].passive[key];
    if (value !== undefined && wonderWorks(w, seat, id)) yield value;
  }
  for (const { id, up } of realm.greatCards) {
    const value = up ? GREAT_CARDS[id].passive[key] : undefined;
    if (value !== undefined && greatCardWorks(w, seat, id)) yield value;
  }
  if (!w.settings.investments) return;
  for (const id of INVESTMENT_IDS) {
    const value = investmentPassive(id, realm.investments[id])[key];
    if (value !== undefined) yield value;
  }
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

  has(w: World, seat: Seat, key: PassiveKey): boolean {
    for (const _ of values(w, seat, key)) return true;
    return false;
  },

  all: values,
};
