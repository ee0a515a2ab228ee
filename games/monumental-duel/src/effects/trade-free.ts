import { choose, type Rules } from "@civitas/kernel";
import type { Verb } from "@civitas/monumental-family";
import { say } from "../say.ts";
import type { CardStage } from "../stage.ts";
import { trade, tradeOptions, tradesBlocked } from "../trading.ts";

/** MD-17.10, MD-17.11, MD-17.15: as often as said, one after the other; obligatory while a city can be chosen. */
export function* tradeFreely({ play, seat }: CardStage, { n }: Verb<"tradeFree">): Rules {
  for (let times = n; times > 0; times--) {
    const options = tradeOptions(play.duel, seat, "free");
    if (options.length === 0) return;
    const { city, apply } = yield* choose(seat, say("ask.trade-free"), options, {
      clause: "MD-17.10",
      blocked: () => tradesBlocked(play.duel, seat, "free"),
    });
    yield* trade(play, seat, city, "free", apply);
  }
}
