import type { Grid } from "@civitas/hexes";
import { GRIDS } from "./content/maps.ts";
import { MONSTERS } from "./content/monsters.ts";
import { type Monumental, type Owner, realmOf, type Space, type SpaceNumber, spaceAt } from "./state.ts";

const NONE: readonly SpaceNumber[] = [];

export const gridIn = (m: Monumental): Grid => GRIDS[m.map];

/** MO-9.1: the spaces that share an edge with this one. */
export const beside = (m: Monumental, space: SpaceNumber): readonly SpaceNumber[] => GRIDS[m.map].beside[space] ?? NONE;

/** "c2": the players' name of a space. */
export const spaceName = (m: Monumental, space: SpaceNumber): string => GRIDS[m.map].names[space] ?? String(space);

/** MO-9.1: land that is no capital. */
export const isProvince = ({ tile }: Space): boolean => tile !== "water" && tile !== "capital";

/** MO-9.3. */
export function isCoastal(m: Monumental, space: SpaceNumber): boolean {
  for (const next of beside(m, space)) if (m.spaces[next]?.tile === "water") return true;
  return false;
}

/** MO-9.2: the provinces a civilization controls. */
export function provincesOf(m: Monumental, owner: Owner): SpaceNumber[] {
  const found: SpaceNumber[] = [];
  for (let n = 0; n < m.spaces.length; n++) {
    const space = m.spaces[n];
    if (space !== undefined && space.owner === owner && space.tile !== "capital") found.push(n);
  }
  return found;
}

export function countProvinces(m: Monumental, owner: Owner): number {
  let n = 0;
  for (const space of m.spaces) if (space.owner === owner && space.tile !== "capital") n++;
  return n;
}

export const countCoastal = (m: Monumental, owner: Owner): number =>
  provincesOf(m, owner).filter((space) => isCoastal(m, space)).length;

/** Whether a unit hero of the controller stands there (MO-12.8). */
export function heroAt(m: Monumental, owner: Owner, space: SpaceNumber): boolean {
  const { hero } = realmOf(m, owner);
  return hero !== null && hero.space === space;
}

/** The Basilisk lets nobody take a token in its province (MO-9.28). */
export function isGuarded(m: Monumental, space: SpaceNumber): boolean {
  for (const monster of m.monsters) if (monster.space === space && MONSTERS[monster.id].guardsTokens) return true;
  return false;
}

export function mayExplore(m: Monumental, owner: Owner, space: SpaceNumber): boolean {
  const { tile } = spaceAt(m, space);
  return tile !== "water" && (tile !== "capital" || realmOf(m, owner).capital === space);
}
