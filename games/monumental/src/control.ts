import { HEROES } from "./content/heroes.ts";
import { countUnits } from "./forces.ts";
import { type Hero, type Monumental, type Owner, realmOf, type SpaceNumber, spaceAt } from "./state.ts";

/** MO-12.17: card and figure go to the hero row; the former owner keeps nothing. */
export function returnHero(m: Monumental, owner: Owner): Hero | null {
  const realm = realmOf(m, owner);
  const { hero } = realm;
  if (hero === null) return null;
  realm.hero = null;
  m.heroRow.push(hero.id);
  return hero;
}

/**
 * MO-9.2, MO-13.13: a province without unit and outpost is nobody's. A hero that stood there returns (MO-12.12). Says
 * who has lost it.
 */
export function settleControl(m: Monumental, n: SpaceNumber): Owner | null {
  const space = spaceAt(m, n);
  const { owner } = space;
  if (owner === null || space.tile === "capital" || space.outpost || countUnits(m, n) > 0) return null;
  space.owner = null;
  const { hero } = realmOf(m, owner);
  if (hero !== null && hero.space === n && HEROES[hero.id].deploy === "province") returnHero(m, owner);
  return owner;
}
