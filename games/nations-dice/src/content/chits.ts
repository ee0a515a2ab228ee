import { type Resource, resources } from "./dice.ts";

/** The kinds of chits: one for each resource, and the reroll chit, which is none (ND-8.16). */
export const chitKinds = [...resources, "reroll"] as const;
export type ChitKind = Resource | "reroll";

export type PrintedChits = Readonly<Partial<Record<ChitKind, number>>>;

/** How many chits there are of each kind, in the order of `chitKinds` (ND-1.7). */
export const chitsInTheBox: readonly number[] = [9, 3, 3, 3, 3, 12];

/** Where a kind stands in the lists of chits. */
export const chitIndex: Readonly<Record<ChitKind, number>> = {
  gold: 0,
  food: 1,
  stone: 2,
  book: 3,
  strength: 4,
  reroll: 5,
};
