import { spoken } from "@civitas/words/spoken";
import type { SoMany, Speech } from "../verb.ts";

/** Activated cards stay in the city when the others leave it. */
export interface Reinforce extends SoMany {
  readonly verb: "reinforce";
}

export const reinforce = (n: number): Reinforce => ({ verb: "reinforce", n, exact: true });
export const mayReinforce = (n: number): Reinforce => ({ verb: "reinforce", n, exact: false });

const { say, words } = spoken({
  en: {
    "do.reinforce": "reinforce {n, plural, one {# activated card} other {# activated cards}}",
    "do.may-reinforce": "you may reinforce {n, plural, one {# activated card} other {up to # activated cards}}",
  },
  ru: {
    "do.reinforce":
      "усильте {n, plural, one {# активированную карту} few {# активированные карты} many {# активированных карт} other {# активированной карты}}",
    "do.may-reinforce":
      "вы можете усилить {n, plural, =1 {1 активированную карту} one {до # активированной карты} other {до # активированных карт}}",
  },
  hu: {
    "do.reinforce": "erősíts meg {n} aktivált lapot",
    "do.may-reinforce": "megerősíthetsz {n, plural, one {#} other {legfeljebb #}} aktivált lapot",
  },
});

export const reinforceSpeech: Speech<Reinforce> = {
  says: ({ n, exact }) => say(exact ? "do.reinforce" : "do.may-reinforce", { n }),
  worth: () => 0.2,
  words,
};
