import { choose, type Seat } from "@civitas/kernel";
import { centreAt, cityOf } from "../city/outskirts.ts";
import { stackingLimit } from "../limits.ts";
import { beside, squareName } from "../map/grid.ts";
import { explored, isSite, markerAt, terrainOf } from "../map/land.ts";
import { enemyAt, figuresAt, ownerAt, standingAt } from "../movement/figures.ts";
import { gateForbids } from "../movement/resting.ts";
import { ref } from "../refs.ts";
import { say, sayPlace } from "../say.ts";
import type { SquareNumber, World } from "../state.ts";
import type { MoveOtherFigures } from "../verbs/figures.ts";
import { asking } from "./asking.ts";
import { mayAimAt } from "./consent.ts";
import type { Deed, Stage } from "./deed.ts";
import { chooseSquare, placeOption } from "./squares.ts";

/** CV-15.18: squares onto which these figures may be moved. */
const passable = (w: World, owner: Seat, square: SquareNumber): boolean =>
  explored(w, square) &&
  terrainOf(w, square) !== "water" &&
  centreAt(w, square) === undefined &&
  !isSite(markerAt(w, square)) &&
  enemyAt(w, owner, square) === undefined;

/** CV-15.18, CV-21.26: where the group of this square could be put. */
function destinations(w: World, { max }: MoveOtherFigures, owner: Seat, from: SquareNumber): SquareNumber[] {
  const seen = new Set([from]);
  let rim = [from];
  for (let n = 0; n < max; n++) {
    const next: SquareNumber[] = [];
    for (const square of rim) {
      for (const to of beside(w, square)) {
        if (seen.has(to) || !passable(w, owner, to)) continue;
        seen.add(to);
        next.push(to);
      }
    }
    rim = next;
  }
  seen.delete(from);
  const size = figuresAt(w, owner, from).length;
  const limit = stackingLimit(w, owner);
  return [...seen].filter((to) => standingAt(w, owner, to) + size <= limit && !gateForbids(w, owner, to));
}

/** The destinations that no refused consent forbids (CV-28.8). */
const aimable = (verb: MoveOtherFigures, stage: Stage, owner: Seat, from: SquareNumber): SquareNumber[] =>
  destinations(stage.w, verb, owner, from).filter((to) => mayAimAt(stage, cityOf(stage.w, to)?.seat));

interface OthersGroup {
  readonly square: SquareNumber;
  readonly owner: Seat;
}

/** Squares with figures of another player that can be moved. */
function* groups(verb: MoveOtherFigures, stage: Stage): Generator<OthersGroup> {
  const { w, seat } = stage;
  const squares = new Set(
    w.realms.flatMap(({ figures }, owner) => (owner === seat ? [] : figures.map(({ at }) => at))),
  );
  for (const square of squares) {
    const owner = ownerAt(w, square);
    if (owner === undefined || !mayAimAt(stage, owner) || !mayAimAt(stage, cityOf(w, square)?.seat)) continue;
    if (aimable(verb, stage, owner, square).length > 0) yield { square, owner };
  }
}

/** CV-15.18: all figures of another player on a square are moved elsewhere, as a group. */
export const moveOtherFiguresDeed: Deed<MoveOtherFigures> = {
  can: (verb, stage) => groups(verb, stage).next().done !== true,
  *aim(verb, stage) {
    const { w, seat } = stage;
    const options = [...groups(verb, stage)].map(({ square, owner }) => ({
      ...placeOption(w, square, say("choice.owned", { what: sayPlace(w, square), who: { seat: owner } })),
      owner,
    }));
    const { square, owner } = yield* choose(seat, asking(stage, "ask.which-group"), options, { clause: "CV-15.18" });
    const to = yield* chooseSquare(
      stage,
      asking(stage, "ask.where-to"),
      aimable(verb, stage, owner, square),
      "CV-34.15",
    );
    return [{ seat: owner, square, to }];
  },
  // CV-28.13: the owner of the figures, and of the cities to which the chosen squares belong.
  targets: (_, { w }, aims) =>
    aims.flatMap(({ seat, square, to }) => [
      ...(seat === undefined ? [] : [seat]),
      ...[square, to].flatMap((chosen) => (chosen === undefined ? [] : (cityOf(w, chosen)?.seat ?? []))),
    ]),
  run(_, { w, table }, [aim]) {
    const { seat: owner, square, to } = aim ?? {};
    if (owner === undefined || square === undefined || to === undefined) return;
    for (const figure of figuresAt(w, owner, square)) {
      figure.at = to;
      figure.gathers = null; // CV-7.5
    }
    table.tell(() => ({
      what: say("log.figures-moved", { who: { seat: owner }, from: sayPlace(w, square), to: sayPlace(w, to) }),
      seat: owner,
      clause: "CV-15.18",
      moves: [
        {
          piece: ref.figures(owner, squareName(w, square)),
          from: ref.square(squareName(w, square)),
          to: ref.square(squareName(w, to)),
        },
      ],
    }));
  },
};
