import { late, type Message, no, plainly, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { MOVES } from "../content/pieces.ts";
import { canMove, startMoves, waysToMove } from "../movement/moves.ts";
import { say } from "../say.ts";
import type { Clash } from "../state.ts";
import { headingOf, type Judge, noActions, spendAction } from "./action.ts";

/** CC-13: the groups and their targets are named one after the other. */
export const judgeMove: Judge = (s, table, seat, verdicts, explained) => {
  const candidate = { id: "move", label: late(() => say("do.move", { n: MOVES })), group: headingOf("move") };
  if (s.now.actions === 0) {
    if (explained) verdicts.push(no(candidate, noActions, "CC-6.2"));
  } else if (canMove(s, seat)) {
    verdicts.push({ ...candidate, preview: late(() => previewOf(s, table, seat)), act: () => moving(s, table, seat) });
  } else if (explained) {
    verdicts.push(no(candidate, say("why.no-move"), "CC-6.11"));
  }
};

/** CC-33.3: a single move is made without asking, so it is named before. */
function previewOf(s: Clash, table: GameTable, seat: Seat): Message {
  const [first, ...others] = waysToMove(s, table, seat, "action");
  return first !== undefined && others.length === 0
    ? say("preview.only-move", { move: plainly(first.label) })
    : say("preview.moves", { n: others.length + 1 });
}

function* moving(s: Clash, table: GameTable, seat: Seat): Rules {
  spendAction(s);
  startMoves(table, { seat, left: MOVES, kind: "action" });
}
