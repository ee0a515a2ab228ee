import type { Rules } from "@civitas/kernel";
import { spoken } from "@civitas/words/spoken";
import type { Carries, VerbKind } from "../verb.ts";

/** Exactly one of the lists, even one that can do nothing. */
export interface Choose<V> {
  readonly verb: "choose";
  readonly lists: readonly (readonly V[])[];
}

export const chooseOne = <V>(...lists: readonly (readonly V[])[]): Choose<V> => ({ verb: "choose", lists });

/** Something that asks which of several lists is carried out. */
export interface Chooses<V> extends Carries<V> {
  /** Answers with the number of the list. */
  chooseOne(lists: readonly (readonly V[])[]): Rules<number>;
}

/** The dash keeps the parts of one list together. */
const { say, words } = spoken({
  en: { "do.choose": "{first} – or {second}" },
  ru: { "do.choose": "{first} — или {second}" },
  hu: { "do.choose": "{first} – vagy {second}" },
});

export const chooseKind = <V>(): VerbKind<Choose<V>, Chooses<V>, V> => ({
  *run({ lists }, stage) {
    const picked = lists[yield* stage.chooseOne(lists)];
    if (picked !== undefined) yield* stage.carryOut(picked);
  },
  can: ({ lists }, stage) => lists.some((list) => stage.wouldDo(list)),
  asks: () => true,
  says: ({ lists }, inner) =>
    lists.map((list) => inner.verbs(list)).reduce((first, second) => say("do.choose", { first, second })),
  worth: ({ lists }, scale) => Math.max(...lists.map((list) => scale.verbs(list))),
  words,
});
