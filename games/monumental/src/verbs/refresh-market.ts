import type { Speech } from "@civitas/monumental-family";
import { spoken } from "@civitas/words/spoken";

/** Turns up to n used market tokens face up again. */
export interface RefreshMarket {
  readonly verb: "refreshMarket";
  readonly n: number;
}

export const refreshMarket = (n: number): RefreshMarket => ({ verb: "refreshMarket", n });

const { say, words } = spoken({
  en: {
    "do.refresh-market": "turn {n, plural, one {# used market token} other {up to # used market tokens}} face up again",
  },
  ru: {
    "do.refresh-market":
      "переверните лицевой стороной вверх {n, plural, one {# использованный жетон рынка} few {не более # использованных жетонов рынка} many {не более # использованных жетонов рынка} other {не более # использованного жетона рынка}}",
  },
  hu: { "do.refresh-market": "fordíts vissza képpel felfelé {n} felhasznált piacjelzőt" },
});

export const refreshMarketSpeech: Speech<RefreshMarket> = {
  says: ({ n }) => say("do.refresh-market", { n }),
  worth: ({ n }) => 0.5 * n,
  words,
};
