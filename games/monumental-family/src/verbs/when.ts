import { spoken } from "@civitas/words/spoken";
import { say as sayIf } from "../say.ts";
import type { Carries, VerbKind } from "../verb.ts";

/** The condition is looked at when this part is reached. */
export interface When<C, V> {
  readonly verb: "when";
  readonly condition: C;
  readonly does: readonly V[];
  readonly otherwise: readonly V[];
}

export const when = <C, V>(condition: C, does: readonly V[], otherwise: readonly V[] = []): When<C, V> => ({
  verb: "when",
  condition,
  does,
  otherwise,
});

/** Something that knows whether a condition holds. */
export interface Judges<C, V> extends Carries<V> {
  holds(condition: C): boolean;
}

const { say, words } = spoken({
  en: { "if.then-else": "if {condition}, {does}; otherwise {otherwise}" },
  ru: { "if.then-else": "если {condition}, {does}; иначе {otherwise}" },
  hu: { "if.then-else": "ha {condition}, {does}; egyébként {otherwise}" },
});

const branch = <C, V>({ condition, does, otherwise }: When<C, V>, stage: Judges<C, V>): readonly V[] =>
  stage.holds(condition) ? does : otherwise;

export const whenKind = <C, V>(): VerbKind<When<C, V>, Judges<C, V>, V, C> => ({
  *run(verb, stage) {
    yield* stage.carryOut(branch(verb, stage));
  },
  can: (verb, stage) => stage.wouldDo(branch(verb, stage)),
  asks: (verb, stage) => stage.wouldAsk(branch(verb, stage)),
  says: ({ condition, does, otherwise }, inner) => {
    const blanks = { condition: inner.condition(condition), does: inner.verbs(does) };
    return otherwise.length === 0
      ? sayIf("if.then", blanks)
      : say("if.then-else", { ...blanks, otherwise: inner.verbs(otherwise) });
  },
  worth: ({ does, otherwise }, scale) => 0.5 * (scale.verbs(does) + scale.verbs(otherwise)),
  words,
});
