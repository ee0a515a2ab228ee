import { spoken } from "@civitas/words/spoken";
import type { Speech } from "../verb.ts";

/** A card of the basic stacks, or of the development display. */
export type Takeable = "basic-building" | "knowledge";

/** Gains 1 card without paying. */
export interface Take<What extends Takeable = Takeable> {
  readonly verb: "take";
  readonly what: What;
}

export const take = <What extends Takeable>(what: What): Take<What> => ({ verb: "take", what });

const { say, words } = spoken({
  en: {
    "do.take.basic-building": "gain 1 basic building",
    "do.take.knowledge": "take 1 knowledge card from the development display",
  },
  ru: {
    "do.take.basic-building": "получите 1 обычное здание",
    "do.take.knowledge": "возьмите 1 знание из ряда развития",
  },
  hu: {
    "do.take.basic-building": "vegyél el 1 alapvető épületet",
    "do.take.knowledge": "vegyél el 1 tudáslapot a fejlesztéssávról",
  },
});

export const takeSpeech: Speech<Take> = {
  says: ({ what }) => say(`do.take.${what}`),
  worth: ({ what }) => (what === "knowledge" ? 1.5 : 0.5),
  words,
};
