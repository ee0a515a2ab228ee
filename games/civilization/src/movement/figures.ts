import type { Seat } from "@civitas/kernel";
import { ARMIES, SCOUTS } from "../content/constants.ts";
import { type Figure, realmOf, type SquareNumber, type World } from "../state.ts";

/** The figures of a player on a square. */
export const figuresAt = (w: World, seat: Seat, square: SquareNumber): Figure[] =>
  realmOf(w, seat).figures.filter(({ at }) => at === square);

/** CV-0.21: whose figures stand on a square, without those under way. */
export function ownerAt(w: World, square: SquareNumber): Seat | undefined {
  for (let seat = 0; seat < w.realms.length; seat++) {
    for (const figure of w.realms[seat]?.figures ?? []) {
      if (figure.at === square && figure.marching !== "yes") return seat;
    }
  }
  return undefined;
}

/** CV-0.6: another player's figures stand there. */
export function enemyAt(w: World, seat: Seat, square: SquareNumber): Seat | undefined {
  for (let other = 0; other < w.realms.length; other++) {
    if (other === seat) continue;
    for (const figure of w.realms[other]?.figures ?? []) {
      if (figure.at === square && figure.marching !== "yes") return other;
    }
  }
  return undefined;
}

/** CV-8.12, CV-8.22: an enemy figure on the square that is not under way. */
export const blockaded = (w: World, seat: Seat, square: SquareNumber): boolean =>
  enemyAt(w, seat, square) !== undefined;

export const hasArmy = (figures: readonly Figure[]): boolean => figures.some(({ kind }) => kind === "army");

/** CV-1.1, CV-4.14, CV-4.15: how many figures of a kind a player may have. */
function figureLimit(w: World, seat: Seat, kind: Figure["kind"]): number {
  const { civilization } = realmOf(w, seat);
  if (kind === "army") return ARMIES + (civilization === "russians" ? 1 : 0);
  return SCOUTS + (civilization === "spanish" ? 1 : 0);
}

/** Figures that are not on the map. */
export function figuresInSupply(w: World, seat: Seat, kind: Figure["kind"]): number {
  let out = 0;
  for (const figure of realmOf(w, seat).figures) if (figure.kind === kind) out++;
  return figureLimit(w, seat, kind) - out;
}

/** CV-21.6: figures of the player that stand there, without those on the move. */
export function standingAt(w: World, seat: Seat, square: SquareNumber): number {
  let n = 0;
  for (const figure of realmOf(w, seat).figures) if (figure.at === square && figure.marching === "no") n++;
  return n;
}

export const newFigure = (kind: Figure["kind"], at: SquareNumber): Figure => ({
  kind,
  at,
  moved: false,
  marching: "no",
  gathers: null,
});

/** CV-0.9. */
export function killFigure(w: World, seat: Seat, figure: Figure): void {
  const { figures } = realmOf(w, seat);
  const index = figures.indexOf(figure);
  if (index >= 0) figures.splice(index, 1);
}
