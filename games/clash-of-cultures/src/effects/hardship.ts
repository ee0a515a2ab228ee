import { choose, chooseSome, type Rules } from "@civitas/kernel";
import { citiesOf } from "../cities.ts";
import { spend } from "../goods.ts";
import { change } from "../hooks/query.ts";
import { say, sayHex } from "../say.ts";
import { sourceName } from "../source.ts";
import { type City, playerOf } from "../state.ts";
import { remove, seaBeside, soldiersAt } from "../troops.ts";
import type { LowerMood } from "../verbs/hardship.ts";
import type { Stage } from "../verbs/verb.ts";
import { cityOption } from "./cities.ts";
import type { Deeds } from "./deeds.ts";
import { fallsUnlessSaved, moodyCities, oneFalls } from "./mood-loss.ts";

/** Pestilence and Epidemics: whoever travels far carries them to a second city or unit. */
export const victimsOf = ({ s, seat }: Stage): number => (change(s, seat, "carriesPlague") === undefined ? 1 : 2);

const PLAGUED_CITIES = 2;

function fallingCities(stage: Stage, { coastal, spreads }: LowerMood): City[] {
  const { s, seat } = stage;
  if (spreads && citiesOf(s, seat).length < PLAGUED_CITIES) return [];
  return moodyCities(stage, ({ hex }) => !coastal || seaBeside(s, hex).length > 0);
}

/** CC-23.26: own cities that are not Happy and hold a soldier. */
const restless = ({ s, seat }: Stage): City[] =>
  citiesOf(s, seat).filter(({ mood, hex }) => mood !== "happy" && soldiersAt(s, hex, seat) > 0);

export const hardshipDeeds: Deeds<"lowerMood" | "starve" | "banGrowth" | "civilWar"> = {
  lowerMood: {
    *run(verb, stage): Rules {
      const { s, seat, source } = stage;
      const n = verb.spreads ? victimsOf(stage) : 1;
      const options = fallingCities(stage, verb).map((city) => cityOption(s, city));
      const prompt = say("ask.lower-mood", { source: sourceName(source) });
      const chosen = yield* chooseSome(seat, prompt, options, { min: n, max: n, clause: "CC-23.12" });
      for (const { city } of chosen) yield* fallsUnlessSaved(stage, city, "step");
    },
    can: (verb, stage) => fallingCities(stage, verb).length > 0,
  },

  /** CC-23.23. */
  starve: {
    *run({ food }, stage): Rules {
      const { s, table, seat, source } = stage;
      const paid = Math.min(food, playerOf(s, seat).goods.food);
      if (paid > 0) spend(s, table, seat, { food: paid }, "CC-23.23");
      if (paid === food) return;
      yield* oneFalls(stage, say("ask.make-angry", { source: sourceName(source) }), moodyCities(stage), "angry");
    },
    can: (_verb, stage) => playerOf(stage.s, stage.seat).goods.food > 0 || moodyCities(stage).length > 0,
  },

  /** CC-23.27. */
  banGrowth: {
    *run(_verb, { s, table }): Rules {
      if (s.pestilence) return;
      s.pestilence = true;
      table.tell(() => ({ what: say("log.pestilence"), clause: "CC-23.27" }));
    },
    can: (_verb, { s }) => !s.pestilence,
  },

  /** CC-23.26. */
  civilWar: {
    *run(_verb, stage): Rules {
      const { s, table, seat, source } = stage;
      const cities = restless(stage);
      if (cities.length === 0) {
        return yield* oneFalls(
          stage,
          say("ask.lower-mood", { source: sourceName(source) }),
          moodyCities(stage),
          "step",
        );
      }
      const options = cities.map((city) => cityOption(s, city));
      const prompt = say("ask.civil-war", { source: sourceName(source) });
      const { city } = yield* choose(seat, prompt, options, { clause: "CC-23.26" });
      remove(s, city.hex, seat, "soldier", 1);
      table.tell(() => ({
        what: say("log.unit-lost", { unit: say("unit.soldier"), hex: sayHex(s, city.hex) }),
        seat,
        clause: "CC-23.26",
      }));
      yield* fallsUnlessSaved(stage, city, "step");
    },
    can: (_verb, stage) => restless(stage).length > 0 || moodyCities(stage).length > 0,
  },
};
