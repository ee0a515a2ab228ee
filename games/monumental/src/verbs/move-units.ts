import type { Speech } from "@civitas/monumental-family";
import { spoken } from "@civitas/words/spoken";

/** Up to n units as in Move Forces, without paying. */
export interface MoveUnits {
  readonly verb: "moveUnits";
  readonly n: number;
}

export const moveUnits = (n: number): MoveUnits => ({ verb: "moveUnits", n });

const { say, words } = spoken({
  en: { "do.move-units": "move up to {n, plural, one {# unit} other {# units}} without paying" },
  ru: { "do.move-units": "бесплатно передвиньте не более {n, plural, one {# юнита} other {# юнитов}}" },
  hu: { "do.move-units": "mozgass ingyen legfeljebb {n} egységet" },
});

export const moveUnitsSpeech: Speech<MoveUnits> = {
  says: ({ n }) => say("do.move-units", { n }),
  worth: ({ n }) => 0.08 * n,
  words,
};
