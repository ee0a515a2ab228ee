import type { Rules, Seat } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { STACKING_LIMIT } from "../content/constants.ts";
import { isOverHandSize, stackingLimit } from "../limits.ts";
import { standingAt } from "../movement/figures.ts";
import { checkGovernments } from "../research/governments.ts";
import { playerOrder, realmOf, type SquareNumber, type World } from "../state.ts";

/** CV-9.11, CV-15.10, CV-21.21: what must be settled at once after a change, in anybody's phase turn. */
export function oblige(w: World, table: GameTable): void {
  if (w.round === 0 || w.battle !== null) return;
  // CV-0.20: whose phase turn it is comes first, then the others in player order; what is put on top comes first.
  for (const seat of playerOrder(w, w.mover).toReversed()) {
    if (isOverHandSize(w, seat)) table.next("handLimit", { seat });
    for (const square of crowds(w, seat)) {
      if (standingAt(w, seat, square) > stackingLimit(w, seat)) table.next("crowded", { seat, square });
    }
  }
  checkGovernments(w, table);
}

const NOWHERE: readonly SquareNumber[] = [];

/** Squares with more figures than everybody may have there, in the order in which the figures came. */
function crowds(w: World, seat: Seat): readonly SquareNumber[] {
  const { figures } = realmOf(w, seat);
  if (figures.length <= STACKING_LIMIT) return NOWHERE;
  const squares: SquareNumber[] = [];
  for (const { at, marching } of figures) {
    if (marching !== "no" || squares.includes(at)) continue;
    if (standingAt(w, seat, at) > STACKING_LIMIT) squares.push(at);
  }
  return squares;
}

type Telling<Due> = (w: World, table: GameTable, due: Due) => Rules;

/** The same story, followed by these obligations. */
export const obliging = <Due>(tell: Telling<Due>): Telling<Due> =>
  function* (w, table, due) {
    yield* tell(w, table, due);
    oblige(w, table);
  };
