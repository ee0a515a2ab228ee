import { choose, type Option, type Rules } from "@civitas/kernel";
import { BASICS, type Resource, sayAmount } from "@civitas/monumental-family";
import { say } from "../say.ts";
import { sourceName } from "../source.ts";
import type { CardStage } from "../stage.ts";
import type { Convert } from "../verbs/convert.ts";
import { choosing } from "./choosing.ts";

/** One kind of exchange. */
interface Exchange {
  readonly give: Resource;
  readonly take: Resource;
}

const kinds = (of: Resource | "basic"): readonly Resource[] => (of === "basic" ? BASICS : [of]);

/** What may be exchanged for what; both must differ. */
const exchanges = ({ from, to }: Convert): Exchange[] =>
  kinds(from).flatMap((give) =>
    kinds(to)
      .filter((take) => take !== give)
      .map((take) => ({ give, take })),
  );

export const convertRun = {
  /** The order of the exchanges doesn't matter, so they go down the list. */
  *run(verb: Convert, stage: CardStage): Rules {
    let from = 0;
    const all = exchanges(verb);
    for (let left = verb.max; left > 0; left--) {
      const options: (Option & { readonly at?: number })[] = [];
      all.forEach(({ give, take }, at) => {
        if (at < from || stage.has(give) === 0) return;
        const label = say("choice.exchange", { give: sayAmount(give, 1), take: sayAmount(take, verb.rate) });
        options.push({ id: `exchange:${give}>${take}`, label, price: { [give]: 1 }, at });
      });
      if (options.length === 0) return;
      options.push({ id: "none", label: say(left === verb.max ? "choice.none" : "choice.no-more") });
      const prompt = say("ask.exchange", { source: sourceName(stage.source), left });
      const { at } = yield* choose(stage.seat, prompt, options, { clause: "MO-6.11" });
      const exchange = at === undefined ? undefined : all[at];
      if (exchange === undefined) return;
      from = at ?? from;
      stage.realm.supply[exchange.give]--;
      stage.gain({ [exchange.take]: verb.rate });
    }
  },
  ...choosing<Convert>(({ from }, stage) => kinds(from).some((give) => stage.has(give) > 0)),
};
