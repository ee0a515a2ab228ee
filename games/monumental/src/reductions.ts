import type { Seat } from "@civitas/kernel";
import { type ActiveId, countOf, countOnce, inForce } from "./active.ts";
import type { Monumental } from "./state.ts";
import type { Reduced } from "./verbs/reduce.ts";

/** A reduction in force: of a card, or until the end of the turn. */
interface Lowering {
  readonly by: number;
  readonly min: number;
  /** MO-5.15: uses it up. */
  readonly use: (() => void) | null;
}

/** MO-5.10: every reduction in force applies and can't be declined. */
function loweringsOf(m: Monumental, seat: Seat, what: Reduced, withHero: boolean): Lowering[] {
  const found: Lowering[] = [];
  for (const { id, effect } of inForce(m, seat, "reduction")) {
    if (effect.what !== what || (effect.withHero && !withHero)) continue;
    if (effect.uses === "each") found.push({ by: effect.by, min: effect.min, use: null });
    else if (countOf(m, id) < effect.uses) found.push({ by: effect.by, min: effect.min, use: counting(m, id) });
  }
  for (const reduction of m.turn.reductions) {
    if (reduction.what !== what || reduction.uses === 0) continue;
    const use = (): void => {
      reduction.uses--;
    };
    found.push({ by: reduction.by, min: reduction.min, use });
  }
  return found;
}

const counting = (m: Monumental, id: ActiveId) => (): void => countOnce(m, id);

/** MO-5.10: all reductions together, but not below the highest minimum they state, and never above the cost itself. */
function lowered(cost: number, lowerings: readonly Lowering[], further: number): number {
  let by = further;
  let min = 0;
  for (const lowering of lowerings) {
    by += lowering.by;
    min = Math.max(min, lowering.min);
  }
  return Math.min(cost, Math.max(min, cost - by));
}

/** What something costs now. `further`: what an effect takes off in addition to the reductions in force (MO-7.14). */
export const reducedPrice = (
  m: Monumental,
  seat: Seat,
  what: Reduced,
  cost: number,
  { withHero = false, further = 0 } = {},
): number => lowered(cost, loweringsOf(m, seat, what, withHero), further);

/** The same for many prices at one moment. */
export function reducer(m: Monumental, seat: Seat, what: Reduced): (cost: number, withHero: boolean) => number {
  const without = loweringsOf(m, seat, what, false);
  const withHero = loweringsOf(m, seat, what, true);
  return (cost, hero) => lowered(cost, hero ? withHero : without, 0);
}

/** MO-5.15: after a payment, limited reductions that fitted it are used up, even if they changed nothing. */
export function useReductions(m: Monumental, seat: Seat, what: Reduced, withHero = false): void {
  for (const { use } of loweringsOf(m, seat, what, withHero)) use?.();
  m.turn.reductions = m.turn.reductions.filter(({ uses }) => uses > 0);
}
