import type { LastingKind } from "@civitas/monumental-family";
import { spoken } from "@civitas/words/spoken";

/** MO-9.42: the first n steps of explorers, or moves of units, cost nothing. */
export interface FreeSteps {
  readonly lasting: "free-steps";
  readonly n: number;
}

export const freeSteps = (n: number): FreeSteps => ({ lasting: "free-steps", n });

const { say, words } = spoken({
  en: { "lasting.free-steps": "Your first {n} explorer steps each turn are free." },
  ru: {
    "lasting.free-steps":
      "Первые {n, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}} исследователей в каждый ваш ход бесплатны.",
  },
  hu: { "lasting.free-steps": "Fordulónként a felfedezőid első {n} lépése ingyenes." },
});

export const freeStepsKind: LastingKind<FreeSteps> = {
  says: ({ n }) => say("lasting.free-steps", { n }),
  worth: ({ n }) => 0.1 * n,
  words,
};
