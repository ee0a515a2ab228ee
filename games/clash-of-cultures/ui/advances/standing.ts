import { useAt } from "@civitas/table-kit";
import { ADVANCES } from "../../src/content/advances.ts";
import { CATEGORIES } from "../../src/content/categories.ts";
import type { AdvanceId } from "../../src/content/ids.ts";
import { ref } from "../../src/refs.ts";
import { useMine, usePlayer } from "../seats.ts";

/**
 * How an advance stands for the player at this screen: owned, to be taken now, open but not now, or barred by an advance
 * that is missing.
 */
export type AdvanceStanding = "owned" | "may" | "open" | "barred";

/** What is missing before it can be gained at all. */
export function missingFor(id: AdvanceId, owned: readonly AdvanceId[]): AdvanceId | undefined {
  const { category, prerequisite } = ADVANCES[id];
  const [first] = CATEGORIES[category];
  if (id !== first && !owned.includes(first)) return first;
  if (prerequisite !== null && !owned.includes(prerequisite)) return prerequisite;
  return undefined;
}

export function useAdvanceStanding(id: AdvanceId): AdvanceStanding {
  const mine = useMine();
  const { advances } = usePlayer(mine);
  const { options } = useAt(ref.advance(mine, id));
  if (options.length > 0) return "may";
  if (advances.includes(id)) return "owned";
  return missingFor(id, advances) === undefined ? "open" : "barred";
}

/** The picture of a category; some share their name with a good. */
export const categoryIcon = (category: keyof typeof CATEGORIES): string =>
  category === "culture" || category === "science" ? `${category}-category` : category;
