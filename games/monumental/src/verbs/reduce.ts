import type { Message } from "@civitas/kernel";
import { type Speech, sayAmount } from "@civitas/monumental-family";
import { spoken } from "@civitas/words/spoken";

/** What a price can be lowered for. */
export type Reduced = "building" | "knowledge" | "wonder-section" | "conquest" | "progress";

/** Lowers the next `uses` prices of this turn. */
export interface Reduce {
  readonly verb: "reduce";
  readonly what: Reduced;
  readonly by: number;
  readonly min: number;
  readonly uses: number;
}

export const reduceNext = (what: Reduced, by: number, min: number, uses = 1): Reduce => ({
  verb: "reduce",
  what,
  by,
  min,
  uses,
});

const { say, words } = spoken({
  en: {
    "do.reduce.building":
      "acquire your next {uses, plural, one {building} other {# buildings}} this turn for {by} less",
    "do.reduce.knowledge":
      "acquire your next {uses, plural, one {knowledge card} other {# knowledge cards}} this turn for {by} less{uses, plural, one {} other { each}} (at least {min})",
    "do.reduce.wonder-section":
      "build your next {uses, plural, one {wonder section} other {# wonder sections}} this turn for {by} less (at least {min})",
  },
  ru: {
    "do.reduce.building":
      "{uses, plural, one {следующее здание, которое вы приобретаете} other {следующие здания (#), которые вы приобретаете}} в этот ход, дешевле; скидка: {by}",
    "do.reduce.knowledge":
      "{uses, plural, one {следующее знание, которое вы приобретаете} other {следующие знания (#), которые вы приобретаете}} в этот ход, дешевле; скидка: {by} (цена не ниже {min})",
    "do.reduce.wonder-section":
      "{uses, plural, one {следующая часть чуда, которую вы строите} other {следующие части чуда (#), которые вы строите}} в этот ход, дешевле; скидка: {by} (цена не ниже {min})",
  },
  hu: {
    "do.reduce.building":
      "a következő {uses, plural, one {} other {# }}épület, amelyet ebben a fordulóban megszerzel, olcsóbb; kedvezmény: {by}",
    "do.reduce.knowledge":
      "a következő {uses, plural, one {} other {# }}tudáslap, amelyet ebben a fordulóban megszerzel, olcsóbb; kedvezmény: {by} (az ár legalább {min})",
    "do.reduce.wonder-section":
      "a következő {uses, plural, one {} other {# }}csodafázis, amelyet ebben a fordulóban teljesítesz, olcsóbb; kedvezmény: {by} (az ár legalább {min})",
  },
});

const WORDS = {
  building: (by: number): [Message, "do.reduce.building"] => [sayAmount("production", by), "do.reduce.building"],
  knowledge: (by: number): [Message, "do.reduce.knowledge"] => [sayAmount("science", by), "do.reduce.knowledge"],
  "wonder-section": (by: number): [Message, "do.reduce.wonder-section"] => [
    sayAmount("production", by),
    "do.reduce.wonder-section",
  ],
};

export const reduceSpeech: Speech<Reduce> = {
  says({ what, by, min, uses }) {
    if (what === "conquest" || what === "progress") throw new Error(`no card lowers the next ${what}`);
    const [said, key] = WORDS[what](by);
    return say(key, { by: said, min, uses });
  },
  worth: ({ by, uses }, { unit }) => 0.7 * by * uses * unit.production,
  words,
};
