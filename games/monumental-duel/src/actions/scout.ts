import type { Rules, Seat } from "@civitas/kernel";
import type { Act, Play } from "../play.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { type Duel, playerAt } from "../state.ts";
import { citiesToTradeWith, type TradeOption, trade, tradeOptions, tradesBlocked } from "../trading.ts";
import { type ActionOption, actionOption, type BlockedList } from "./option.ts";

/** MD-17.1, MD-17.17: once per round, if a city can be chosen. */
export function scoutOptions(play: Play, seat: Seat, options: ActionOption[]): void {
  if (playerAt(play.duel, seat).scoutUsed) return;
  for (const option of tradeOptions(play.duel, seat, "scout")) {
    options.push(actionOption(option, option.price, sendingScout(play, seat, option)));
  }
}

export function scoutBlocked(duel: Duel, seat: Seat, blocked: BlockedList): void {
  const player = playerAt(duel, seat);
  const scout = ref.scout(seat);
  if (player.scoutUsed) {
    blocked.push({
      id: "trade",
      label: say("choice.trade-any"),
      why: say("why.scout-used"),
      clause: "MD-17.1",
      refs: [scout],
    });
    return;
  }
  blocked.push(...tradesBlocked(duel, seat, "scout"));
  if (duel.freeCities.every((city) => city === null) && citiesToTradeWith(duel, seat, "scout").length === 0) {
    const label = say("choice.trade-any");
    blocked.push({ id: "trade", label, why: say("why.no-city"), clause: "MD-17.17", refs: [scout] });
  }
}

const sendingScout =
  (play: Play, seat: Seat, option: TradeOption): Act =>
  () =>
    sendScout(play, seat, option);

function* sendScout(play: Play, seat: Seat, { city, apply }: TradeOption): Rules {
  playerAt(play.duel, seat).scoutUsed = true;
  yield* trade(play, seat, city, "scout", apply);
}
