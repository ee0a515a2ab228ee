import { named } from "@civitas/testing";
import { addTo, emptySupply, type Resources, type Supply } from "../src/index.ts";

/** What tests of all games of the family lay out in the same words. */

/** The cards of a place in a city: `"fort"`, or `"fort+currency"` with knowledge attached. */
export interface Cards<Id extends string> {
  readonly top: Id | null;
  readonly under: Id | null;
}

/** `"fort+currency"` as cards; marks such as `!` are the game's own. */
export function cardsFrom<Id extends string>(ids: readonly Id[], text: string | undefined): Cards<Id> {
  if (text === undefined) return { top: null, under: null };
  const [top = "", under] = text.replace(/[!^*]/g, "").split("+");
  return { top: named("card", ids, top), under: under === undefined ? null : named("card", ids, under) };
}

/** Cards as `"fort+currency"`; nothing where there are none. */
export const inWords = ({ top, under }: Cards<string> = { top: null, under: null }): string | null =>
  top === null || under === null ? top : `${top}+${under}`;

/** All nine places of a city, from those that are named by their numbers from 1 on. */
export const placesFrom = <P>(
  named: Readonly<Record<number, string>> | undefined,
  place: (text: string | undefined) => P,
): P[] => Array.from({ length: 9 }, (_, n) => place(named?.[n + 1]));

/** A supply: 0 of what is not named. */
export function supplyFrom(given: Resources): Supply {
  const supply = emptySupply();
  addTo(supply, given);
  return supply;
}
