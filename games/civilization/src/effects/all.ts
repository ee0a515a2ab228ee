import type { Rules, Seat } from "@civitas/kernel";
import type { Aims } from "../announcing/announced.ts";
import type { Verb, Verbs } from "../verbs/grammar.ts";
import type { Deed, Stage } from "./deed.ts";

/** How to find the deed of a verb. */
export type Doer = (verb: Verb) => Deed<Verb>;

/** CV-0.23: at least one of the verbs would change something. */
export function canAny(deedOf: Doer, verbs: Verbs, stage: Stage): boolean {
  for (const verb of verbs) if (deedOf(verb).can(verb, stage)) return true;
  return false;
}

/** What the verbs are aimed at, one after the other; nothing where nothing is possible (CV-0.17). */
export function* aimsOf(deedOf: Doer, verbs: Verbs, stage: Stage): Rules<Aims[]> {
  const aims: Aims[] = [];
  for (const verb of verbs) {
    const deed = deedOf(verb);
    aims.push(deed.aim !== undefined && deed.can(verb, stage) ? yield* deed.aim(verb, stage) : []);
  }
  return aims;
}

/** CV-28.13. */
export const targetsOf = (deedOf: Doer, verbs: Verbs, stage: Stage, aims: readonly Aims[]): Seat[] => [
  ...new Set(verbs.flatMap((verb, n) => deedOf(verb).targets?.(verb, stage, aims[n] ?? []) ?? [])),
];

export function runAll(deedOf: Doer, verbs: Verbs, stage: Stage, aims: readonly Aims[]): void {
  for (const [n, verb] of verbs.entries()) deedOf(verb).run(verb, stage, aims[n] ?? []);
}
