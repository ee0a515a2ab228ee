import { choose, type Rules, type Seat } from "@civitas/kernel";
import { afterCapture } from "../actions/card.ts";
import type { GameTable, Stories } from "../agenda.ts";
import { MOVES } from "../content/pieces.ts";
import { say } from "../say.ts";
import { type Clash, playerOf } from "../state.ts";
import { endMoves } from "../troops.ts";
import { closedWays } from "./hindrances.ts";
import { type Way, waysToMove } from "./moves.ts";

const STOP: Way = { id: "stop", label: say("do.stop"), apart: "end", act: function* () {} };

/** CC-13.16: one move of a group, with everything it triggers; then the next one. */
export function* tellMove(s: Clash, table: GameTable, { seat, left, kind }: Stories["move"]): Rules {
  const ways = waysToMove(s, table, seat, kind);
  const first = kind === "action" && left === MOVES;
  const stop = first && ways.length > 0 ? [] : [STOP];
  const plays: Way[] = afterCapture(s, table, seat);
  const way = yield* choose<Way>(seat, say("ask.move", { left }), [...ways, ...plays, ...stop], {
    clause: "CC-13.16",
    blocked: () => closedWays(s, seat, ways).map((closed) => closed.inWords()),
    secret: mayAnswerCapture(s, seat),
  });
  if (way === STOP) {
    table.next("moved", { seat });
    return;
  }
  const made = plays.includes(way) ? 0 : 1;
  if (left - made > 0) table.next("move", { seat, left: left - made, kind });
  else table.next("moved", { seat });
  if (made > 0) s.now.justCaptured = null; // CC-25.4
  yield* way.act();
}

/** The question must not tell others whether there is a card for the capture. */
const mayAnswerCapture = (s: Clash, seat: Seat): boolean =>
  s.now.justCaptured !== null && playerOf(s, seat).actionCards.length > 0;

/** CC-13.2, CC-23.18: the Move action is over. */
export function* tellMoved(s: Clash, _table: GameTable, { seat }: Stories["moved"]): Rules {
  endMoves(s, seat);
  s.now.warlord = 0;
}
