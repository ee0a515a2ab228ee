import { choose } from "@civitas/kernel";
import { countOptions, type VerbKind } from "@civitas/monumental-family";
import { spoken } from "@civitas/words/spoken";
import { say } from "../say.ts";
import type { CardStage } from "../stage.ts";
import { judgeTrades } from "../trading.ts";

/** Trades with free cities without paying. */
export interface TradeFree {
  readonly verb: "tradeFree";
  readonly n: number;
}

const { say: speak, words } = spoken({
  en: { "do.trade-free": "{n, plural, one {trade freely} other {trade freely # times}}" },
  ru: {
    "do.trade-free":
      "{n, plural, one {бесплатно торгуйте} few {бесплатно торгуйте # раза} many {бесплатно торгуйте # раз} other {бесплатно торгуйте # раза}}",
  },
  hu: { "do.trade-free": "{n, plural, one {kereskedj ingyen} other {kereskedj ingyen # alkalommal}}" },
});

const canTrade = (_verb: TradeFree, { play, seat }: CardStage): boolean =>
  countOptions(judgeTrades(play, seat, "free")) > 0;

/** MD-17.10, MD-17.11, MD-17.15: this often, one after the other; obligatory while a city can be chosen. */
export const tradeFreeKind: VerbKind<TradeFree, CardStage> = {
  *run(verb, stage) {
    const { play, seat } = stage;
    for (let times = verb.n; times > 0 && canTrade(verb, stage); times--) {
      const verdicts = judgeTrades(play, seat, "free");
      const { act } = yield* choose(seat, say("ask.trade-free"), verdicts, { clause: "MD-17.10" });
      yield* act();
    }
  },
  can: canTrade,
  asks: canTrade,
  says: ({ n }) => speak("do.trade-free", { n }),
  worth: ({ n }) => 0.9 * n,
  words,
};
