import { no, type Rules, type Seat, type Verdict } from "@civitas/kernel";
import { addTo, saidResources, sayAmount } from "@civitas/monumental-family";
import type { GameTable } from "../agenda.ts";
import { GOODS } from "../content/tokens.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { type MarketToken, type Monumental, realmOf } from "../state.ts";
import { gainMoves } from "../supply.ts";
import { Action } from "./action.ts";

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
          note: say("note.gives", { what: sayAmount("production", 1) }),
        }),
        () => cashIn(m, table, seat),
      ),
    );
  }
  for (const token of markets) if (!token.used) verdicts.push(useOf(m, table, seat, token));
  const [used, ...others] = markets.filter((token) => token.used);
  if (used !== undefined) verdicts.push(usedUp(seat, [used, ...others]));
}

function* cashIn(m: Monumental, table: GameTable, seat: Seat): Rules {
  const realm = realmOf(m, seat);
  realm.productionTokens--;
  m.spent.production++;
  addTo(realm.supply, { production: 1 });
  table.tell(() => ({
    what: say("log.cashes-in", { who: { seat } }),
    seat,
    clause: "MO-5.7",
    moves: gainMoves(seat, ref.productionTokens(seat), { production: 1 }),
  }));
}

/** One reason for all tokens that lie face down. */
const usedUp = (seat: Seat, tokens: readonly [MarketToken, ...MarketToken[]]): Verdict<Action> =>
  no(
    () => ({
      id: `market:${tokens[0].market}`,
      label: say("choice.use-market", { market: tokens.map(({ market }) => say(`market.${market}`)) }),
      refs: tokens.map(({ market }) => ref.marketToken(seat, market)),
    }),
    () => say("why.token-used"),
    "MO-5.8",
  );

const useOf = (m: Monumental, table: GameTable, seat: Seat, token: MarketToken): Action =>
  new Action(
    `market:${token.market}`,
    "use",
    () => ({
      label: say("choice.use-market", { market: say(`market.${token.market}`) }),
      refs: [ref.marketToken(seat, token.market)],
      note: say("note.gives", { what: saidResources(GOODS[token.good]) }),
    }),
    () => useToken(m, table, seat, token),
  );

function* useToken(m: Monumental, table: GameTable, seat: Seat, token: MarketToken): Rules {
  token.used = true;
  addTo(realmOf(m, seat).supply, GOODS[token.good]);
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
