import { choose, type Option, type Rules, type Seat } from "@civitas/kernel";
import { stepsFor } from "../actions/civic.ts";
import { citiesOf, cityAt, setMood, shiftMood } from "../cities.ts";
import { BUILDING_IDS, type Building } from "../content/pieces.ts";
import { price } from "../goods.ts";
import { cantGrow, type Growing, grow, increaseBill } from "../growing.ts";
import { canInfluence, takeovers } from "../influence/targets.ts";
import { hexName } from "../map.ts";
import { ref } from "../refs.ts";
import { say, sayHex } from "../say.ts";
import { sourceName } from "../source.ts";
import type { City, Clash } from "../state.ts";
import type { Increase } from "../verbs/cities.ts";
import type { Deeds } from "./deeds.ts";
import { takeSettlement } from "./take-over.ts";

interface CityOption extends Option {
  readonly city: City;
}

export const cityOption = (s: Clash, city: City): CityOption => ({
  id: `city:${hexName(s, city.hex)}`,
  label: sayHex(s, city.hex),
  refs: [ref.city(hexName(s, city.hex))],
  city,
});

const unhappy = (s: Clash, seat: Seat): City[] => citiesOf(s, seat).filter(({ mood }) => mood !== "happy");

interface Growth extends Option {
  readonly city?: City;
  readonly building?: Building;
}

const growing = ({ free, activates }: Increase): Growing => ({ free, activates });

/** CC-12.7: every own city with every building it could get. */
function growths(s: Clash, seat: Seat, verb: Increase): (Growth & { readonly city: City })[] {
  const how = growing(verb);
  const buildings = verb.building === null ? BUILDING_IDS : [verb.building];
  return citiesOf(s, seat).flatMap((city) =>
    buildings
      .filter((building) => cantGrow(s, seat, city, building, how) === undefined)
      .map((building) => ({
        id: `increase:${hexName(s, city.hex)}:${building}`,
        label: say("do.increase", { city: sayHex(s, city.hex), building: say(`building.${building}`) }),
        refs: [ref.city(hexName(s, city.hex))],
        price: price(increaseBill(s, seat, building, how)),
        city,
        building,
      })),
  );
}

export const cityDeeds: Deeds<
  "raiseMood" | "makeHappy" | "increase" | "civic" | "forceLabor" | "influence" | "takeOver"
> = {
  raiseMood: {
    *run(_verb, { s, table, seat, source }): Rules {
      const options = unhappy(s, seat).map((city) => cityOption(s, city));
      if (options.length === 0) return;
      const prompt = say("ask.raise-mood", { source: sourceName(source) });
      const { city } = yield* choose(seat, prompt, options, { clause: "CC-9.9" });
      shiftMood(s, table, city, 1, "CC-9.9");
    },
    can: (_verb, { s, seat }) => unhappy(s, seat).length > 0,
  },

  makeHappy: {
    *run(_verb, { s, table, seat, source }): Rules {
      const options = unhappy(s, seat).map((city) => cityOption(s, city));
      if (options.length === 0) return;
      const prompt = say("ask.raise-mood", { source: sourceName(source) });
      const { city } = yield* choose(seat, prompt, options, { clause: "CC-9.9" });
      setMood(s, table, city, "happy", "CC-9.9");
    },
    can: (_verb, { s, seat }) => unhappy(s, seat).length > 0,
  },

  increase: {
    *run(verb, { s, table, seat, source }): Rules {
      const options: Growth[] = growths(s, seat, verb);
      if (options.length === 0) return;
      if (verb.may) options.push({ id: "none", label: say("do.no-increase"), apart: "end" });
      const prompt = say("ask.increase", { source: sourceName(source) });
      const { city, building } = yield* choose(seat, prompt, options, { clause: "CC-12.7" });
      if (city !== undefined && building !== undefined) yield* grow(s, table, city, building, growing(verb));
    },
    can: (verb, { s, seat }) => growths(s, seat, verb).length > 0,
  },

  civic: {
    *run(_verb, { table, seat }): Rules {
      table.next("civic", { seat, first: true });
    },
    can: (_verb, { s, seat }) => stepsFor(s, seat).length > 0,
  },

  forceLabor: {
    *run(_verb, { s, table, seat }): Rules {
      s.now.forcedLabor = true;
      table.tell(() => ({ what: say("log.forced-labor", { who: { seat } }), seat, clause: "CC-30.44" }));
    },
    can: (_verb, { s }) => !s.now.forcedLabor,
  },

  influence: {
    *run({ times, here }, { table, seat, hex }): Rules {
      for (let i = 0; i < times; i++) table.next("influence", { seat, from: here ? hex : null, may: here });
    },
    can: ({ here }, { s, seat, hex }) => !s.now.influenced && canInfluence(s, seat, here ? hex : null),
  },

  takeOver: {
    *run(_verb, { s, table, seat, hex }): Rules {
      const city = hex === null ? undefined : cityAt(s, hex);
      if (city !== undefined) yield* takeSettlement(s, table, seat, city);
    },
    can: (_verb, { s, seat }) => !s.now.influenced && takeovers(s, seat, null).length > 0,
  },
};
