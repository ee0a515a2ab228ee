import { amount, type LastingKind, type Resource, spoken } from "@civitas/monumental-family";
import type { Reduced } from "./reduce.ts";

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

/** More defence: in all provinces of the owner, for each wonder token there, or where the hero stands. */
export interface Defence {
  readonly lasting: "defence";
  readonly by: number;
  readonly where: "provinces" | "wonders" | "hero-province";
}

/** MO-5.11: in a conquest each gold counts as so much military. */
export interface GoldAsMilitary {
  readonly lasting: "gold-as-military";
  readonly rate: 2;
}

/** MO-9.39. */
export interface CoastalAdjacency {
  readonly lasting: "coastal-adjacency";
}

/** MO-9.42: the first n steps of explorers, or moves of units, cost nothing. */
export interface FreeSteps {
  readonly lasting: "free-steps";
  readonly n: number;
}

export interface FreeMoves {
  readonly lasting: "free-moves";
  readonly n: number;
}

export type Lasting = Reduction | Defence | GoldAsMilitary | CoastalAdjacency | FreeSteps | FreeMoves;
export type LastingName = Lasting["lasting"];

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
export const defence = (by: number, where: Defence["where"]): Defence => ({ lasting: "defence", by, where });
export const goldAsMilitary: GoldAsMilitary = { lasting: "gold-as-military", rate: 2 };
export const coastalAdjacency: CoastalAdjacency = { lasting: "coastal-adjacency" };
export const freeSteps = (n: number): FreeSteps => ({ lasting: "free-steps", n });
export const freeMoves = (n: number): FreeMoves => ({ lasting: "free-moves", n });

const reductions = spoken({
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
    const blanks = { by: amount(PAID_WITH[what], by), units: by, min, uses: uses === "each" ? 0 : uses };
    return reductions.say(reductionKey(effect), blanks);
  },
  worth: ({ by, uses }) => 0.15 * by * (uses === "each" ? 2 : uses),
  words: reductions.words,
};

const defending = spoken({
  en: {
    "lasting.defence.provinces": "Each of your provinces has {by} more defence.",
    "lasting.defence.wonders": "Your wonder tokens add {by} more defence to provinces you control.",
    "lasting.defence.hero-province": "The province where this hero stands has {by} more defence.",
  },
  ru: {
    "lasting.defence.provinces": "Оборона каждой вашей провинции выше на {by}.",
    "lasting.defence.wonders": "Жетоны ваших чудес добавляют ещё {by} к обороне провинций под вашим контролем.",
    "lasting.defence.hero-province": "Оборона провинции, где стоит этот герой, выше на {by}.",
  },
  hu: {
    "lasting.defence.provinces": "Minden tartományod védelmi értéke {by} ponttal nagyobb.",
    "lasting.defence.wonders": "A csodajelzőid {by} ponttal több védelmet adnak az irányított tartományaidnak.",
    "lasting.defence.hero-province": "A tartomány, ahol ez a hős áll, {by} ponttal nagyobb védelmi értékű.",
  },
});

export const defenceKind: LastingKind<Defence> = {
  says: ({ by, where }) => defending.say(`lasting.defence.${where}`, { by }),
  worth: ({ by }) => 0.1 * by,
  words: defending.words,
};

const mercenaries = spoken({
  en: { "lasting.gold-as-military": "In a conquest each [gold] you pay counts as {rate} [military]." },
  ru: { "lasting.gold-as-military": "При завоевании каждое ваше [gold] считается за {rate} [military]." },
  hu: { "lasting.gold-as-military": "Hódításkor minden kifizetett [gold] ennyinek számít: {rate} [military]." },
});

export const goldAsMilitaryKind: LastingKind<GoldAsMilitary> = {
  says: ({ rate }) => mercenaries.say("lasting.gold-as-military", { rate }),
  worth: () => 0.4,
  words: mercenaries.words,
};

const seafaring = spoken({
  en: {
    "lasting.coastal-adjacency":
      "For your conquests every coastal province counts as adjacent to each coastal province you control and to your capital if it borders water.",
  },
  ru: {
    "lasting.coastal-adjacency":
      "Для ваших завоеваний каждая прибрежная провинция соседствует с каждой прибрежной провинцией под вашим контролем и с вашей столицей, если она у воды.",
  },
  hu: {
    "lasting.coastal-adjacency":
      "Hódításaidnál minden partmenti tartomány szomszédosnak számít minden irányított partmenti tartományoddal, és a fővárosoddal is, ha vízzel határos.",
  },
});

export const coastalAdjacencyKind: LastingKind<CoastalAdjacency> = {
  says: () => seafaring.say("lasting.coastal-adjacency"),
  worth: () => 0.3,
  words: seafaring.words,
};

const steps = spoken({
  en: { "lasting.free-steps": "Your first {n} explorer steps each turn are free." },
  ru: {
    "lasting.free-steps":
      "Первые {n, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}} исследователей в каждый ваш ход бесплатны.",
  },
  hu: { "lasting.free-steps": "Fordulónként a felfedezőid első {n} lépése ingyenes." },
});

export const freeStepsKind: LastingKind<FreeSteps> = {
  says: ({ n }) => steps.say("lasting.free-steps", { n }),
  worth: ({ n }) => 0.1 * n,
  words: steps.words,
};

const moves = spoken({
  en: { "lasting.free-moves": "The first {n} units you move with Move Forces each turn are free." },
  ru: {
    "lasting.free-moves":
      "Первые {n, plural, one {# юнит} few {# юнита} many {# юнитов} other {# юнита}}, которых вы передвигаете в каждый свой ход, передвигаются бесплатно.",
  },
  hu: { "lasting.free-moves": "Fordulónként az első {n} egységed mozgatása ingyenes." },
});

export const freeMovesKind: LastingKind<FreeMoves> = {
  says: ({ n }) => moves.say("lasting.free-moves", { n }),
  worth: ({ n }) => 0.05 * n,
  words: moves.words,
};
