import type { Rules } from "@civitas/kernel";
import { spoken } from "@civitas/words/spoken";
import type { VerbKind } from "../verb.ts";

/** n basic resources, each of a kind the player chooses. */
export interface GainAny {
  readonly verb: "gainAny";
  readonly n: number;
}

export const gainAny = (n: number): GainAny => ({ verb: "gainAny", n });

/** Something that asks the player for n kinds of basic resources and gains them. */
export interface GainsAny {
  gainAny(n: number): Rules;
}

const { say, words } = spoken({
  en: { "do.gain-any": "gain {n, plural, one {# basic resource} other {# basic resources}} of your choice" },
  ru: {
    "do.gain-any":
      "получите {n, plural, one {# обычный ресурс} few {# обычных ресурса} many {# обычных ресурсов} other {# обычного ресурса}} на выбор",
  },
  hu: { "do.gain-any": "kapsz {n} tetszőleges alapvető erőforrást" },
});

export const gainAnyKind: VerbKind<GainAny, GainsAny> = {
  run: ({ n }, stage) => stage.gainAny(n),
  can: () => true,
  asks: () => true,
  says: ({ n }) => say("do.gain-any", { n }),
  // A choice is worth a little more than the best of its kinds.
  worth: ({ n }, { unit }) => n * (0.01 + Math.max(unit.production, unit.science, unit.military)),
  words,
};
