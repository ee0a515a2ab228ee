import { type Speech, spoken } from "@civitas/monumental-family";

/** Up to n units as in Move Forces, without paying. */
export interface MoveUnits {
  readonly verb: "moveUnits";
  readonly n: number;
}

/** MO-5.13: in the next conquest up to n units cost no military. */
export interface FreeUnits {
  readonly verb: "freeUnits";
  readonly n: number;
}

/** MO-9.37: an outpost where at least `units` soldiers or the warlord stand; `retreat` of them go home. */
export interface BuildOutpost {
  readonly verb: "buildOutpost";
  readonly units: number;
  readonly retreat: number;
}

/** MO-9.36: up to n soldiers of others, in provinces beside the own ones. */
export interface Destroy {
  readonly verb: "destroy";
  readonly n: number;
}

export const moveUnits = (n: number): MoveUnits => ({ verb: "moveUnits", n });
export const freeUnits = (n: number): FreeUnits => ({ verb: "freeUnits", n });
export const buildOutpost = (units: number, retreat: number): BuildOutpost => ({
  verb: "buildOutpost",
  units,
  retreat,
});
export const destroy = (n: number): Destroy => ({ verb: "destroy", n });

const moving = spoken({
  en: { "do.move-units": "move up to {n, plural, one {# unit} other {# units}} without paying" },
  ru: { "do.move-units": "бесплатно передвиньте не более {n, plural, one {# юнита} other {# юнитов}}" },
  hu: { "do.move-units": "mozgass ingyen legfeljebb {n} egységet" },
});

const free = spoken({
  en: {
    "do.free-units":
      "in your next conquest this turn up to {n, plural, one {# unit costs} other {# units cost}} no [military] (at least 1 [military] is always paid)",
  },
  ru: {
    "do.free-units":
      "в следующем завоевании этого хода не более {n, plural, one {# юнита атакует} other {# юнитов атакуют}} без оплаты (но хотя бы 1 [military] нужно заплатить всегда)",
  },
  hu: {
    "do.free-units":
      "a forduló következő hódításában legfeljebb {n} egység fizetség nélkül támad (de legalább 1 [military] mindig fizetendő)",
  },
});

const outpost = spoken({
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

const destroying = spoken({
  en: {
    "do.destroy":
      "destroy up to {n, plural, one {# enemy soldier} other {# enemy soldiers}} in provinces next to your capital or to a province you control (not the last unit of a province without outpost)",
  },
  ru: {
    "do.destroy":
      "уничтожьте не более {n, plural, one {# солдата} other {# солдат}} соперников в провинциях рядом с вашей столицей или контролируемой провинцией (кроме последнего юнита провинции без аванпоста)",
  },
  hu: {
    "do.destroy":
      "pusztíts el legfeljebb {n} ellenséges katonát a fővárosoddal vagy irányított tartományoddal szomszédos tartományokban (előőrs nélküli tartomány utolsó egységét nem lehet)",
  },
});

export const moveUnitsSpeech: Speech<MoveUnits> = {
  says: ({ n }) => moving.say("do.move-units", { n }),
  worth: ({ n }) => 0.08 * n,
  words: moving.words,
};

export const freeUnitsSpeech: Speech<FreeUnits> = {
  says: ({ n }) => free.say("do.free-units", { n }),
  worth: ({ n }, { unit }) => 0.7 * n * unit.military,
  words: free.words,
};

export const buildOutpostSpeech: Speech<BuildOutpost> = {
  says: ({ units }) => outpost.say("do.build-outpost", { units }),
  worth: () => 0.4,
  words: outpost.words,
};

export const destroySpeech: Speech<Destroy> = {
  says: ({ n }) => destroying.say("do.destroy", { n }),
  worth: ({ n }) => 0.2 * n,
  words: destroying.words,
};
