import { late, no, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { MOVES } from "../content/pieces.ts";
import { canMove, startMoves } from "../movement/moves.ts";
import { say } from "../say.ts";
import type { Clash } from "../state.ts";
import { groupOf, type Judge, noActions, spendAction } from "./action.ts";

/** CC-13: the groups and their targets are named one after the other. */
export const judgeMove: Judge = (s, table, seat, verdicts, explained) => {
  const candidate = { id: "move", label: late(() => say("do.move", { n: MOVES })), group: groupOf("move") };
  if (s.now.actions === 0) {
    if (explained) verdicts.push(no(candidate, noActions, "CC-6.2"));
  } else if (canMove(s, seat)) {
    verdicts.push({ ...candidate, act: () => moving(s, table, seat) });
  } else if (explained) {
    verdicts.push(no(candidate, say("why.no-move"), "CC-6.11"));
  }
};

function* moving(s: Clash, table: GameTable, seat: Seat): Rules {
  spendAction(s);
  startMoves(table, { seat, left: MOVES, kind: "action" });
}
