import { choose, no, type Rules, type Seat, type Verdict } from "@civitas/kernel";
import { occasion } from "../abilities/occasion.ts";
import type { GameTable, Stories } from "../agenda.ts";
import type { CoinPlace } from "../announcing/announced.ts";
import { INVESTMENT_IDS, type InvestmentId } from "../content/ids.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { realmOf, type World } from "../state.ts";
import type { Entry } from "../turn/entry.ts";
import { coinTokens, hasCoinToken, removeCoin } from "./coins.ts";

export const sayCoinPlace = (place: CoinPlace) =>
  place === "sheet" ? say("place.sheet") : place === "panama-canal" ? say("wonder.panama-canal") : say(`tech.${place}`);

/** A choice among the coin tokens of a player, by the card they lie on (CV-26.21). */
export function coinOptions(w: World, owner: Seat, kind: string) {
  return coinTokens(w, owner).map(([place, n]) => ({
    id: `${kind}:${place}`,
    label: say("choice.coin", { place: sayCoinPlace(place), n }),
    refs: [ref.coinsOn(owner, place)],
    place,
  }));
}

/** CV-20.3: one coin a round. */
export function investEntries(w: World, table: GameTable, seat: Seat): Verdict<Entry>[] {
  if (!w.settings.investments || !hasCoinToken(w, seat)) return [];
  const realm = realmOf(w, seat);
  const entry: Entry = {
    id: "invest",
    label: say("choice.invest"),
    refs: [ref.coins(seat)],
    group: say("group.investments"),
    act: () => investCoin(w, table, seat),
  };
  if (realm.used.includes("invest")) return [no(entry, say("why.invested"), "CV-20.4")];
  if (w.market.investmentMarkers === 0) return [no(entry, say("why.no-investment-markers"), "CV-20.10")];
  return [entry];
}

function* investCoin(w: World, table: GameTable, seat: Seat): Rules {
  const { place } = yield* choose(seat, say("ask.invest-coin"), coinOptions(w, seat, "coin"), { clause: "CV-20.3" });
  const card = yield* chooseCard(w, seat);
  removeCoin(w, seat, place);
  realmOf(w, seat).used.push("invest");
  invest(w, table, seat, card);
}

function* chooseCard(w: World, seat: Seat): Rules<InvestmentId> {
  const options = INVESTMENT_IDS.map((id) => ({
    id: `invest:${id}`,
    label: say("choice.investment", { card: say(`investment.${id}`), n: realmOf(w, seat).investments[id] }),
    refs: [ref.investment(seat, id)],
    card: id,
  }));
  return (yield* choose(seat, say("ask.investment"), options, { clause: "CV-20.3" })).card;
}

function invest(w: World, table: GameTable, seat: Seat, card: InvestmentId): void {
  const realm = realmOf(w, seat);
  w.market.investmentMarkers -= 1;
  realm.investments[card] += 1;
  table.tell(() => ({
    what: say("log.invests", { who: { seat }, card: say(`investment.${card}`), n: realm.investments[card] }),
    seat,
    clause: "CV-20.3",
    moves: [{ piece: "coin", from: ref.coins(seat), to: ref.investment(seat, card) }],
  }));
  occasion(w, table, [seat], "invest", { seat, investment: card }); // CV-20.9: what follows, in the owner's order
}

/** CV-20.9, CV-20.10, CV-23.11: free investments, one after the other. */
export function* tellInvest(w: World, table: GameTable, { seat, times }: Stories["invest"]): Rules {
  if (times === 0 || w.market.investmentMarkers === 0) return;
  const card = yield* chooseCard(w, seat);
  table.next("invest", { seat, times: times - 1 });
  invest(w, table, seat, card);
}
