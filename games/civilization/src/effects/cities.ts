import { choose, type Rules } from "@civitas/kernel";
import type { Aims } from "../announcing/announced.ts";
import { putWalls } from "../city/acting.ts";
import { devoteCity } from "../city/arts.ts";
import { addBonus, cityOption, producingCities } from "../city/management.ts";
import { mayAct } from "../limits.ts";
import { say, sayPlace } from "../say.ts";
import { type City, capitalOf, cityAt, realmOf } from "../state.ts";
import type { CityVerb } from "../verbs/cities.ts";
import { asking } from "./asking.ts";
import type { Deeds, Stage } from "./deed.ts";

function* chooseCity(stage: Stage, cities: readonly City[], clause: string): Rules<Aims> {
  const options = cities.map((city) => cityOption(stage.w, stage.seat, city));
  return [{ city: (yield* choose(stage.seat, asking(stage, "ask.which-city"), options, { clause })).city }];
}

const actingCities = ({ w, seat }: Stage): City[] => realmOf(w, seat).cities.filter((city) => mayAct(w, seat, city));

const unwalled = ({ w, seat }: Stage): City[] => realmOf(w, seat).cities.filter(({ walls }) => !walls);

/** CV-33.18: the capital has its action still, and is not in Anarchy. */
function capitalCanAct({ w, seat }: Stage): boolean {
  const capital = capitalOf(realmOf(w, seat));
  return capital.actions > 0 && mayAct(w, seat, capital);
}

export const cityDeeds: Deeds<CityVerb> = {
  cityProduction: {
    can: (_, { w, seat }) => producingCities(w, seat).length > 0,
    aim: (_, stage) => chooseCity(stage, producingCities(stage.w, stage.seat), "CV-11.19"),
    run({ amount }, { w, table, seat }, [aim]) {
      if (aim?.city !== undefined) addBonus(w, table, seat, aim.city, amount, "CV-11.17");
    },
  },
  extraActionEachCity: {
    can: (_, stage) => actingCities(stage).length > 0,
    run(_, stage) {
      for (const city of actingCities(stage)) city.actions += 1;
    },
  },
  extraCityAction: {
    can: () => true,
    aim: (_, stage) => chooseCity(stage, realmOf(stage.w, stage.seat).cities, "CV-11.16"),
    run(_, { w, table, seat }, [aim]) {
      if (aim?.city === undefined) return;
      const city = cityAt(realmOf(w, seat), aim.city);
      city.actions += 1;
      city.sure += 1;
      table.tell(() => ({
        what: say("log.extra-action", { who: { seat }, city: sayPlace(w, city.at) }),
        seat,
        clause: "CV-11.16",
      }));
    },
  },
  devoteAllCities: {
    can: (_, stage) => capitalCanAct(stage),
    run(_, stage) {
      const { w, table, seat } = stage;
      const { cities } = realmOf(w, seat);
      const capital = capitalOf(realmOf(w, seat));
      if (capitalCanAct(stage)) capital.actions -= 1;
      capital.sure = Math.min(capital.sure, capital.actions); // what Ada Lovelace protects is kept for the city itself
      for (const city of cities) devoteCity(w, table, seat, city.at, false);
    },
  },
  buildWalls: {
    can: (_, stage) => unwalled(stage).length > 0,
    aim: (_, stage) => chooseCity(stage, unwalled(stage), "CV-33.2"),
    run(_, { w, table, seat }, [aim]) {
      if (aim?.city !== undefined) putWalls(w, table, seat, cityAt(realmOf(w, seat), aim.city), "CV-33.2");
    },
  },
};
