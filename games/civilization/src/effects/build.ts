import { choose, type Option, type Rules } from "@civitas/kernel";
import { isWonder } from "../abilities/held.ts";
import type { Aim } from "../announcing/announced.ts";
import { buildableTypes, unitsLeft } from "../battle/units.ts";
import { wonderSquare } from "../cards/working.ts";
import { buildBuilding, buildUnitOf, putFigure } from "../city/acting.ts";
import { formFor, productRef, squaresForFigure, unlockedBuildings } from "../city/items.ts";
import { outskirtsAt } from "../city/outskirts.ts";
import { squaresForBuilding } from "../city/placing.ts";
import { BUILDINGS } from "../content/buildings.ts";
import { BUILDING_IDS, type BuildingId, type UnitType } from "../content/ids.ts";
import { TECHS } from "../content/techs.ts";
import { placingOption } from "../culture/great-people.ts";
import { stackingLimit } from "../limits.ts";
import { figuresInSupply, standingAt } from "../movement/figures.ts";
import { mayStayOn } from "../movement/resting.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { realmOf, type SquareNumber } from "../state.ts";
import type { BuildBuildings, BuildFigure, BuildUnits, BuildVerb } from "../verbs/build.ts";
import { asking } from "./asking.ts";
import type { Deeds, Stage } from "./deed.ts";

const ENOUGH = { id: "enough", label: say("choice.enough"), apart: "end" as const };

/** CV-14.9, CV-30.5, CV-33.22: the types of which a unit can be built, those chosen already left aside. */
function unitTypes({ type }: BuildUnits, { w, seat, about }: Stage, chosen: readonly Aim[] = []): UnitType[] {
  const left = (unit: UnitType): boolean => unitsLeft(w, unit) > chosen.filter((aim) => aim.unit === unit).length;
  if (type === "unlocked") return buildableTypes(w, seat).filter(left);
  const only = type === "aircraft" ? "aircraft" : about.tech && TECHS[about.tech].unlocks.unit?.type;
  return only !== undefined && left(only) ? [only] : [];
}

const FIGURES = ["army", "scout"] as const;

/** CV-14.2, CV-33.1: where a free figure can stand. */
function figureSquares({ where }: BuildFigure, { w, seat, source }: Stage, figure: "army" | "scout"): SquareNumber[] {
  if (figuresInSupply(w, seat, figure) === 0) return [];
  if (where === "any-city") {
    return realmOf(w, seat).cities.flatMap((city) => squaresForFigure(w, seat, city, figure));
  }
  const square = isWonder(source) ? wonderSquare(w, seat, source) : undefined;
  const room = square !== undefined && standingAt(w, seat, square) < stackingLimit(w, seat);
  return room && mayStayOn(w, seat, square) ? [square] : [];
}

/** CV-12.9, CV-30.10: the kinds of buildings that the effect may build. */
function buildingIds({ which }: BuildBuildings, { w, seat }: Stage): readonly BuildingId[] {
  const realm = realmOf(w, seat);
  if (which === "unlocked") return unlockedBuildings(realm);
  if (which === "harbor") return ["harbor"];
  return BUILDING_IDS.filter((id) => BUILDINGS[id].basicForm === null).map((id) => formFor(realm, id));
}

/** CV-12.2: where a free building could stand, in any own city; squares chosen already are taken. */
function buildingSquares({ w, seat }: Stage, id: BuildingId, chosen: readonly Aim[]): SquareNumber[] {
  const taken = chosen.filter((aim) => aim.building === id).length;
  if (w.market.buildings[BUILDINGS[id].pool] <= taken) return [];
  return realmOf(w, seat).cities.flatMap((city) =>
    squaresForBuilding(w, seat, city, id).filter((square) => chosen.every((aim) => aim.square !== square)),
  );
}

const buildable = (verb: BuildBuildings, stage: Stage, chosen: readonly Aim[] = []): BuildingId[] =>
  buildingIds(verb, stage).filter((id) => buildingSquares(stage, id, chosen).length > 0);

const canBuild = (verb: BuildBuildings, stage: Stage): boolean =>
  buildingIds(verb, stage).some((id) => buildingSquares(stage, id, []).length > 0);

function* chooseSquare(stage: Stage, what: Option["label"], squares: readonly SquareNumber[]): Rules<SquareNumber> {
  const options = squares.map((square) => ({ ...placingOption(stage.w, square), square }));
  return (yield* choose(stage.seat, say("ask.where", { what }), options, { clause: "CV-34.10" })).square;
}

export const buildDeeds: Deeds<BuildVerb> = {
  buildUnits: {
    can: (verb, stage) => unitTypes(verb, stage).length > 0,
    *aim(verb, stage) {
      const aims: Aim[] = [];
      while (aims.length < verb.count) {
        const types = unitTypes(verb, stage, aims).map((unit) => ({
          id: `unit:${unit}`,
          label: say(`unit-type.${unit}`),
          refs: [ref.unitDeck(unit)],
          unit,
        }));
        if (types.length === 0) break;
        const options = aims.length > 0 ? [...types, ENOUGH] : types;
        const picked = yield* choose(stage.seat, asking(stage, "ask.which-unit"), options, { clause: "CV-14.9" });
        if (!("unit" in picked)) break;
        aims.push({ unit: picked.unit });
      }
      return aims;
    },
    run(_, { w, table, seat }, aims) {
      for (const { unit } of aims) if (unit !== undefined) buildUnitOf(w, table, seat, unit, "CV-14.9");
    },
  },
  buildFigure: {
    can: (verb, stage) => FIGURES.some((figure) => figureSquares(verb, stage, figure).length > 0),
    *aim(verb, stage) {
      const options = FIGURES.filter((figure) => figureSquares(verb, stage, figure).length > 0).map((figure) => ({
        id: figure,
        label: say(`figure.${figure}`),
        figure,
      }));
      const { figure, label } = yield* choose(stage.seat, asking(stage, "ask.which-figure"), options, {
        clause: "CV-14.8",
      });
      return [{ figure, square: yield* chooseSquare(stage, label, figureSquares(verb, stage, figure)) }];
    },
    run(_, { w, table, seat }, [aim]) {
      if (aim?.figure === undefined || aim.square === undefined) return;
      putFigure(w, table, seat, aim.figure, aim.square, "CV-14.8");
    },
  },
  buildBuildings: {
    can: canBuild,
    *aim(verb, stage) {
      const aims: Aim[] = [];
      while (aims.length < verb.count) {
        const kinds = buildable(verb, stage, aims).map((building) => ({
          id: `build:${building}`,
          label: say(`building.${building}`),
          refs: [productRef(stage.seat, { build: "building", id: building })],
          building,
        }));
        if (kinds.length === 0) break;
        const options = aims.length > 0 ? [...kinds, ENOUGH] : kinds;
        const picked = yield* choose(stage.seat, asking(stage, "ask.which-building"), options, { clause: "CV-12.9" });
        if (!("building" in picked)) break;
        const { building, label } = picked;
        aims.push({ building, square: yield* chooseSquare(stage, label, buildingSquares(stage, building, aims)) });
      }
      return aims;
    },
    run(_, { w, table, seat }, aims) {
      for (const { building, square } of aims) {
        const owned = square === undefined ? undefined : outskirtsAt(w, square);
        if (building === undefined || square === undefined || owned?.seat !== seat) continue;
        buildBuilding(w, table, seat, owned.city, building, square, "CV-12.9");
      }
    },
  },
};
