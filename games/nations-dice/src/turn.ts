import { choose, optionsAmong, type Rules, type Table } from "@civitas/kernel";
import { buy } from "./buy.ts";
import { pass } from "./pass.ts";
import { reroll } from "./reroll.ts";
import { say } from "./say.ts";
import { removeTileByDie } from "./solo.ts";
import { isSolo, type Nations, playerAt, reverseOrder } from "./state.ts";
import { judgeTurn } from "./turn-options.ts";
import { buildWonder } from "./wonder.ts";

/** ND-7: one turn of the player who is next: reroll, buy a tile, build a wonder, or pass. */
export function* takeTurn(s: Nations, table: Table): Rules {
  const seat = s.turn;
  const player = playerAt(s, seat);
  const verdicts = judgeTurn(s, player, seat);
  const action = yield* choose(seat, say("ask.turn"), verdicts, { clause: "ND-7.2" });
  if (action.act === "pass") pass(table, seat, player, optionsAmong(verdicts).length === 1);
  else {
    if (action.act === "reroll") yield* reroll(s, table, seat);
    else if (action.act === "build") yield* buildWonder(s, table, seat);
    else if (action.tile !== undefined) yield* buy(s, table, seat, action.tile);
    if (isSolo(s)) removeTileByDie(s, table); // ND-22.5, ND-22.8
  }
  passTheTurnOn(s);
}

/** ND-7.1, ND-7.3 to ND-7.5: the next in turn order who has not passed; the books step once nobody is left. */
function passTheTurnOn(s: Nations): void {
  const seats = s.order.length;
  const now = s.order.indexOf(s.turn);
  for (let i = 1; i <= seats; i++) {
    const next = s.order[(now + i) % seats];
    if (next !== undefined && !playerAt(s, next).passed) {
      s.turn = next;
      return;
    }
  }
  s.step = "books";
  s.waiting = reverseOrder(s); // ND-16.1
}
