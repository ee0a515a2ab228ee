import { choose, type Option, type Rules } from "@civitas/kernel";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { sourceName } from "../source.ts";
import type { CardStage } from "../stage.ts";
import type { RefreshMarket } from "../verbs/refresh-market.ts";
import { choosing } from "./choosing.ts";

export const refreshMarketRun = {
  *run({ n }: RefreshMarket, { seat, realm, table, source }: CardStage): Rules {
    for (let left = n; left > 0; left--) {
      const used = realm.markets.filter((token) => token.used);
      if (used.length === 0) return;
      const options: (Option & { readonly token?: (typeof used)[number] })[] = used.map((token) => ({
        id: `refresh:${token.market}`,
        label: say("market-token", { market: say(`market.${token.market}`), good: say(`good.${token.good}`) }),
        refs: [ref.marketToken(seat, token.market)],
        token,
      }));
      options.push({ id: "none", label: say("choice.none") });
      const prompt = say("ask.refresh-market", { source: sourceName(source) });
      const { token } = yield* choose(seat, prompt, options, { clause: "MO-5.8" });
      if (token === undefined) return;
      token.used = false;
      const { market } = token;
      table.tell(() => ({
        what: say("log.refreshes-market", { who: { seat }, market: say(`market.${market}`) }),
        seat,
        clause: "MO-5.8",
      }));
    }
  },
  ...choosing<RefreshMarket>((_verb, { realm }) => realm.markets.some(({ used }) => used)),
};
