import { no, type Rules, type Seat, type Verdict } from "@civitas/kernel";
import { amount, saidResources } from "@civitas/monumental-family";
import type { GameTable } from "../agenda.ts";
import { GOODS } from "../content/tokens.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { type MarketToken, type Monumental, realmOf } from "../state.ts";
import { addToSupply, gainMoves } from "../supply.ts";
import { Action, groupOf } from "./action.ts";

/** MO-5.7, MO-5.8: cashing in a production token, using a market token. */
export function judgeTokens(m: Monumental, table: GameTable, seat: Seat, verdicts: Verdict<Action>[]): void {
  const { productionTokens, markets } = realmOf(m, seat);
  if (productionTokens > 0) {
    verdicts.push(
      new Action(
        "cash-in",
        "use",
        () => ({
          label: say("choice.cash-in"),
          refs: [ref.productionTokens(seat)],
          note: say("note.gives", { what: amount("production", 1) }),
        }),
        () => cashIn(m, table, seat),
      ),
    );
  }
  for (const token of markets) verdicts.push(judgeMarketToken(m, table, seat, token));
}

function* cashIn(m: Monumental, table: GameTable, seat: Seat): Rules {
  const realm = realmOf(m, seat);
  realm.productionTokens--;
  m.spent.production++;
  addToSupply(realm, { production: 1 });
  table.tell(() => ({
    what: say("log.cashes-in", { who: { seat } }),
    seat,
    clause: "MO-5.7",
    moves: gainMoves(seat, ref.productionTokens(seat), { production: 1 }),
  }));
}

function judgeMarketToken(m: Monumental, table: GameTable, seat: Seat, token: MarketToken): Verdict<Action> {
  const { market, good } = token;
  const id = `market:${market}`;
  const refs = [ref.marketToken(seat, market)];
  const label = () => say("choice.use-market", { market: say(`market.${market}`) });
  if (token.used) {
    return no(
      () => ({ id, label: label(), refs, group: groupOf("use") }),
      () => say("why.token-used"),
      "MO-5.8",
    );
  }
  return new Action(
    id,
    "use",
    () => ({ label: label(), refs, note: say("note.gives", { what: saidResources(GOODS[good]) }) }),
    () => useToken(m, table, seat, token),
  );
}

function* useToken(m: Monumental, table: GameTable, seat: Seat, token: MarketToken): Rules {
  token.used = true;
  addToSupply(realmOf(m, seat), GOODS[token.good]);
  table.tell(() => ({
    what: say("log.uses-market", {
      who: { seat },
      market: say(`market.${token.market}`),
      what: saidResources(GOODS[token.good]),
    }),
    seat,
    clause: "MO-5.8",
    moves: gainMoves(seat, ref.marketToken(seat, token.market), GOODS[token.good]),
  }));
}
