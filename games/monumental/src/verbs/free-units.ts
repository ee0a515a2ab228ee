import type { Speech } from "@civitas/monumental-family";
import { spoken } from "@civitas/words/spoken";

/** MO-5.13: in the next conquest up to n units cost no military. */
export interface FreeUnits {
  readonly verb: "freeUnits";
  readonly n: number;
}

export const freeUnits = (n: number): FreeUnits => ({ verb: "freeUnits", n });

const { say, words } = spoken({
  en: {
    "do.free-units":
      "in your next conquest this turn up to {n, plural, one {# unit costs} other {# units cost}} no [military] (at least 1 [military] is always paid)",
  },
  ru: {
    "do.free-units":
      "в следующем завоевании этого хода не более {n, plural, one {# юнита атакует} other {# юнитов атакуют}} без оплаты (но хотя бы 1 [military] нужно заплатить всегда)",
  },
  hu: {
    "do.free-units":
      "a forduló következő hódításában legfeljebb {n} egység fizetség nélkül támad (de legalább 1 [military] mindig fizetendő)",
  },
});

export const freeUnitsSpeech: Speech<FreeUnits> = {
  says: ({ n }) => say("do.free-units", { n }),
  worth: ({ n }, { unit }) => 0.7 * n * unit.military,
  words,
};
