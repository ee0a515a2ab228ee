/** CV-15.2: spaces 1 to 21 after the start space 0. */
export const VICTORY_SPACE = 21;

export type Section = 1 | 2 | 3;
export type CultureLevel = Section;

export const sectionOf = (space: number): Section => (space <= 7 ? 1 : space <= 14 ? 2 : 3);

/** CV-15.3: the price of arriving in a section. */
export const ADVANCE_PRICE: Readonly<Record<Section, { readonly culture: number; readonly trade: number }>> = {
  1: { culture: 3, trade: 0 },
  2: { culture: 5, trade: 3 },
  3: { culture: 7, trade: 6 },
};

export type Reward = "culture-event" | "great-person" | "victory";

const GREAT_PERSON_SPACES: ReadonlySet<number> = new Set([3, 7, 12, 18]);

/** CV-15.6. */
export function rewardAt(space: number): Reward {
  if (space === VICTORY_SPACE) return "victory";
  return GREAT_PERSON_SPACES.has(space) ? "great-person" : "culture-event";
}
