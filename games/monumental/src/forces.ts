import { HEROES } from "./content/heroes.ts";
import { heroAt } from "./map.ts";
import { type Monumental, type Owner, type Realm, realmOf, type SpaceNumber, spaceAt } from "./state.ts";

/** The units of one civilization on one space. */
export interface Units {
  readonly soldiers: number;
  readonly warlord: boolean;
  /** A unit hero (MO-12.8). */
  readonly hero: boolean;
}

export const sizeOf = ({ soldiers, warlord, hero }: Units): number => soldiers + (warlord ? 1 : 0) + (hero ? 1 : 0);

export const hasUnitHero = ({ hero }: Realm): boolean => hero !== null && HEROES[hero.id].unit;

/** The units its owner has on a space. */
export function unitsOn(m: Monumental, n: SpaceNumber): Units {
  const { owner, soldiers } = spaceAt(m, n);
  if (owner === null) return { soldiers: 0, warlord: false, hero: false };
  const realm = realmOf(m, owner);
  return { soldiers, warlord: realm.warlord === n, hero: hasUnitHero(realm) && heroAt(m, owner, n) };
}

export function countUnits(m: Monumental, n: SpaceNumber): number {
  const { owner, soldiers } = spaceAt(m, n);
  if (owner === null) return 0;
  const realm = realmOf(m, owner);
  return soldiers + (realm.warlord === n ? 1 : 0) + (hasUnitHero(realm) && realm.hero?.space === n ? 1 : 0);
}

/** MO-9.5: how many units may leave; one must stay in a province without outpost. */
export function countFree(m: Monumental, n: SpaceNumber): number {
  const { tile, outpost } = spaceAt(m, n);
  const units = countUnits(m, n);
  return tile === "capital" || outpost ? units : units - 1;
}

/** Moves units of one civilization; a captured or emptied province is settled by `settleControl`. */
export function moveGroup(m: Monumental, owner: Owner, from: SpaceNumber, to: SpaceNumber, units: Units): void {
  const realm = realmOf(m, owner);
  spaceAt(m, from).soldiers -= units.soldiers;
  spaceAt(m, to).soldiers += units.soldiers;
  if (units.warlord) realm.warlord = to;
  if (units.hero && realm.hero !== null) realm.hero.space = to;
}

/** MO-9.45: sends soldiers and the warlord home. A destroyed hero is returned by whoever destroys it. */
export function sendHome(m: Monumental, owner: Owner, from: SpaceNumber, soldiers: number, warlord: boolean): void {
  const { capital } = realmOf(m, owner);
  if (capital === null) throw new Error("a civilization without a capital has no units");
  moveGroup(m, owner, from, capital, { soldiers, warlord, hero: false });
}
