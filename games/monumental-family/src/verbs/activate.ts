import { spoken } from "@civitas/words/spoken";
import type { SoMany, Speech } from "../verb.ts";

/** Further cards of one's own city are activated. */
export interface Activate extends SoMany {
  readonly verb: "activate";
}

export const activate = (n: number): Activate => ({ verb: "activate", n, exact: true });
export const mayActivate = (n: number): Activate => ({ verb: "activate", n, exact: false });

const { say, words } = spoken({
  en: {
    "do.activate": "activate {n, plural, one {# further card} other {# further cards}} of your city",
    "do.may-activate": "you may activate {n, plural, one {# further card} other {up to # further cards}} of your city",
  },
  ru: {
    "do.activate":
      "активируйте ещё {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} своего города",
    "do.may-activate":
      "вы можете активировать ещё {n, plural, =1 {1 карту} one {до # карты} other {до # карт}} своего города",
  },
  hu: {
    "do.activate": "aktiválj még {n} lapot a városodban",
    "do.may-activate": "aktiválhatsz még {n, plural, one {#} other {legfeljebb #}} lapot a városodban",
  },
});

export const activateSpeech: Speech<Activate> = {
  says: ({ n, exact }) => say(exact ? "do.activate" : "do.may-activate", { n }),
  worth: () => 0.4,
  words,
};
