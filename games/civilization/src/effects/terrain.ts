import { choose } from "@civitas/kernel";
import { centreAt, cityOf } from "../city/outskirts.ts";
import type { Terrain } from "../content/ids.ts";
import { explored, isSite, markerAt, terrainOf } from "../map/land.ts";
import { ownerAt } from "../movement/figures.ts";
import { say, sayPlace } from "../say.ts";
import type { SquareNumber, World } from "../state.ts";
import type { ChangeTerrain } from "../verbs/destroy.ts";
import { asking } from "./asking.ts";
import { mayAimAt } from "./consent.ts";
import type { Deed, Stage } from "./deed.ts";
import { chooseSquare } from "./squares.ts";

/** CV-29.3 to CV-29.6: whether the square may change at all. */
function mayChange(w: World, which: ChangeTerrain["which"], square: SquareNumber): boolean {
  const terrain = terrainOf(w, square);
  if (!explored(w, square) || terrain === "mountain" || centreAt(w, square) !== undefined) return false;
  const marker = markerAt(w, square);
  if (which === "empty") return marker === null && ownerAt(w, square) === undefined; // CV-0.12
  if (isSite(marker) || marker?.kind === "building" || marker?.kind === "wonder") return false;
  return which === "without-building" || terrain === "forest";
}

const terrainsFor = (w: World, { to }: ChangeTerrain, square: SquareNumber): Terrain[] =>
  to.filter((terrain) => terrain !== terrainOf(w, square));

const isLegal = (verb: ChangeTerrain, stage: Stage, square: SquareNumber): boolean =>
  mayChange(stage.w, verb.which, square) &&
  terrainsFor(stage.w, verb, square).length > 0 &&
  mayAimAt(stage, cityOf(stage.w, square)?.seat);

const squaresFor = (verb: ChangeTerrain, stage: Stage): SquareNumber[] =>
  stage.w.markers.map((_, square) => square).filter((square) => isLegal(verb, stage, square));

/** CV-29.1, CV-29.2: the new terrain for the rest of the game. */
function change(w: World, square: SquareNumber, terrain: Terrain): void {
  const earlier = w.disasters.find((disaster) => disaster.square === square);
  if (earlier === undefined) w.disasters.push({ square, terrain });
  else earlier.terrain = terrain;
}

export const terrainDeed: Deed<ChangeTerrain> = {
  can: (verb, stage) => stage.w.markers.some((_, square) => isLegal(verb, stage, square)),
  *aim(verb, stage) {
    const { w, seat } = stage;
    const square = yield* chooseSquare(stage, asking(stage, "ask.which-square"), squaresFor(verb, stage), "CV-29.1");
    const options = terrainsFor(w, verb, square).map((terrain) => ({
      id: `terrain:${terrain}`,
      label: say(`terrain.${terrain}`),
      terrain,
    }));
    const { terrain } = yield* choose(seat, asking(stage, "ask.which-terrain"), options, { clause: "CV-29.6" });
    return [{ square, terrain }];
  },
  targets: (_, { w }, aims) =>
    aims.flatMap(({ square }) => (square === undefined ? [] : (cityOf(w, square)?.seat ?? []))),
  run(verb, { w, table, seat }, [aim]) {
    const { square, terrain } = aim ?? {};
    if (square === undefined || terrain === undefined || !mayChange(w, verb.which, square)) return;
    change(w, square, terrain);
    table.tell(() => ({
      what: say("log.terrain", { place: sayPlace(w, square), terrain: say(`terrain.${terrain}`) }),
      seat,
      clause: "CV-29.1",
    }));
  },
};
