import { spoken } from "@civitas/words/spoken";
import { saidResources } from "../resources.ts";
import type { Speech } from "../verb.ts";

/** One wonder section at once, at a reduced price; the player may decline. */
export interface WonderSection {
  readonly verb: "wonderSection";
  readonly discount: number;
}

export const wonderSection = (discount: number): WonderSection => ({ verb: "wonderSection", discount });

const { say, words } = spoken({
  en: { "do.wonder-section": "build 1 wonder section, paying {discount} less (at least 0)" },
  ru: { "do.wonder-section": "постройте 1 часть чуда со скидкой: {discount} (цена не ниже 0)" },
  hu: { "do.wonder-section": "teljesítsd egy csoda 1 fázisát kedvezménnyel: {discount} (az ár legalább 0)" },
});

export const wonderSectionSpeech: Speech<WonderSection> = {
  says: ({ discount }) => say("do.wonder-section", { discount: saidResources({ production: discount }) }),
  worth: () => 0.8,
  words,
};
