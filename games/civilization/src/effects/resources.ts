import { choose, type Option } from "@civitas/kernel";
import { crops, takeCrops, takeResource } from "../city/harvesting.ts";
import { MARKET_RESOURCES } from "../content/ids.ts";
import { squareName } from "../map/grid.ts";
import { ref } from "../refs.ts";
import { say, sayPlace } from "../say.ts";
import { realmOf, type SquareNumber, type World } from "../state.ts";
import type { ResourceVerb } from "../verbs/resources.ts";
import { asking } from "./asking.ts";
import type { Deeds, Stage } from "./deed.ts";

const inMarket = (w: World) => MARKET_RESOURCES.filter((resource) => w.market.resources[resource] > 0);

interface Crop extends Option {
  readonly square: SquareNumber;
}

const hasSquare = ({ square }: { readonly square?: SquareNumber }): boolean => square !== undefined;

/** CV-9.13: what the cities could harvest. */
const allCrops = ({ w, seat }: Stage): Crop[] =>
  realmOf(w, seat).cities.flatMap((city) =>
    crops(w, seat, city).flatMap((crop): Crop[] => {
      if (crop.square === undefined) return [];
      const name = squareName(w, city.at);
      return [
        {
          ...crop,
          id: `${crop.id}:${name}`,
          group: say("group.city", { place: sayPlace(w, city.at) }),
          square: crop.square,
        },
      ];
    }),
  );

export const resourceDeeds: Deeds<Exclude<ResourceVerb, { verb: "actAsResource" }>> = {
  gainResource: {
    can: (_, { w }) => inMarket(w).length > 0,
    *aim(_, stage) {
      const options = inMarket(stage.w).map((resource) => ({
        id: `take:${resource}`,
        label: say(`resource.${resource}`),
        refs: [ref.marketResource(resource)],
        resource,
      }));
      const { resource } = yield* choose(stage.seat, asking(stage, "ask.which-resource"), options, {
        clause: "CV-0.24",
      });
      return [{ resource }];
    },
    run(_, { w, table, seat }, [aim]) {
      if (aim?.resource !== undefined) takeResource(w, table, seat, aim.resource, "CV-16.2");
    },
  },
  gainEachResource: {
    can: (_, { w }) => inMarket(w).length > 0,
    run(_, { w, table, seat }) {
      for (const resource of inMarket(w)) takeResource(w, table, seat, resource, "CV-33.3");
    },
  },
  harvest: {
    can: (_, { w, seat }) => realmOf(w, seat).cities.some((city) => crops(w, seat, city).some(hasSquare)),
    *aim(_, stage) {
      const { square } = yield* choose(stage.seat, asking(stage, "ask.which-resource"), allCrops(stage), {
        clause: "CV-9.13",
      });
      return [{ square }];
    },
    run(_, { w, table, seat }, [aim]) {
      if (aim?.square !== undefined) takeCrops(w, table, seat, [aim.square], "CV-9.13");
    },
  },
};
