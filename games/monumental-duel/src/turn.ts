import { choose, type Rules, type Table } from "@civitas/kernel";
import { judgeActions } from "./actions/index.ts";
import { activateCity } from "./activation.ts";
import { CIVILIZATION_IDS } from "./content/civilizations.ts";
import { passMarker, reduceAdvantage, refillCity, refillRow } from "./end-of-round.ts";
import { settle } from "./events.ts";
import { newPlay } from "./play.ts";
import { ref } from "./refs.ts";
import { say } from "./say.ts";
import { beginRound, dealCities, giveCivilization } from "./setup.ts";
import { type Duel, other, playerAt } from "./state.ts";
import { returnBasics } from "./supply.ts";
import { VOCABULARY } from "./vocabulary.ts";

/** From one checkpoint to the next: one civilization chosen, one city activated, one action, or one city refilled. */
export function turn(duel: Duel, table: Table): Rules {
  switch (duel.phase) {
    case "civilizations":
      return chooseCivilization(duel, table);
    case "activation":
      return activationTurn(duel, table);
    case "actions":
      return actionTurn(duel, table);
    case "refill":
      return refillTurn(duel, table);
    case "over":
      throw new Error("the game is over");
  }
}

/** MD-2.9: first the second player, then the first player. */
function* chooseCivilization(duel: Duel, table: Table): Rules {
  const { seat } = duel;
  const taken = playerAt(duel, other(seat)).civilization;
  const options = CIVILIZATION_IDS.filter((id) => id !== taken).map((civilization) => ({
    id: `civilization:${civilization}`,
    label: say(`civilization.${civilization}`),
    note: say(`civilization.${civilization}.note`),
    refs: [ref.people(civilization)],
    civilization,
  }));
  const { civilization } = yield* choose(seat, say("ask.civilization"), options, { clause: "MD-2.9" });
  giveCivilization(duel, seat, civilization);
  table.tell(() => ({
    what: say("log.civilization", { who: { seat }, civilization: say(`civilization.${civilization}`) }),
    seat,
    clause: "MD-2.9",
  }));
  if (seat === duel.first) dealCities(duel, table.random);
  else duel.seat = duel.first;
}

/** MD-6.3: the first player activates completely, then the opponent. */
function* activationTurn(duel: Duel, table: Table): Rules {
  const { seat } = duel;
  if (seat === duel.first) {
    table.tell(() => ({
      what: say(duel.final ? "log.final-round" : "log.round", { round: duel.round, who: { seat } }),
      clause: duel.final ? "MD-20.1" : "MD-5.3",
    }));
  }
  yield* activateCity(duel, seat, table);
  duel.seat = other(seat);
  if (seat !== duel.first) duel.phase = "actions";
}

/** MD-7.1 to MD-7.4: exactly one action; then the other player, unless he has passed. */
function* actionTurn(duel: Duel, table: Table): Rules {
  const { seat } = duel;
  const play = newPlay(duel, table, VOCABULARY);
  const action = yield* choose(seat, say("ask.action"), judgeActions(play, seat), { clause: "MD-7.5" });
  yield* action.act();
  if (play.triggered.length > 0) yield* settle(play); // MD-7.2
  const rival = other(seat);
  if (!playerAt(duel, rival).passed) duel.seat = rival;
  else if (playerAt(duel, seat).passed) endActions(duel, table);
}

/** MD-7.4, MD-18.7, MD-20.1. */
function endActions(duel: Duel, table: Table): void {
  for (const player of duel.players) returnBasics(player);
  if (duel.final) {
    reduceAdvantage(duel, table);
    duel.phase = "over";
    table.tell(() => ({ what: say("log.over"), clause: "MD-20.1" }));
    return;
  }
  duel.phase = "refill";
  duel.seat = duel.first;
}

/** MD-19.1, MD-19.2. */
function* refillTurn(duel: Duel, table: Table): Rules {
  const { seat } = duel;
  yield* refillCity(duel, seat, table);
  if (seat === duel.first) {
    duel.seat = other(seat);
    return;
  }
  refillRow(duel, table);
  reduceAdvantage(duel, table);
  passMarker(duel, table);
  beginRound(duel);
}
