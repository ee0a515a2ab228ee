import { spoken } from "@civitas/words/spoken";
import type { SoMany, Speech } from "../verb.ts";

/** Cards of one's own city go to one's discard pile. */
export interface Discard extends SoMany {
  readonly verb: "discard";
}

export const discard = (n: number): Discard => ({ verb: "discard", n, exact: true });
export const mayDiscard = (n: number): Discard => ({ verb: "discard", n, exact: false });

const { say, words } = spoken({
  en: {
    "do.discard": "discard {n, plural, one {# card} other {# cards}} from your city",
    "do.may-discard": "you may discard {n, plural, one {# card} other {up to # cards}} from your city",
  },
  ru: {
    "do.discard": "сбросьте {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} из своего города",
    "do.may-discard":
      "вы можете сбросить {n, plural, =1 {1 карту} one {до # карты} other {до # карт}} из своего города",
  },
  hu: {
    "do.discard": "dobj el {n} lapot a városodból",
    "do.may-discard": "eldobhatsz {n, plural, one {#} other {legfeljebb #}} lapot a városodból",
  },
});

export const discardSpeech: Speech<Discard> = {
  says: ({ n, exact }) => say(exact ? "do.discard" : "do.may-discard", { n }),
  worth: () => 0.2,
  words,
};
