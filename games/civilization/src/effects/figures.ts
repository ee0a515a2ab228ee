import { choose, type Option, type Rules } from "@civitas/kernel";
import type { Aims } from "../announcing/announced.ts";
import { isOuterEdge, squareName, squares } from "../map/grid.ts";
import { markerAt, terrainOf } from "../map/land.ts";
import { figuresAt, ownerAt } from "../movement/figures.ts";
import { roomOn } from "../movement/resting.ts";
import { ref } from "../refs.ts";
import { say, sayPlace } from "../say.ts";
import { type Figure, realmOf, type SquareNumber } from "../state.ts";
import type { DoubleTravelSpeed, Teleport } from "../verbs/figures.ts";
import { asking } from "./asking.ts";
import type { Deeds, Stage } from "./deed.ts";

/** Squares with own figures. */
const ownSquares = ({ w, seat }: Stage): SquareNumber[] => [...new Set(realmOf(w, seat).figures.map(({ at }) => at))];

/** CV-33.14, CV-33.23: whether this many figures of a square could go there. */
function isDestination(
  { to }: Teleport,
  { w, seat }: Stage,
  from: SquareNumber,
  n: number,
  square: SquareNumber,
): boolean {
  if (square === from) return false;
  if (to === "outer-edge") {
    if (!isOuterEdge(w, from) || !isOuterEdge(w, square)) return false;
    if (ownerAt(w, square) !== undefined || markerAt(w, square) !== null) return false;
  } else if (to === "water" && terrainOf(w, square) !== "water") return false;
  return roomOn(w, seat, square) >= n;
}

const goals = ({ to }: Teleport, stage: Stage): readonly SquareNumber[] =>
  to === "own-figures" ? ownSquares(stage) : squares(stage.w);

const destinations = (verb: Teleport, stage: Stage, from: SquareNumber, n: number): SquareNumber[] =>
  goals(verb, stage).filter((square) => isDestination(verb, stage, from, n, square));

/** Steam Power and Galileo move all figures of the square; Hannibal as many as his owner likes. */
const takesAll = ({ to }: Teleport): boolean => to !== "own-figures";

function isStart(verb: Teleport, stage: Stage, from: SquareNumber): boolean {
  const n = takesAll(verb) ? figuresAt(stage.w, stage.seat, from).length : 1;
  return goals(verb, stage).some((square) => isDestination(verb, stage, from, n, square));
}

interface Party extends Option {
  readonly armies: number;
  readonly scouts: number;
}

/** How many armies and scouts go. */
function* chooseParty(verb: Teleport, stage: Stage, from: SquareNumber): Rules<Party> {
  const { w, seat } = stage;
  const figures = figuresAt(w, seat, from);
  const armies = figures.filter(({ kind }) => kind === "army").length;
  const scouts = figures.length - armies;
  const parties: Party[] = [];
  for (let a = armies; a >= 0; a--) {
    for (let s = scouts; s >= 0; s--) {
      if (a + s === 0 || (takesAll(verb) && a + s < figures.length)) continue;
      if (destinations(verb, stage, from, a + s).length === 0) continue;
      parties.push({
        id: `group:${a}+${s}`,
        label: say("choice.group", { armies: a, scouts: s }),
        armies: a,
        scouts: s,
      });
    }
  }
  return yield* choose(seat, say("ask.group"), parties, { clause: "CV-34.11" });
}

function* aimTeleport(verb: Teleport, stage: Stage): Rules<Aims> {
  const { w, seat } = stage;
  const clause = verb.to === "water" ? "CV-33.14" : "CV-33.23";
  const starts = ownSquares(stage).filter((square) => isStart(verb, stage, square));
  const froms = starts.map((square) => {
    const name = squareName(w, square);
    return { id: `from:${name}`, label: sayPlace(w, square), refs: [ref.figures(seat, name)], square };
  });
  const { square } = yield* choose(seat, asking(stage, "ask.which-square"), froms, { clause });
  const { armies, scouts } = yield* chooseParty(verb, stage, square);
  const tos = destinations(verb, stage, square, armies + scouts).map((to) => {
    const name = squareName(w, to);
    return { id: `to:${name}`, label: sayPlace(w, to), refs: [ref.square(name)], goal: to };
  });
  const { goal } = yield* choose(seat, asking(stage, "ask.where-to"), tos, { clause });
  return [{ square, to: goal, figures: { armies, scouts } }];
}

export const figureDeeds: Deeds<Teleport | DoubleTravelSpeed> = {
  teleport: {
    can: (verb, stage) => ownSquares(stage).some((square) => isStart(verb, stage, square)),
    aim: aimTeleport,
    run(verb, stage, [aim]) {
      const { w, table, seat } = stage;
      if (aim?.square === undefined || aim.to === undefined || aim.figures === undefined) return;
      const { square, to } = aim;
      const here = figuresAt(w, seat, square);
      const ofKind = (kind: Figure["kind"], n: number): Figure[] =>
        here.filter((figure) => figure.kind === kind).slice(0, n);
      const going = [...ofKind("army", aim.figures.armies), ...ofKind("scout", aim.figures.scouts)];
      if (going.length === 0 || !destinations(verb, stage, square, going.length).includes(to)) return;
      for (const figure of going) {
        figure.at = to;
        figure.gathers = null; // CV-7.5
        if (takesAll(verb)) figure.moved = true; // CV-21.20
      }
      table.tell(() => ({
        what: say("log.moves", { who: { seat }, from: sayPlace(w, square), to: sayPlace(w, to) }),
        seat,
        clause: verb.to === "water" ? "CV-33.14" : "CV-33.23",
        moves: going.map(({ kind }) => ({
          piece: kind === "army" ? ref.army(seat) : ref.scout(seat),
          from: ref.square(squareName(w, square)),
          to: ref.square(squareName(w, to)),
        })),
      }));
    },
  },
  doubleTravelSpeed: {
    can: (_, { w, seat }) => !realmOf(w, seat).doubleSpeed,
    run(_, { w, seat }) {
      realmOf(w, seat).doubleSpeed = true; // CV-33.29
    },
  },
};
