import { choose, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable, Stories } from "../agenda.ts";
import { passives } from "../cards/passives.ts";
import { wonderSquare } from "../cards/working.ts";
import { centreAt, outskirtsAt } from "../city/outskirts.ts";
import { WONDER_IDS } from "../content/ids.ts";
import { WONDERS } from "../content/wonders.ts";
import { placingOption } from "../culture/great-people.ts";
import { stackingLimit, water } from "../limits.ts";
import { around } from "../map/grid.ts";
import { explored, isSite, markerAt, terrainOf } from "../map/land.ts";
import { say, sayPlace } from "../say.ts";
import { type Figure, realmOf, type SquareNumber, type World } from "../state.ts";
import { enemyAt, figuresAt, standingAt } from "./figures.ts";

const NOBODY: readonly Figure[] = [];

const GATES = WONDER_IDS.filter((id) => WONDERS[id].passive.noEnemyEndInOutskirts === true);

/** CV-21.15: the Brandenburg Gate keeps figures out of its owner's outskirts, also those of a group that comes there. */
export function gateForbids(w: World, seat: Seat, square: SquareNumber, group = NOBODY): boolean {
  // Mostly nobody has it, so its owner is looked for first.
  for (let owner = 0; owner < w.realms.length; owner++) {
    if (owner === seat) continue;
    if (!passives.has(w, owner, "noEnemyEndInOutskirts") && !freesGate(w, owner, seat, group)) continue;
    if (outskirtsAt(w, square)?.seat === owner) return true;
  }
  return false;
}

/** CV-8.22: whether a Gate that only this group blockades is free again as soon as it goes. */
function freesGate(w: World, owner: Seat, seat: Seat, group: readonly Figure[]): boolean {
  if (group.length === 0) return false;
  const gate = realmOf(w, owner).wonders.find(({ id }) => GATES.includes(id));
  const at = gate === undefined || gate.obsolete ? undefined : wonderSquare(w, owner, gate.id);
  if (at === undefined) return false;
  const there = figuresAt(w, seat, at);
  return there.length > 0 && there.every((figure) => group.includes(figure));
}

/** CV-21.5: a figure may stay on this terrain. */
export const mayStayOn = (w: World, seat: Seat, square: SquareNumber): boolean =>
  terrainOf(w, square) !== "water" || water(w, seat) === "end";

/** How many more figures of the player could stand on a square without consequences. */
export function roomOn(w: World, seat: Seat, square: SquareNumber): number {
  if (!explored(w, square) || centreAt(w, square) !== undefined || isSite(markerAt(w, square))) return 0;
  if (!mayStayOn(w, seat, square) || enemyAt(w, seat, square) !== undefined || gateForbids(w, seat, square)) return 0;
  return Math.max(0, stackingLimit(w, seat) - standingAt(w, seat, square));
}

/** CV-8.9, CV-24.5: whether the figures of a square could all step aside. */
export function canMakeRoom(w: World, seat: Seat, square: SquareNumber, figures: number): boolean {
  let room = 0;
  for (const other of around(w, square)) room += roomOn(w, seat, other);
  return room >= figures;
}

/** CV-8.9, CV-24.5: one figure steps aside, then the next. This is no move. */
export function* tellMakeRoom(w: World, table: GameTable, due: Stories["makeRoom"]): Rules {
  const { seat, square } = due;
  const [figure] = figuresAt(w, seat, square);
  if (figure === undefined) return;
  const options = around(w, square)
    .filter((other) => roomOn(w, seat, other) > 0)
    .map((other) => placingOption(w, other));
  if (options.length > 0) {
    const prompt = say("ask.make-room", { figure: say(`figure.${figure.kind}`) });
    const { square: to } = yield* choose(seat, prompt, options, { clause: "CV-8.9" });
    if (to !== undefined) {
      figure.at = to;
      figure.gathers = null;
      table.tell(() => ({
        what: say("log.makes-room", { who: { seat }, place: sayPlace(w, to) }),
        seat,
        clause: "CV-8.9",
      }));
    }
  }
  if (figure.at !== square) table.next("makeRoom", due);
}
