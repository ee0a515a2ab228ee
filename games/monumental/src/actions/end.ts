import type { Rules, Seat } from "@civitas/kernel";
import { RESOURCES, saidResources } from "@civitas/monumental-family";
import { unspent } from "../activation.ts";
import type { GameTable } from "../agenda.ts";
import { say } from "../say.ts";
import { type Monumental, realmOf } from "../state.ts";
import { loseBasics } from "../supply.ts";
import { Action } from "./action.ts";

/** MO-4.6: always possible. */
export const endAction = (m: Monumental, table: GameTable, seat: Seat): Action =>
  new Action(
    "end",
    "end",
    () => ({ label: say("choice.end"), note: wouldLose(m, seat) }),
    () => endActions(m, table, seat),
  );

function wouldLose(m: Monumental, seat: Seat) {
  const lost = unspent(m, seat);
  const some = RESOURCES.some((resource) => (lost[resource] ?? 0) > 0);
  return some ? say("note.would-lose", { what: saidResources(lost) }) : undefined;
}

/** MO-4.7, MO-4.8. */
function* endActions(m: Monumental, table: GameTable, seat: Seat): Rules {
  const lost = unspent(m, seat);
  loseBasics(realmOf(m, seat));
  m.turn.restricted = 0;
  m.turn.freeUnits = 0;
  m.turn.reductions = [];
  m.phase = "refresh";
  table.tell(() => ({
    what: say("log.ends", { who: { seat }, what: saidResources(lost) }),
    seat,
    clause: "MO-4.7",
  }));
}
