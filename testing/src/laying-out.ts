/** What tests lay their positions out with, in a few words for each thing. */

/** `"2 soldiers, settler"`: a text for each thing. */
export const listed = (words: string | undefined): string[] => (words ?? "").split(/, */).filter((word) => word !== "");

/** The text as one of these ids, if it is one. */
export const among = <T extends string>(ids: readonly T[], text: string): T | undefined =>
  ids.find((id) => id === text);

/** The same where it must be one: `named("card", CARD_IDS, "fort")`. */
export function named<T extends string>(what: string, ids: readonly T[], text: string): T {
  const found = among(ids, text);
  if (found === undefined) throw new Error(`there is no ${what} "${text}"`);
  return found;
}

/** A pile of these cards, the top one first. In a state the top of a pile is its end; this works both ways. */
export const topFirst = <T>(cards: readonly T[] = []): T[] => cards.toReversed();

/** What somebody has of each kind, without what they have none of. */
export const withoutZeros = <K extends string>(counts: Readonly<Record<K, number>>): Partial<Record<K, number>> =>
  // The keys are those of the counts; only TypeScript forgets it on the way.
  Object.fromEntries(Object.entries<number>(counts).filter(([, n]) => n > 0)) as Partial<Record<K, number>>;
