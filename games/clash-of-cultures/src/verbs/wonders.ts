import { spoken } from "@civitas/words/spoken";
import type { Speech } from "./verb.ts";

/** CC-26.1. */
export interface RevealWonder {
  readonly verb: "revealWonder";
}

/** CC-26.4. */
export interface ReserveWonder {
  readonly verb: "reserveWonder";
}

export const revealWonder: RevealWonder = { verb: "revealWonder" };
export const reserveWonder: ReserveWonder = { verb: "reserveWonder" };

const { say, words } = spoken({
  en: {
    "verb.reveal-wonder": "reveal the top Wonder card",
    "verb.reserve-wonder": "take one revealed Wonder card: only you may build it, without spending an action",
  },
  ru: {
    "verb.reveal-wonder": "откройте верхнюю карту чуда",
    "verb.reserve-wonder":
      "возьмите одну из открытых карт чудес: построить это чудо можете только вы, не тратя действия",
  },
  hu: {
    "verb.reveal-wonder": "fedd fel a legfelső csodakártyát",
    "verb.reserve-wonder": "vegyél el egy felfedett csodakártyát: csak te építheted meg, akció nélkül",
  },
});

export const revealWonderSpeech: Speech<RevealWonder> = {
  says: () => say("verb.reveal-wonder"),
  worth: () => 0.3,
  words,
};
export const reserveWonderSpeech: Speech<ReserveWonder> = {
  says: () => say("verb.reserve-wonder"),
  worth: () => 0.8,
  words,
};
