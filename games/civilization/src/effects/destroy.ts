import { choose, type Option, type Seat } from "@civitas/kernel";
import type { Aims } from "../announcing/announced.ts";
import { destroyBuilding, nuke, obsolete } from "../city/destroying.ts";
import { cityOf, outskirts } from "../city/outskirts.ts";
import { WONDERS } from "../content/wonders.ts";
import { sayMarker } from "../culture/great-people.ts";
import { squareName } from "../map/grid.ts";
import { markerAt } from "../map/land.ts";
import { ref } from "../refs.ts";
import { say, sayPlace } from "../say.ts";
import type { SquareNumber } from "../state.ts";
import type { DestroyBuildings, DestroyVerb, ObsoleteWonder } from "../verbs/destroy.ts";
import { asking } from "./asking.ts";
import { mayAimAt } from "./consent.ts";
import type { Deeds, Stage } from "./deed.ts";
import { inRange } from "./squares.ts";
import { terrainDeed } from "./terrain.ts";

/** CV-33.8, CV-33.13: buildings that may be destroyed; those of others only, if the card says so. */
function isTarget({ range, ownAllowed }: DestroyBuildings, stage: Stage): (square: SquareNumber) => boolean {
  const { w, seat, about } = stage;
  const near = range === "here" ? (square: SquareNumber) => square === about.square : inRange(w, seat, range);
  return (square) => {
    const marker = markerAt(w, square);
    if (marker?.kind !== "building" || !(ownAllowed || marker.owner !== seat)) return false;
    return near(square) && mayAimAt(stage, marker.owner);
  };
}

const buildingsFor = (verb: DestroyBuildings, stage: Stage): SquareNumber[] =>
  stage.w.markers.map((_, square) => square).filter(isTarget(verb, stage));

/** Whether there is any such building. Cities have the most of them, so their squares are looked at first. */
function canDestroy(verb: DestroyBuildings, stage: Stage): boolean {
  const { w } = stage;
  const may = isTarget(verb, stage);
  return (
    w.realms.some(({ cities }) => cities.some((city) => outskirts(w, city).some(may))) ||
    w.markers.some((_, square) => may(square))
  );
}

interface Doomed extends Option {
  readonly wonder: keyof typeof WONDERS;
}

/** CV-13.9: wonders of the eras, anybody's or in the market. */
function wondersFor({ eras }: ObsoleteWonder, { w }: Stage): Doomed[] {
  const owned = w.realms.flatMap(({ wonders }, seat) =>
    wonders.flatMap(({ id, obsolete: over }): Doomed[] =>
      over ? [] : [{ id: `wonder:${id}`, label: sayOwned(seat, id), refs: [ref.wonderCard(seat, id)], wonder: id }],
    ),
  );
  const market = w.market.wonders.map(
    (id): Doomed => ({ id: `wonder:${id}`, label: say(`wonder.${id}`), refs: [ref.wonder(id)], wonder: id }),
  );
  return [...owned, ...market].filter(({ wonder }) => eras.includes(WONDERS[wonder].era));
}

const sayOwned = (seat: Seat, id: keyof typeof WONDERS) =>
  say("choice.owned", { what: say(`wonder.${id}`), who: { seat } });

/** CV-33.11, CV-8.21: cities that are no capitals. */
const citiesToNuke = ({ w }: Stage): (Option & { readonly city: SquareNumber })[] =>
  w.realms.flatMap(({ cities }, seat) =>
    cities.flatMap(({ at, capital }) => {
      const name = squareName(w, at);
      const label = say("choice.owned", { what: sayPlace(w, at), who: { seat } });
      return capital ? [] : [{ id: `city:${name}`, label, refs: [ref.city(name)], city: at }];
    }),
  );

/** CV-28.13: the owners of the cities to which the squares belong. */
const ownersOf = ({ w }: Stage, aims: Aims): Seat[] =>
  aims.flatMap(({ square }) => (square === undefined ? [] : (cityOf(w, square)?.seat ?? [])));

export const destroyDeeds: Deeds<DestroyVerb> = {
  destroyBuildings: {
    can: canDestroy,
    *aim(verb, stage) {
      const { w, seat } = stage;
      const picked: SquareNumber[] = [];
      while (picked.length < verb.count) {
        const left = buildingsFor(verb, stage).filter((square) => !picked.includes(square));
        const options: (Option & { readonly square?: SquareNumber })[] = left.map((square) => {
          const name = squareName(w, square);
          const label = say("choice.what-where", { what: sayMarker(w, square), place: sayPlace(w, square) });
          return { id: `square:${name}`, label, refs: [ref.square(name), ref.marker(name)], square };
        });
        if (picked.length > 0) options.push({ id: "enough", label: say("choice.enough"), apart: "end" });
        if (options.length === 0) break;
        const { square } = yield* choose(seat, asking(stage, "ask.which-building"), options, { clause: "CV-33.8" });
        if (square === undefined) break;
        picked.push(square);
      }
      return picked.map((square) => ({ square }));
    },
    targets: (_, stage, aims) => ownersOf(stage, aims),
    run(_, { w, table, seat }, aims) {
      for (const { square } of aims) if (square !== undefined) destroyBuilding(w, table, seat, square);
    },
  },

  obsoleteWonder: {
    can: (verb, stage) => wondersFor(verb, stage).length > 0,
    *aim(verb, stage) {
      const options = wondersFor(verb, stage);
      const prompt = asking(stage, "ask.which-wonder");
      const { wonder } = yield* choose(stage.seat, prompt, options, { clause: "CV-13.9" });
      return [{ wonder }];
    },
    run(_, { w, table, seat }, [aim]) {
      if (aim?.wonder !== undefined) obsolete(w, table, seat, aim.wonder);
    },
  },

  changeTerrain: terrainDeed,

  nukeCity: {
    can: (_, stage) => citiesToNuke(stage).length > 0,
    *aim(_, stage) {
      const options = citiesToNuke(stage);
      const { city } = yield* choose(stage.seat, asking(stage, "ask.which-city"), options, { clause: "CV-33.11" });
      return [{ city }];
    },
    run(_, { w, table }, [aim]) {
      if (aim?.city !== undefined) nuke(w, table, aim.city);
    },
  },
};
