import { choose, type Message, type Option, type Seat } from "@civitas/kernel";
import type { Aim } from "../announced.ts";
import { killFigure } from "../figures.ts";
import { sayMarker } from "../great-people.ts";
import { squareName } from "../grid.ts";
import { markerAt } from "../land.ts";
import { cityOf } from "../outskirts.ts";
import { clearSquare } from "../placing.ts";
import { ref } from "../refs.ts";
import { say, sayPlace } from "../say.ts";
import { type Figure, realmOf, type SquareNumber, seatsOf, type World } from "../state.ts";
import type { KillFigures } from "../verbs/figures.ts";
import { asking } from "./asking.ts";
import { mayAimAt } from "./consent.ts";
import type { Deed, Stage } from "./deed.ts";
import { chooseSquare, inRange } from "./squares.ts";

/** Whom the card may kill on a square: some of a player's figures, or the great person there. */
interface Victims extends Option {
  readonly aim: Aim;
}

/** The figures of a player on a square: those of the moving group apart from those that stand there (CV-33.46). */
function bands(w: World, seat: Seat, square: SquareNumber): { readonly moving: boolean; readonly figures: Figure[] }[] {
  const here = realmOf(w, seat).figures.filter(({ at }) => at === square);
  const moving = here.filter(({ marching }) => marching === "yes");
  const standing = here.filter(({ marching }) => marching !== "yes");
  return [
    { moving: true, figures: moving },
    { moving: false, figures: standing },
  ].filter(({ figures }) => figures.length > 0);
}

const count = (figures: readonly Figure[], kind: Figure["kind"]): number =>
  figures.filter((figure) => figure.kind === kind).length;

/** CV-33.9: every choice of up to so many figures of one band, the biggest first. */
function someOf(w: World, max: number, seat: Seat, square: SquareNumber): Victims[] {
  const options: Victims[] = [];
  for (const { moving, figures } of bands(w, seat, square)) {
    for (let armies = count(figures, "army"); armies >= 0; armies--) {
      for (let scouts = count(figures, "scout"); scouts >= 0; scouts--) {
        if (armies + scouts === 0 || armies + scouts > max) continue;
        options.push({
          id: `kill:${seat + 1}:${armies}+${scouts}${moving ? ":moving" : ""}`,
          label: sayVictims(seat, armies, scouts, moving),
          refs: [ref.figures(seat, squareName(w, square))],
          aim: { square, seat, figures: { armies, scouts }, ...(moving ? { moving } : {}) },
        });
      }
    }
  }
  return options;
}

const sayVictims = (seat: Seat, armies: number, scouts: number, moving: boolean): Message =>
  say(moving ? "choice.kill-moving" : "choice.kill", { who: { seat }, armies, scouts });

/** CV-28.8: where a square is chosen, its city's owner must not have refused, nor the owner of everything there. */
function mayKillOn(verb: KillFigures, stage: Stage, square: SquareNumber): boolean {
  const { w } = stage;
  if (verb.greatPersonToo && !mayAimAt(stage, cityOf(w, square)?.seat)) return false;
  const marker = markerAt(w, square);
  if (verb.greatPersonToo && marker?.kind === "great-person") return true; // its owner is the city's
  return w.realms.some(({ figures }, seat) => figures.some(({ at }) => at === square) && mayAimAt(stage, seat));
}

function victimsOn(verb: KillFigures, stage: Stage, square: SquareNumber): Victims[] {
  const { w } = stage;
  const options = seatsOf(w)
    .filter((seat) => mayAimAt(stage, seat))
    .flatMap((seat) => someOf(w, verb.max, seat, square));
  const marker = markerAt(w, square);
  if (verb.greatPersonToo && marker?.kind === "great-person") {
    const refs = [ref.marker(squareName(w, square))];
    options.push({ id: "kill:great-person", label: sayMarker(w, square), refs, aim: { square, seat: marker.owner } });
  }
  return options;
}

/** Squares in range with figures, or with a great person if the card may kill one. */
function squaresFor(verb: KillFigures, stage: Stage): SquareNumber[] {
  const { w, seat } = stage;
  const near = inRange(w, seat, verb.range);
  const people = verb.greatPersonToo
    ? w.markers.flatMap((marker, square) => (marker?.kind === "great-person" ? [square] : []))
    : [];
  const squares = new Set([...w.realms.flatMap(({ figures }) => figures.map(({ at }) => at)), ...people]);
  return [...squares].filter((square) => near(square) && mayKillOn(verb, stage, square)).sort((a, b) => a - b);
}

/** Kills what is still there (CV-0.17). */
function kill(stage: Stage, { square, seat, figures, moving = false }: Aim): void {
  const { w, table } = stage;
  if (square === undefined || seat === undefined) return;
  if (figures === undefined) {
    if (markerAt(w, square)?.kind !== "great-person") return;
    const person = sayMarker(w, square);
    clearSquare(w, table, square, "destroyed");
    table.tell(() => ({
      what: say("log.person-killed", { who: { seat }, person, place: sayPlace(w, square) }),
      seat,
      clause: "CV-33.9",
    }));
    return;
  }
  const band = bands(w, seat, square).find((one) => one.moving === moving)?.figures ?? [];
  const dying = [
    ...band.filter(({ kind }) => kind === "army").slice(0, figures.armies),
    ...band.filter(({ kind }) => kind === "scout").slice(0, figures.scouts),
  ];
  for (const figure of dying) killFigure(w, seat, figure);
  table.tell(() => ({
    what: say("log.figures-killed", { who: { seat }, n: dying.length, place: sayPlace(w, square) }),
    seat,
    clause: "CV-33.9",
    moves: dying.map(({ kind }) => ({
      piece: kind === "army" ? ref.army(seat) : ref.scout(seat),
      from: ref.square(squareName(w, square)),
      to: ref.realm(seat),
    })),
  }));
}

/** CV-33.9, CV-33.46: figures of any owner in one square, or the great person there. */
export const killFiguresDeed: Deed<KillFigures> = {
  can: (verb, stage) => squaresFor(verb, stage).length > 0,
  *aim(verb, stage) {
    const prompt = asking(stage, "ask.which-square");
    const square = yield* chooseSquare(stage, prompt, squaresFor(verb, stage), "CV-33.9");
    const options = victimsOn(verb, stage, square);
    return [(yield* choose(stage.seat, asking(stage, "ask.which-victims"), options, { clause: "CV-33.9" })).aim];
  },
  // CV-28.13: the owner of the figures or the great person; where a square is chosen, the owner of its city too.
  targets: ({ greatPersonToo }, { w }, aims) =>
    aims.flatMap(({ seat, square }) => {
      const city = square === undefined || !greatPersonToo ? undefined : cityOf(w, square)?.seat;
      return [...(seat === undefined ? [] : [seat]), ...(city === undefined ? [] : [city])];
    }),
  run(_, stage, aims) {
    for (const aim of aims) kill(stage, aim);
  },
};
