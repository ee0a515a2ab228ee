import { type Condition, holds, sayCondition } from "../condition.ts";
import { carryOut, wouldAsk, wouldDo } from "../effect.ts";
import { say } from "../say.ts";
import { sayVerbs } from "../saying.ts";
import type { Verb, Verbs } from "../verb.ts";
import type { VerbKind } from "./kind.ts";

/** Exactly one of the lists, also one that can do nothing. */
export const choose = (...lists: readonly Verbs[]): Verb<"choose"> => ({ verb: "choose", lists });

/** The condition is looked at when this part is reached. */
export const when = (condition: Condition, does: Verbs, otherwise: Verbs = []): Verb<"when"> => ({
  verb: "when",
  condition,
  does,
  otherwise,
});

export const chooseKind: VerbKind<"choose"> = {
  *run({ lists }, stage) {
    const picked = lists[yield* stage.chooseOne(lists)];
    if (picked !== undefined) yield* carryOut(picked, stage);
  },
  can: ({ lists }, stage) => lists.some((list) => wouldDo(list, stage)),
  asks: () => true,
  says: ({ lists: [first, ...others] }) =>
    others.reduce((before, list) => say("join.or", { first: before, second: sayVerbs(list) }), sayVerbs(first ?? [])),
};

export const whenKind: VerbKind<"when"> = {
  *run({ condition, does, otherwise }, stage) {
    yield* carryOut(holds(condition, stage) ? does : otherwise, stage);
  },
  can: ({ condition, does, otherwise }, stage) => wouldDo(holds(condition, stage) ? does : otherwise, stage),
  asks: ({ condition, does, otherwise }, stage) => wouldAsk(holds(condition, stage) ? does : otherwise, stage),
  says: ({ condition, does, otherwise }) => {
    const blanks = { condition: sayCondition(condition), does: sayVerbs(does) };
    return otherwise.length === 0
      ? say("if.then", blanks)
      : say("if.then-else", { ...blanks, otherwise: sayVerbs(otherwise) });
  },
};
