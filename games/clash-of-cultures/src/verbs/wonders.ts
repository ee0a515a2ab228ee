import { spoken } from "../spoken.ts";
import type { Speech } from "./verb.ts";

/** CC-26.1. */
export interface RevealWonder {
  readonly verb: "revealWonder";
}

/** CC-26.4. */
export interface ReserveWonder {
  readonly verb: "reserveWonder";
}

/** CC-26.3. */
export interface BuildWonder {
  readonly verb: "buildWonder";
}

export const revealWonder: RevealWonder = { verb: "revealWonder" };
export const reserveWonder: ReserveWonder = { verb: "reserveWonder" };
export const buildWonder: BuildWonder = { verb: "buildWonder" };

const { say, words } = spoken({
  en: {
    "do.reveal-wonder": "reveal the top Wonder card",
    "do.reserve-wonder": "take one revealed Wonder card: only you may build it, without spending an action",
    "do.build-wonder": "activate a city that is not Angry and build a revealed Wonder in it",
  },
  ru: {
    "do.reveal-wonder": "откройте верхнюю карту чуда",
    "do.reserve-wonder": "возьмите одну из открытых карт чудес: построить это чудо можете только вы, не тратя действия",
    "do.build-wonder": "активируйте город, который не недоволен, и постройте в нём одно из открытых чудес",
  },
  hu: {
    "do.reveal-wonder": "fedd fel a legfelső csodakártyát",
    "do.reserve-wonder": "vegyél el egy felfedett csodakártyát: csak te építheted meg, akció nélkül",
    "do.build-wonder": "aktiválj egy nem elégedetlen várost, és építs meg benne egy felfedett csodát",
  },
});

export const revealWonderSpeech: Speech<RevealWonder> = {
  says: () => say("do.reveal-wonder"),
  worth: () => 0.3,
  words,
};
export const reserveWonderSpeech: Speech<ReserveWonder> = {
  says: () => say("do.reserve-wonder"),
  worth: () => 0.8,
  words,
};
export const buildWonderSpeech: Speech<BuildWonder> = { says: () => say("do.build-wonder"), worth: () => 1, words };
