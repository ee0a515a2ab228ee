import { choose, type Option, type Seat } from "@civitas/kernel";
import type { Aim } from "../announcing/announced.ts";
import { cityOf } from "../city/outskirts.ts";
import { clearSquare } from "../city/placing.ts";
import { sayMarker } from "../culture/great-people.ts";
import { squareName } from "../map/grid.ts";
import { markerAt } from "../map/land.ts";
import { killFigure } from "../movement/figures.ts";
import { ref } from "../refs.ts";
import { say, sayPlace } from "../say.ts";
import { type Figure, realmOf, type SquareNumber, seatsOf, type World } from "../state.ts";
import type { KillFigures } from "../verbs/figures.ts";
import { asking } from "./asking.ts";
import { mayAimAt } from "./consent.ts";
import type { Deed, Stage } from "./deed.ts";
import { chooseSquare, inRange } from "./squares.ts";

/** Whom the card may kill on a square: some of the figures, or the great person there. */
interface Victims extends Option {
  readonly aims: readonly Aim[];
}

/** Figures on a square that can be told apart by their owner, and by whether they are being moved (CV-33.46). */
interface Band {
  readonly seat: Seat;
  readonly moving: boolean;
  readonly figures: readonly Figure[];
}

function bandsOn(w: World, square: SquareNumber): Band[] {
  return seatsOf(w).flatMap((seat) => {
    const here = realmOf(w, seat).figures.filter(({ at }) => at === square);
    const bands = [true, false].map((moving) => ({
      seat,
      moving,
      figures: here.filter(({ marching }) => (marching !== "no") === moving),
    }));
    return bands.filter(({ figures }) => figures.length > 0);
  });
}

const count = (figures: readonly Figure[], kind: Figure["kind"]): number =>
  figures.filter((figure) => figure.kind === kind).length;

/** Some figures of one band. */
interface Some {
  readonly band: Band;
  readonly armies: number;
  readonly scouts: number;
}

const sizeOf = (victims: readonly Some[]): number => victims.reduce((n, { armies, scouts }) => n + armies + scouts, 0);

/** CV-33.9: every choice of up to this many figures of these bands, of any owners, the biggest first. */
function someOf([band, ...others]: readonly Band[], max: number): Some[][] {
  if (band === undefined) return [[]];
  const choices: Some[][] = [];
  for (let armies = count(band.figures, "army"); armies >= 0; armies--) {
    for (let scouts = count(band.figures, "scout"); scouts >= 0; scouts--) {
      const n = armies + scouts;
      if (n > max) continue;
      for (const rest of someOf(others, max - n)) choices.push(n === 0 ? rest : [{ band, armies, scouts }, ...rest]);
    }
  }
  return choices;
}

function victimsOf(w: World, square: SquareNumber, victims: readonly Some[]): Victims {
  const ids = victims.map(
    ({ band: { seat, moving }, armies, scouts }) => `${seat + 1}:${armies}+${scouts}${moving ? ":moving" : ""}`,
  );
  const parts = victims.map(({ band: { seat, moving }, armies, scouts }) =>
    say(moving ? "choice.kill-moving" : "choice.kill", { who: { seat }, armies, scouts }),
  );
  const [only] = parts;
  return {
    id: `kill:${ids.join(",")}`,
    label: parts.length === 1 && only !== undefined ? only : say("choice.kill-all", { parts }),
    refs: [...new Set(victims.map(({ band: { seat } }) => ref.figures(seat, squareName(w, square))))],
    aims: victims.map(({ band: { seat, moving }, armies, scouts }) => ({
      square,
      seat,
      figures: { armies, scouts },
      ...(moving ? { moving } : {}),
    })),
  };
}

/** CV-28.8: where a square is chosen, neither its city's owner nor the owner of everything there may have refused. */
function mayKillOn(verb: KillFigures, stage: Stage, square: SquareNumber): boolean {
  const { w } = stage;
  if (verb.greatPersonToo && !mayAimAt(stage, cityOf(w, square)?.seat)) return false;
  const marker = markerAt(w, square);
  if (verb.greatPersonToo && marker?.kind === "great-person") return true; // its owner is the city's
  return w.realms.some(({ figures }, seat) => figures.some(({ at }) => at === square) && mayAimAt(stage, seat));
}

function victimsOn(verb: KillFigures, stage: Stage, square: SquareNumber): Victims[] {
  const { w } = stage;
  const bands = bandsOn(w, square).filter(({ seat }) => mayAimAt(stage, seat));
  const options = someOf(bands, verb.max)
    .filter((some) => some.length > 0)
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .map((some) => victimsOf(w, square, some));
  const marker = markerAt(w, square);
  if (verb.greatPersonToo && marker?.kind === "great-person") {
    const refs = [ref.marker(squareName(w, square))];
    options.push({
      id: "kill:great-person",
      label: sayMarker(w, square),
      refs,
      aims: [{ square, seat: marker.owner }],
    });
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

/** Whether there is any such square. */
function canKill(verb: KillFigures, stage: Stage): boolean {
  const { w, seat } = stage;
  const near = inRange(w, seat, verb.range);
  const may = (square: SquareNumber): boolean => near(square) && mayKillOn(verb, stage, square);
  if (w.realms.some(({ figures }) => figures.some(({ at }) => may(at)))) return true;
  return verb.greatPersonToo && w.markers.some((marker, square) => marker?.kind === "great-person" && may(square));
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
  const band = bandsOn(w, square).find((one) => one.seat === seat && one.moving === moving)?.figures ?? [];
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
  can: canKill,
  *aim(verb, stage) {
    const prompt = asking(stage, "ask.which-square");
    const square = yield* chooseSquare(stage, prompt, squaresFor(verb, stage), "CV-33.9");
    const options = victimsOn(verb, stage, square);
    return (yield* choose(stage.seat, asking(stage, "ask.which-victims"), options, { clause: "CV-33.9" })).aims;
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
