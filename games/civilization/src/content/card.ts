import type { Ability } from "./ability.ts";
import type { Box } from "./box.ts";
import type { Passive } from "./passive.ts";

/** What every card of the box says: what it changes while it works, and what it can do. Its words are made from this. */
export interface Card {
  readonly set: Box;
  readonly passive: Passive;
  readonly abilities: readonly Ability[];
}

/** Part of Fame and Fortune. */
export const fromTheExpansion = <C extends { readonly set: Box }>(card: C): C => ({ ...card, set: "ff" });

/** Without a prototype a table is a plain dictionary, which is quickest to look up in. */
export const dictionary = <T extends object>(table: T): T => Object.assign(Object.create(null), table);
