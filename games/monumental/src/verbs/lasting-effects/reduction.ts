import { type LastingKind, type Resource, sayAmount } from "@civitas/monumental-family";
import { spoken } from "@civitas/words/spoken";
import type { Reduced } from "../reduce.ts";

/** Lowers prices while the card is active: each time, or the first `uses` times in a turn. */
export interface Reduction {
  readonly lasting: "reduction";
  readonly what: Reduced;
  readonly by: number;
  readonly min: number;
  readonly uses: number | "each";
  /** MO-12.13: only for conquests in which the hero attacks. */
  readonly withHero: boolean;
}

interface Limits {
  readonly min?: number;
  readonly uses?: number | "each";
  readonly withHero?: boolean;
}

export const reduction = (
  what: Reduced,
  by: number,
  { min = 1, uses = "each", withHero = false }: Limits = {},
): Reduction => ({ lasting: "reduction", what, by, min, uses, withHero });

const { say, words } = spoken({
  en: {
    "lasting.reduction.knowledge": "Each knowledge card you acquire costs {by} less (at least {min}).",
    "lasting.reduction.wonder-section": "Each wonder section you build costs {by} less (at least {min}).",
    "lasting.reduction.wonder-section-first":
      "The first {uses, plural, one {wonder section} other {# wonder sections}} you build each turn {uses, plural, one {costs} other {cost}} {by} less (at least {min}).",
    "lasting.reduction.conquest":
      "Each of your conquests needs {units, plural, one {# unit} other {# units}} and {by} less (at least {min}).",
    "lasting.reduction.conquest-first":
      "Your first {uses, plural, one {conquest} other {# conquests}} each turn {uses, plural, one {needs} other {need}} {units, plural, one {# unit} other {# units}} and {by} less (at least {min}).",
    "lasting.reduction.conquest-hero":
      "Conquests in which this hero attacks need {units, plural, one {# unit} other {# units}} and {by} less (at least {min}).",
    "lasting.reduction.progress-first":
      "Your first {uses, plural, one {scientific advance} other {# scientific advances}} each turn {uses, plural, one {costs} other {cost}} {by} less (at least {min}).",
  },
  ru: {
    "lasting.reduction.knowledge":
      "Каждое знание, которое вы приобретаете, дешевле; скидка: {by} (цена не ниже {min}).",
    "lasting.reduction.wonder-section":
      "Каждая часть чуда, которую вы строите, дешевле; скидка: {by} (цена не ниже {min}).",
    "lasting.reduction.wonder-section-first":
      "{uses, plural, one {Первая часть чуда} other {Первые части чуда (#)}} в каждый ваш ход дешевле; скидка: {by} (цена не ниже {min}).",
    "lasting.reduction.conquest":
      "Каждое ваше завоевание требует на {units, plural, one {# юнита} other {# юнитов}} и {by} меньше (но не меньше {min}).",
    "lasting.reduction.conquest-first":
      "{uses, plural, one {Первое завоевание} other {Первые завоевания (#)}} в каждый ваш ход: на {units, plural, one {# юнита} other {# юнитов}} и {by} меньше (но не меньше {min}).",
    "lasting.reduction.conquest-hero":
      "Завоевания, в которых атакует этот герой, требуют на {units, plural, one {# юнита} other {# юнитов}} и {by} меньше (но не меньше {min}).",
    "lasting.reduction.progress-first":
      "{uses, plural, one {Первый научный прогресс} few {Первые # научных прогресса} many {Первые # научных прогрессов} other {Первые # научного прогресса}} в каждый ваш ход дешевле; скидка: {by} (цена не ниже {min}).",
  },
  hu: {
    "lasting.reduction.knowledge":
      "Minden tudáslap, amelyet megszerzel, olcsóbb; kedvezmény: {by} (az ár legalább {min}).",
    "lasting.reduction.wonder-section":
      "Minden csodafázis, amelyet teljesítesz, olcsóbb; kedvezmény: {by} (az ár legalább {min}).",
    "lasting.reduction.wonder-section-first":
      "Fordulónként az első {uses, plural, one {} other {# }}csodafázisod olcsóbb; kedvezmény: {by} (az ár legalább {min}).",
    "lasting.reduction.conquest":
      "Minden hódításodhoz ennyivel kevesebb kell: {units} egység és {by} (de legalább {min}).",
    "lasting.reduction.conquest-first":
      "Fordulónként az első {uses, plural, one {} other {# }}hódításodhoz ennyivel kevesebb kell: {units} egység és {by} (de legalább {min}).",
    "lasting.reduction.conquest-hero":
      "Ahhoz a hódításhoz, amelyben ez a hős támad, ennyivel kevesebb kell: {units} egység és {by} (de legalább {min}).",
    "lasting.reduction.progress-first":
      "Fordulónként az első {uses, plural, one {} other {# }}tudományos haladásod olcsóbb; kedvezmény: {by} (az ár legalább {min}).",
  },
});

const PAID_WITH: Readonly<Record<Reduced, Resource>> = {
  building: "production",
  knowledge: "science",
  "wonder-section": "production",
  conquest: "military",
  progress: "science",
};

function reductionKey({ what, uses, withHero }: Reduction) {
  if (what === "knowledge") return "lasting.reduction.knowledge";
  if (what === "progress") return "lasting.reduction.progress-first";
  if (what === "conquest") {
    if (withHero) return "lasting.reduction.conquest-hero";
    return uses === "each" ? "lasting.reduction.conquest" : "lasting.reduction.conquest-first";
  }
  return uses === "each" ? "lasting.reduction.wonder-section" : "lasting.reduction.wonder-section-first";
}

export const reductionKind: LastingKind<Reduction> = {
  says(effect) {
    const { what, by, min, uses } = effect;
    const blanks = { by: sayAmount(PAID_WITH[what], by), units: by, min, uses: uses === "each" ? 0 : uses };
    return say(reductionKey(effect), blanks);
  },
  worth: ({ by, uses }) => 0.15 * by * (uses === "each" ? 2 : uses),
  words,
};
