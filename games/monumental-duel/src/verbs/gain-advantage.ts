import type { VerbKind } from "@civitas/monumental-family";
import { spoken } from "@civitas/words/spoken";
import { gainAdvantage } from "../actions/advantage.ts";
import type { CardStage } from "../stage.ts";

export interface GainAdvantage {
  readonly verb: "gainAdvantage";
}

const { say, words } = spoken({
  en: { "do.gain-advantage": "gain the advantage" },
  ru: { "do.gain-advantage": "получите преимущество" },
  hu: { "do.gain-advantage": "kapd meg az előnyt" },
});

/** MD-15.8. */
export const gainAdvantageKind: VerbKind<GainAdvantage, CardStage> = {
  *run(_verb, { play, seat }) {
    gainAdvantage(play, seat);
  },
  can: (_verb, stage) => !stage.hasAdvantage(),
  asks: () => false,
  says: () => say("do.gain-advantage"),
  worth: () => 0.5,
  words,
};
