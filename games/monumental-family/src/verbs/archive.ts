import { spoken } from "@civitas/words/spoken";
import type { SoMany, Speech } from "../verb.ts";

/** Cards of one's own city leave the game. */
export interface Archive extends SoMany {
  readonly verb: "archive";
}

export const archive = (n: number): Archive => ({ verb: "archive", n, exact: true });
export const mayArchive = (n: number): Archive => ({ verb: "archive", n, exact: false });

const { say, words } = spoken({
  en: {
    "do.archive": "archive {n, plural, one {# card} other {# cards}} of your city",
    "do.may-archive": "you may archive {n, plural, one {# card} other {up to # cards}} of your city",
  },
  ru: {
    "do.archive": "архивируйте {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} своего города",
    "do.may-archive":
      "вы можете архивировать {n, plural, =1 {1 карту} one {до # карты} other {до # карт}} своего города",
  },
  hu: {
    "do.archive": "archiválj {n} lapot a városodból",
    "do.may-archive": "archiválhatsz {n, plural, one {#} other {legfeljebb #}} lapot a városodból",
  },
});

/** Said before anything is chosen, also as a cost. */
export const sayArchive = (n: number) => say("do.archive", { n });

export const archiveSpeech: Speech<Archive> = {
  says: ({ n, exact }) => say(exact ? "do.archive" : "do.may-archive", { n }),
  worth: () => 0.2,
  words,
};
