import type { GameTable } from "./agenda.ts";
import { HEROES } from "./content/heroes.ts";
import { countUnits } from "./forces.ts";
import { ref } from "./refs.ts";
import { heroName, say, sayProvince } from "./say.ts";
import { type Hero, type Monumental, type Owner, realmOf, type SpaceNumber, spaceAt } from "./state.ts";

/** MO-12.17: card and figure go to the hero row; the former owner keeps nothing. */
export function returnHero(m: Monumental, table: GameTable, owner: Owner, clause: string): Hero | null {
  const realm = realmOf(m, owner);
  const { hero } = realm;
  if (hero === null) return null;
  realm.hero = null;
  m.heroRow.push(hero.id);
  table.tell(() => ({
    what: say("log.hero-returns", { hero: heroName(hero.id) }),
    clause,
    moves: [{ piece: ref.hero(hero.id), from: ref.realm(owner), to: ref.heroRow(hero.id) }],
  }));
  return hero;
}

/** MO-9.2, MO-13.13: a province without unit and outpost is nobody's. A hero that stood there returns (MO-12.12). */
export function settleControl(m: Monumental, table: GameTable, n: SpaceNumber, clause: string): void {
  const space = spaceAt(m, n);
  const { owner } = space;
  if (owner === null || space.tile === "capital" || space.outpost || countUnits(m, n) > 0) return;
  space.owner = null;
  table.tell(() => ({ what: say("log.uncontrolled", { place: sayProvince(m, n) }), clause }));
  const { hero } = realmOf(m, owner);
  if (hero !== null && hero.space === n && HEROES[hero.id].deploy === "province")
    returnHero(m, table, owner, "MO-12.12");
}
