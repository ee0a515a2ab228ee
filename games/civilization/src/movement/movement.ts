import { choose, no, type Option, type Rules, type Seat, type Verdict } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { cityOf } from "../city/outskirts.ts";
import { travelSpeed } from "../limits.ts";
import { beside, squareName } from "../map/grid.ts";
import { ref } from "../refs.ts";
import { say, sayPlace } from "../say.ts";
import { type Figure, realmOf, type SquareNumber, type World } from "../state.ts";
import type { Entry } from "../turn/entry.ts";
import { canDiscover } from "./exploring.ts";
import { gateForbids } from "./resting.ts";
import { stepOrderEntries } from "./step-orders.ts";
import { canFinish, groupOf, mannerOf, whyNotStep } from "./steps.ts";

/** How many armies and scouts go. */
interface Party extends Option {
  readonly figures: readonly Figure[];
}

const unmoved = (w: World, seat: Seat, square: SquareNumber): Figure[] =>
  realmOf(w, seat).figures.filter(({ at, moved }) => at === square && !moved);

/** CV-21.2: every group that could leave a square, the biggest first. */
function* parties(w: World, seat: Seat, square: SquareNumber, reach = reachOf(w, seat)): Generator<Party> {
  const figures = unmoved(w, seat, square);
  const armies = figures.filter(({ kind }) => kind === "army");
  // Scouts that gather stay behind if others can go.
  const scouts = figures
    .filter(({ kind }) => kind === "scout")
    .sort((a, b) => Number(a.gathers !== null) - Number(b.gathers !== null));
  for (let a = armies.length; a >= 0; a--) {
    for (let s = scouts.length; s >= 0; s--) {
      const group = [...armies.slice(0, a), ...scouts.slice(0, s)];
      if (group.length === 0 || !canGo(w, seat, square, group, reach)) continue;
      yield { id: `group:${a}+${s}`, label: say("choice.group", { armies: a, scouts: s }), figures: group };
    }
  }
}

/** How, and how far, the groups of a player move. */
const reachOf = (w: World, seat: Seat) => ({ manner: mannerOf(w, seat), speed: travelSpeed(w, seat) });

type Reach = ReturnType<typeof reachOf>;

const anyPartyCanGo = (w: World, seat: Seat, square: SquareNumber, reach: Reach): boolean =>
  canDiscover(w, square) || parties(w, seat, square, reach).next().done !== true;

/** Whether the group has a legal step, or a tile to discover. */
function canGo(w: World, seat: Seat, square: SquareNumber, figures: readonly Figure[], reach: Reach): boolean {
  if (canDiscover(w, square)) return true;
  const group = groupOf(w, seat, figures, reach.manner);
  return beside(w, square).some((to) => whyNotStep(w, group, square, to, reach.speed - 1) === undefined);
}

/** CV-34.11: squares with figures that have not moved. */
export function movementEntries(w: World, table: GameTable, seat: Seat): Verdict<Entry>[] {
  const squares = new Set<SquareNumber>();
  for (const { at, moved } of realmOf(w, seat).figures) if (!moved) squares.add(at);
  if (squares.size === 0) return stepOrderEntries(w, seat);
  const reach = reachOf(w, seat);
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
    // CV-21.19: nobody leaves a locked square, but a tile may be discovered from it.
    const stuck = () =>
      w.locked.includes(square) ? no(entry, say("why.locked"), "CV-21.19") : no(entry, say("why.no-way"), "CV-21.4");
    entries.push(anyPartyCanGo(w, seat, square, reach) ? entry : stuck());
  }
  entries.push(...stepOrderEntries(w, seat));
  return entries;
}

function* moveOut(w: World, table: GameTable, seat: Seat, square: SquareNumber): Rules {
  const options = [...parties(w, seat, square)];
  const { figures } = yield* choose(seat, say("ask.group"), options, { clause: "CV-34.11" });
  for (const figure of figures) figure.marching = "ready";
  table.next("march", { seat, left: travelSpeed(w, seat), stepped: false });
}

/** CV-21.26: whether a figure could be moved to a square outside the outskirts that the Brandenburg Gate keeps free. */
function canLeave(w: World, seat: Seat, figure: Figure): boolean {
  const inside = cityOf(w, figure.at)?.seat;
  const group = groupOf(w, seat, [figure]);
  return canFinish(w, group, figure.at, travelSpeed(w, seat), (square) => cityOf(w, square)?.seat !== inside);
}

/** CV-21.26: figures that the Brandenburg Gate sends away must leave if they can. */
export function mayEndMovement(w: World, seat: Seat, done: Entry): Verdict<Entry> {
  const must = realmOf(w, seat).figures.some(
    (figure) => !figure.moved && gateForbids(w, seat, figure.at) && canLeave(w, seat, figure),
  );
  return must ? no(done, say("why.must-leave"), "CV-21.26") : done;
}
