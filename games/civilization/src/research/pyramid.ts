import type { TechId } from "../content/ids.ts";
import type { Level, Realm } from "../state.ts";

export const LEVELS: readonly Level[] = [1, 2, 3, 4, 5];

export function knows({ pyramid }: Realm, tech: TechId): boolean {
  // Asked all the time. Names are compared much quicker where a blank card never gets into the comparison.
  for (const card of pyramid) if (card.tech !== null && card.tech === tech) return true;
  return false;
}

/** Cards at a slot level. */
function cardsAt(realm: Realm, level: number): number {
  let n = 0;
  for (const card of realm.pyramid) if (card.level === level) n++;
  return n;
}

/** CV-27.6: afterwards there must be fewer cards at this level than at the one below. */
export const slotFree = (realm: Realm, level: Level): boolean =>
  level === 1 || cardsAt(realm, level) + 1 < cardsAt(realm, level - 1);

/** How many more cards fit at a level now; level I always takes another (CV-27.8). */
export const freeSlots = (realm: Realm, level: number): number =>
  level === 1 ? 1 : Math.max(0, cardsAt(realm, level - 1) - cardsAt(realm, level) - 1);
