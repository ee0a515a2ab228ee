import type { LastingKind } from "@civitas/monumental-family";
import { spoken } from "@civitas/words/spoken";

/** MO-5.11: in a conquest each gold counts as this much military. */
export interface GoldAsMilitary {
  readonly lasting: "gold-as-military";
  readonly rate: 2;
}

export const goldAsMilitary: GoldAsMilitary = { lasting: "gold-as-military", rate: 2 };

const { say, words } = spoken({
  en: { "lasting.gold-as-military": "In a conquest each [gold] you pay counts as {rate} [military]." },
  ru: { "lasting.gold-as-military": "При завоевании каждое ваше [gold] считается за {rate} [military]." },
  hu: { "lasting.gold-as-military": "Hódításkor minden kifizetett [gold] ennyinek számít: {rate} [military]." },
});

export const goldAsMilitaryKind: LastingKind<GoldAsMilitary> = {
  says: ({ rate }) => say("lasting.gold-as-military", { rate }),
  worth: () => 0.4,
  words,
};
