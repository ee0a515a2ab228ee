import type { Message, Rules, Seat } from "@civitas/kernel";
import type { CityId } from "../content/cards.ts";
import type { Play } from "../play.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import { type Duel, playerAt } from "../state.ts";
import { citiesToTradeWith, trade, tradedBy, tradeOptions } from "../trading.ts";
import type { ActionOption, BlockedList } from "./option.ts";

/** MD-17.1, MD-17.17: once per round, if a city can be chosen. */
export function scoutOptions(play: Play, seat: Seat, options: ActionOption[]): void {
  if (playerAt(play.duel, seat).scoutUsed) return;
  for (const { id, label, note, refs, price, city, apply } of tradeOptions(play.duel, seat, "scout")) {
    options.push({ id, label, note, refs, price, act: () => sendScout(play, seat, city, apply) });
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
  const possible = citiesToTradeWith(duel, seat, "scout");
  const block = (city: CityId, why: Message, clause: string): void => {
    blocked.push({
      id: `trade:${city}`,
      label: say("choice.trade", { city: nameOf(city) }),
      why,
      clause,
      refs: [ref.freeCity(city)],
    });
  };
  for (const city of duel.freeCities) {
    if (city === null || possible.includes(city.id)) continue;
    if (tradedBy(city, seat)) block(city.id, say("why.traded"), "MD-17.6");
    else block(city.id, say("why.no-gold"), "MD-17.3");
  }
  for (const { id, used } of player.freeCities) if (used) block(id, say("why.traded"), "MD-17.4");
  if (possible.length === 0 && duel.freeCities.every((city) => city === null)) {
    const label = say("choice.trade-any");
    blocked.push({ id: "trade", label, why: say("why.no-city"), clause: "MD-17.17", refs: [scout] });
  }
  for (const { id } of playerAt(duel, 1 - seat).freeCities) block(id, say("why.rivals-city"), "MD-17.5");
}

function* sendScout(play: Play, seat: Seat, city: CityId, apply: boolean): Rules {
  playerAt(play.duel, seat).scoutUsed = true;
  yield* trade(play, seat, city, "scout", apply);
}
