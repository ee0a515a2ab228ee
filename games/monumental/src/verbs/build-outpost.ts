import type { Speech } from "@civitas/monumental-family";
import { spoken } from "@civitas/words/spoken";

/** MO-9.37: an outpost where at least `units` soldiers or the warlord stand; `retreat` of them go home. */
export interface BuildOutpost {
  readonly verb: "buildOutpost";
  readonly units: number;
  readonly retreat: number;
}

export const buildOutpost = (units: number, retreat: number): BuildOutpost => ({
  verb: "buildOutpost",
  units,
  retreat,
});

const { say, words } = spoken({
  en: {
    "do.build-outpost":
      "build an outpost in a province where you have at least {units, plural, one {# soldier or your warlord} other {# soldiers or your warlord}}, without sending units back",
  },
  ru: {
    "do.build-outpost":
      "постройте аванпост в провинции, где у вас не менее {units, plural, one {# солдата или военачальник} other {# солдат или военачальник}}, не возвращая юнитов в столицу",
  },
  hu: {
    "do.build-outpost":
      "építs előőrsöt egy tartományban, ahol legalább {units} katonád vagy a hadurad áll; az egységek maradnak",
  },
});

export const buildOutpostSpeech: Speech<BuildOutpost> = {
  says: ({ units }) => say("do.build-outpost", { units }),
  worth: () => 0.4,
  words,
};
