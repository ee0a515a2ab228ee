import { choose, No, type Rules } from "@civitas/kernel";
import { judgeActions } from "./actions/index.ts";
import { activateCity } from "./activation.ts";
import type { GameTable } from "./agenda.ts";
import { automaTurn } from "./automa/turn.ts";
import { refreshDisplay } from "./display.ts";
import { heroAtEndOfTurn } from "./heroes.ts";
import { moveMarkers } from "./monsters/attack.ts";
import { clearCity } from "./refresh.ts";
import { say } from "./say.ts";
import { chooseCapital, chooseCivilization } from "./settling.ts";
import { isAutoma, type Monumental, newTurn, turnOrder } from "./state.ts";

/** From one checkpoint to the next: one choice of the setup, one city activated, one action, or one phase without choices. */
export function turn(m: Monumental, table: GameTable): Rules {
  switch (m.phase) {
    case "civilizations":
      return chooseCivilization(m, table);
    case "capitals":
      return chooseCapital(m, table);
    case "activation":
      return activation(m, table);
    case "actions":
      return takeAction(m, table);
    case "refresh":
    case "display":
    case "end-of-turn":
    case "next-turn":
      return refreshing(m, table);
    case "over":
      throw new Error("the game is over");
  }
}

/** MO-4.1, phase 1; the automa has none (MO-4.9). */
function* activation(m: Monumental, table: GameTable): Rules {
  const { mover } = m;
  if (isAutoma(m, mover)) {
    automaTurn(m, table);
    return;
  }
  table.tell(() => ({
    what: say("log.turn", { who: { seat: mover }, round: m.round }),
    seat: mover,
    clause: "MO-4.1",
  }));
  yield* activateCity(m, table, mover);
  m.phase = "actions";
}

/** MO-4.6, phase 2: one action after the other until the player ends them. */
function* takeAction(m: Monumental, table: GameTable): Rules {
  const { mover } = m;
  const possible = judgeActions(m, table, mover, false).filter((verdict) => !(verdict instanceof No));
  const action = yield* choose(mover, say("ask.action"), possible, {
    clause: "MO-6.2",
    consent: true,
    blocked: () =>
      judgeActions(m, table, mover, true).flatMap((verdict) => (verdict instanceof No ? [verdict.inWords()] : [])),
  });
  yield* action.act();
}

/** MO-4.9: phases 3 and 4, heroes, monsters, then the next turn. */
function* refreshing(m: Monumental, table: GameTable): Rules {
  switch (m.phase) {
    case "refresh":
      clearCity(m, table, m.mover);
      m.phase = "display";
      return;
    case "display":
      refreshDisplay(m, table);
      m.phase = "end-of-turn";
      return;
    case "end-of-turn":
      if (!isAutoma(m, m.mover)) heroAtEndOfTurn(m, table, m.mover);
      moveMarkers(m, table);
      m.phase = "next-turn";
      return;
    default:
      passTurn(m, table);
  }
}

/** MO-4.1, MO-14.2: the next one in turn order, or the end after the last round. */
function passTurn(m: Monumental, table: GameTable): void {
  const order = turnOrder(m);
  const place = order.indexOf(m.mover);
  const next = order[place + 1];
  m.turn = newTurn();
  if (next !== undefined) {
    m.mover = next;
    m.phase = "activation";
    return;
  }
  if (m.lastRound !== null && m.round >= m.lastRound) {
    m.phase = "over";
    table.tell(() => ({ what: say("log.over"), clause: "MO-14.10" }));
    return;
  }
  m.round++;
  m.mover = m.first;
  m.phase = "activation";
  if (m.round === m.lastRound) table.tell(() => ({ what: say("log.last-round"), clause: "MO-14.2" }));
}
