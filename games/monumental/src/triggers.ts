import type { Seat } from "@civitas/kernel";
import { countOf, countOnce, forEachActive } from "./active.ts";
import type { Waiting } from "./agenda.ts";
import type { Occasion, Trigger } from "./content/card.ts";
import { isHero } from "./content/heroes.ts";
import type { Source } from "./source.ts";
import type { Monumental } from "./state.ts";

/** What happened: the hero's part in it counts for some triggers. */
export interface Happened {
  readonly on: Occasion;
  readonly heroAttacked: boolean;
}

/**
 * MO-6.10, MO-6.15: the triggers of all cards that are active at this moment. All of them merely gain, so they are
 * carried out and counted (MO-6.14).
 */
export function triggered(m: Monumental, seat: Seat, { on, heroAttacked }: Happened): Waiting[] {
  const waiting: Waiting[] = [];
  forEachActive(m, seat, (id, { triggers }) => {
    for (const trigger of triggers) {
      if (!trigger.on.includes(on) || (trigger.condition?.is === "hero-attacked" && !heroAttacked)) continue;
      if (isUsedUp(trigger, countOf(m, id))) continue;
      countOnce(m, id);
      const source: Source = isHero(id) ? { of: "hero", id } : { of: "card", id };
      waiting.push({ source, verbs: trigger.does, optional: true });
    }
  });
  return waiting;
}

const isUsedUp = ({ limit }: Trigger, counted: number): boolean => limit !== "none" && counted >= limit;
