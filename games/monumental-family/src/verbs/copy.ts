import { spoken } from "@civitas/words/spoken";
import type { Speech } from "../verb.ts";

/** The kind of card to copy, or the card on which a hero was just placed. */
export type Sought = "building" | "knowledge" | "wonder" | "hero-card";

/** As if another card of one's city were used. */
export interface Copy<Seeks extends Sought = Sought> {
  readonly verb: "copy";
  readonly seeks: Seeks;
}

export const copy = <Seeks extends Sought>(seeks: Seeks): Copy<Seeks> => ({ verb: "copy", seeks });

const { say, words } = spoken({
  en: {
    "do.copy.building": "copy 1 building of your city",
    "do.copy.knowledge": "copy 1 knowledge card of your city",
    "do.copy.wonder": "copy 1 other wonder of your city",
    "do.copy.hero-card": "copy the card on which the hero stands",
  },
  ru: {
    "do.copy.building": "скопируйте 1 здание своего города",
    "do.copy.knowledge": "скопируйте 1 знание своего города",
    "do.copy.wonder": "скопируйте 1 другое чудо своего города",
    "do.copy.hero-card": "скопируйте карту, на которой стоит герой",
  },
  hu: {
    "do.copy.building": "másolj le 1 épületet a városodból",
    "do.copy.knowledge": "másolj le 1 tudáslapot a városodból",
    "do.copy.wonder": "másolj le 1 másik csodát a városodból",
    "do.copy.hero-card": "másold le a lapot, amelyen a hős áll",
  },
});

export const copySpeech: Speech<Copy> = {
  says: ({ seeks }) => say(`do.copy.${seeks}`),
  worth: () => 0.4,
  words,
};
