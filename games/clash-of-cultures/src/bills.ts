import type { Good, Goods, Resource } from "./content/goods.ts";

/** How a bill may be paid. */
export interface PaymentTerms {
  /** CC-5.4: Gold may replace other resources. */
  readonly gold: boolean;
  /** CC-5.5: Ideas may replace Food. */
  readonly ideasForFood: boolean;
  /** CC-30.22: what may replace mood tokens. */
  readonly forMood: readonly Resource[];
  /** CC-33.6: a mix counts only if what is left suffices for what follows. */
  readonly leavesEnough?: (paid: Goods) => boolean;
}

export const USUAL: PaymentTerms = { gold: true, ideasForFood: false, forMood: [] };
export const terms = (special: Partial<PaymentTerms>): PaymentTerms => ({ ...USUAL, ...special });

export const amountOf = (goods: Goods, good: Good): number => goods[good] ?? 0;

const FOR_GOLD: readonly Resource[] = ["food", "ore", "wood", "ideas"];

/**
 * CC-5.6: whether somebody with these goods can pay the bill in full. Gold makes up for what is missing; Ideas make up
 * for Food first, and the rest of them for mood tokens.
 */
export function covers(held: Readonly<Record<Good, number>>, bill: Goods, how: PaymentTerms = USUAL): boolean {
  if (amountOf(bill, "culture") > held.culture) return false;
  let gold = held.gold - amountOf(bill, "gold");
  for (const resource of FOR_GOLD) {
    const missing = amountOf(bill, resource) - held[resource];
    if (missing <= 0) continue;
    const ideas = how.ideasForFood && resource === "food" ? Math.max(0, held.ideas - amountOf(bill, "ideas")) : 0;
    const short = Math.max(0, missing - ideas);
    if (short > 0 && !how.gold) return false;
    gold -= short;
  }
  if (gold < 0) return false;
  let mood = amountOf(bill, "mood") - held.mood;
  for (const other of how.forMood) mood -= other === "gold" ? gold : Math.max(0, held[other] - amountOf(bill, other));
  return mood <= 0;
}
