import type { Seat } from "@civitas/kernel";
import { countOf, countOnce, forEachActive } from "./active.ts";
import type { Waiting } from "./agenda.ts";
import type { Occasion, Trigger } from "./content/card.ts";
import { isHero } from "./content/heroes.ts";
import type { Source } from "./source.ts";
import type { Monumental } from "./state.ts";

/**
 * MO-6.10, MO-6.15: the triggers of all cards that are active at this moment. All of them are mere gains, so they are
 * carried out and counted (MO-6.14).
 */
export function triggered(m: Monumental, seat: Seat, ...happened: readonly Occasion[]): Waiting[] {
  const waiting: Waiting[] = [];
  forEachActive(m, seat, (id, { triggers }) => {
    for (const trigger of triggers) {
      if (!trigger.on.some((on) => happened.includes(on)) || isUsedUp(trigger, countOf(m, id))) continue;
      countOnce(m, id);
      const source: Source = isHero(id) ? { of: "hero", id } : { of: "card", id };
      waiting.push({ source, verbs: trigger.does, optional: true });
    }
  });
  return waiting;
}

const isUsedUp = ({ limit }: Trigger, counted: number): boolean => limit !== "none" && counted >= limit;
