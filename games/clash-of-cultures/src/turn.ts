import { chooseLazily, type Judging, No, type Rules, type Seat } from "@civitas/kernel";
import type { Action } from "./actions/action.ts";
import { judgeActions, judgeActionsLike } from "./actions/index.ts";
import type { GameTable } from "./agenda.ts";
import { citiesOf } from "./cities.ts";
import { ACTIONS_PER_TURN, TURNS_PER_ROUND } from "./content/turn-track.ts";
import { newPlayerTurn } from "./player-turn.ts";
import { say } from "./say.ts";
import { type Clash, playerOf, turnOrder } from "./state.ts";
import { playStatus, startStatus } from "./status.ts";
import { tradeRouteIncome } from "./trade-routes.ts";
import { rest } from "./troops.ts";
import { endTruces } from "./truces.ts";
import { numberedTurn } from "./turn-track.ts";

/** From one checkpoint to the next: the beginning of a turn, one pick, or one player's part of a step of the Status phase. */
export function turn(s: Clash, table: GameTable): Rules {
  switch (s.phase) {
    case "turn-begins":
      return beginTurn(s, table);
    case "player-turn":
      return beginPlayerTurn(s, table);
    case "actions":
      return pick(s, table);
    case "over":
      throw new Error("the game is over");
    default:
      return playStatus(s, table);
  }
}

/** CC-31.8: before a numbered turn the die may end the game. */
function* beginTurn(s: Clash, table: GameTable): Rules {
  const numbered = numberedTurn(s);
  if (s.variant.ending === "die" && numbered !== undefined) {
    const rolled = table.random.die(6);
    table.tell(() => ({
      what: say("log.ending-die", { rolled, upTo: numbered.upTo }),
      seat: s.first,
      clause: "CC-31.8",
    }));
    if (rolled <= numbered.upTo) {
      s.phase = "over";
      table.tell(() => ({ what: say("log.over"), clause: "CC-31.8" }));
      return;
    }
  }
  s.mover = s.first;
  s.phase = "player-turn";
}

/** CC-6.4. */
function* beginPlayerTurn(s: Clash, table: GameTable): Rules {
  const seat = s.mover;
  const player = playerOf(s, seat);
  const lost = (player.assassinated ? 1 : 0) + player.revolted;
  player.assassinated = false;
  player.revolted = 0;
  s.now = newPlayerTurn(Math.max(0, ACTIONS_PER_TURN - lost));
  for (const city of citiesOf(s, seat)) city.activations = 0;
  s.phase = "actions";
  table.tell(() => ({
    what: say("log.turn", { who: { seat }, round: s.round, turn: s.turn, actions: s.now.actions }),
    seat,
    clause: "CC-6.4",
  }));
  yield* tradeRouteIncome(s, table, seat);
}

/** CC-6.13: an action, a free ability, a card, a trade or the end of the turn. */
function* pick(s: Clash, table: GameTable): Rules {
  const seat = s.mover;
  const judge: Judging<Action> = (id) =>
    id === undefined ? judgeActions(s, table, seat, false) : judgeActionsLike(s, table, seat, id);
  const action = yield* chooseLazily(seat, say("ask.action", { n: s.now.actions }), judge, {
    clause: "CC-6.13",
    blocked: () =>
      judgeActions(s, table, seat, true).flatMap((verdict) => (verdict instanceof No ? [verdict.inWords()] : [])),
  });
  if (action.id === "end") return endPlayerTurn(s, table, seat);
  if (!action.inItsMoment) {
    s.now.fresh = false;
    s.now.justCaptured = null; // CC-25.4
  }
  yield* action.act();
}

/** CC-6.10, CC-13.14: the next player, the next turn or the Status phase. */
function endPlayerTurn(s: Clash, table: GameTable, seat: Seat): void {
  rest(s, seat);
  endTruces(s, seat);
  if (s.lastPlayerTurn) {
    s.phase = "over"; // CC-31.9
    table.tell(() => ({ what: say("log.over"), clause: "CC-31.9" }));
    return;
  }
  const order = turnOrder(s);
  const next = order[order.indexOf(seat) + 1];
  if (next !== undefined) {
    s.mover = next;
    s.phase = "player-turn";
    return;
  }
  if (s.turn >= TURNS_PER_ROUND) {
    startStatus(s, table);
    return;
  }
  s.turn += 1;
  s.phase = "turn-begins";
}
