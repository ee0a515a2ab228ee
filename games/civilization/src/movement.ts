import { choose, no, type Option, type Rules, type Seat, type Verdict } from "@civitas/kernel";
import type { GameTable } from "./agenda.ts";
import type { Entry } from "./entry.ts";
import { discoveries } from "./exploring.ts";
import { beside, squareName } from "./grid.ts";
import { travelSpeed } from "./limits.ts";
import { ref } from "./refs.ts";
import { gateForbids } from "./resting.ts";
import { say, sayPlace } from "./say.ts";
import { type Figure, realmOf, type SquareNumber, type World } from "./state.ts";
import { stepOrderEntries } from "./step-orders.ts";
import { groupOf, whyNotStep } from "./steps.ts";

/** How many armies and scouts go. */
interface Party extends Option {
  readonly figures: readonly Figure[];
}

const unmoved = (w: World, seat: Seat, square: SquareNumber): Figure[] =>
  realmOf(w, seat).figures.filter(({ at, moved }) => at === square && !moved);

/** CV-21.2: every group that could leave a square, the biggest first. */
function parties(w: World, seat: Seat, square: SquareNumber): Party[] {
  const figures = unmoved(w, seat, square);
  const armies = figures.filter(({ kind }) => kind === "army");
  // Scouts that gather stay behind if others can go.
  const scouts = figures
    .filter(({ kind }) => kind === "scout")
    .sort((a, b) => Number(a.gathers !== null) - Number(b.gathers !== null));
  const groups: Party[] = [];
  for (let a = armies.length; a >= 0; a--) {
    for (let s = scouts.length; s >= 0; s--) {
      const group = [...armies.slice(0, a), ...scouts.slice(0, s)];
      if (group.length === 0 || !canGo(w, seat, square, group)) continue;
      groups.push({ id: `group:${a}+${s}`, label: say("choice.group", { armies: a, scouts: s }), figures: group });
    }
  }
  return groups;
}

/** Whether the group has a legal step, or a tile to discover. */
function canGo(w: World, seat: Seat, square: SquareNumber, figures: readonly Figure[]): boolean {
  if (discoveries(w, square).length > 0) return true;
  const group = groupOf(w, seat, figures);
  const left = travelSpeed(w, seat) - 1;
  return beside(w, square).some((to) => whyNotStep(w, group, square, to, left) === undefined);
}

/** CV-34.11: squares with figures that have not moved. */
export function movementEntries(w: World, table: GameTable, seat: Seat): Verdict<Entry>[] {
  const squares = new Set(realmOf(w, seat).figures.flatMap(({ at, moved }) => (moved ? [] : [at])));
  const entries: Verdict<Entry>[] = [];
  for (const square of squares) {
    const name = squareName(w, square);
    const entry: Entry = {
      id: `move:${name}`,
      label: say("choice.move", { place: sayPlace(w, square) }),
      refs: [ref.figures(seat, name), ref.square(name)],
      group: say("group.figures"),
      act: () => moveOut(w, table, seat, square),
    };
    if (w.locked.includes(square)) entries.push(no(entry, say("why.locked"), "CV-21.19"));
    else entries.push(parties(w, seat, square).length > 0 ? entry : no(entry, say("why.no-way"), "CV-21.4"));
  }
  return [...entries, ...stepOrderEntries(w, seat)];
}

function* moveOut(w: World, table: GameTable, seat: Seat, square: SquareNumber): Rules {
  const options = parties(w, seat, square);
  const { figures } = yield* choose(seat, say("ask.group"), options, { clause: "CV-34.11" });
  for (const figure of figures) figure.marching = "ready";
  table.next("march", { seat, left: travelSpeed(w, seat), stepped: false });
}

/** CV-21.26: figures that the Brandenburg Gate sends away must leave if they can. */
export function mayEndMovement(w: World, seat: Seat, done: Entry): Verdict<Entry> {
  const must = realmOf(w, seat).figures.some(
    (figure) => !figure.moved && gateForbids(w, seat, figure.at) && canGo(w, seat, figure.at, [figure]),
  );
  return must ? no(done, say("why.must-leave"), "CV-21.26") : done;
}
