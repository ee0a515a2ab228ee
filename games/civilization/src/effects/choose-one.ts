import { choose, type Seat } from "@civitas/kernel";
import type { ChooseOne } from "../verbs/grammar.ts";
import { sayVerbs } from "../verbs/sayings.ts";
import { aimsOf, canAny, type Doer, runAll, targetsOf } from "./all.ts";
import { asking } from "./asking.ts";
import type { Deed } from "./deed.ts";

/** One of several lists of verbs: which one is chosen with what it is aimed at. */
export const chooseOneDeed = (deedOf: Doer): Deed<ChooseOne> => ({
  can: ({ lists }, stage) => lists.some((list) => canAny(deedOf, list, stage)),
  *aim({ lists }, stage) {
    const options = lists.flatMap((list, choice) =>
      canAny(deedOf, list, stage) ? [{ id: `choice:${choice + 1}`, label: sayVerbs(list), choice, list }] : [],
    );
    const { choice, list } = yield* choose(stage.seat, asking(stage, "ask.which-effect"), options, {
      clause: "CV-0.24",
    });
    return [{ choice, inner: yield* aimsOf(deedOf, list, stage) }];
  },
  targets({ lists }, stage, [aim]): readonly Seat[] {
    return targetsOf(deedOf, lists[aim?.choice ?? 0] ?? [], stage, aim?.inner ?? []);
  },
  run({ lists }, stage, [aim]) {
    if (aim?.choice !== undefined) runAll(deedOf, lists[aim.choice] ?? [], stage, aim.inner ?? []);
  },
});
