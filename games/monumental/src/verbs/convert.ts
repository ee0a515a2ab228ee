import type { Resource, Speech } from "@civitas/monumental-family";
import { spoken } from "@civitas/words/spoken";

/** Up to `max` times: return one of `from`, gain `rate` of `to`. "basic" is any of the three, chosen each time. */
export interface Convert {
  readonly verb: "convert";
  readonly from: Resource | "basic";
  readonly to: Resource | "basic";
  readonly max: number;
  readonly rate: number;
}

export const convert = (from: Convert["from"], to: Convert["to"], max: number, rate = 1): Convert => ({
  verb: "convert",
  from,
  to,
  max,
  rate,
});

const { say, words } = spoken({
  en: {
    "do.convert.basic-basic":
      "exchange up to {max, plural, one {# basic resource} other {# basic resources}}, one for one, for other basic resources",
    "do.convert.basic-gold":
      "exchange up to {max, plural, one {# basic resource} other {# basic resources}} for 1 [gold] each",
    "do.convert.one-gold": "exchange up to {max} {from} for 1 [gold] each",
    "do.convert.gold-basic": "exchange up to {max} [gold], each for {rate} basic resources of one kind",
  },
  ru: {
    "do.convert.basic-basic":
      "обменяйте один к одному не более {max, plural, one {# обычного ресурса} other {# обычных ресурсов}} на другие обычные ресурсы",
    "do.convert.basic-gold":
      "обменяйте не более {max, plural, one {# обычного ресурса} other {# обычных ресурсов}}, каждый на 1 [gold]",
    "do.convert.one-gold": "обменяйте {from} на [gold] один к одному (не более {max})",
    "do.convert.gold-basic": "обменяйте не более {max} [gold], за каждое получите {rate} обычных ресурса одного вида",
  },
  hu: {
    "do.convert.basic-basic": "cserélj be egy az egyben legfeljebb {max} alapvető erőforrást más alapvető erőforrásra",
    "do.convert.basic-gold": "cserélj be legfeljebb {max} alapvető erőforrást; darabjáért 1 [gold] jár",
    "do.convert.one-gold": "cserélj be legfeljebb ennyit: {max} {from}; darabjáért 1 [gold] jár",
    "do.convert.gold-basic":
      "cserélj be legfeljebb ennyit: {max} [gold]; darabjáért {rate} egyforma alapvető erőforrás jár",
  },
});

export const convertSpeech: Speech<Convert> = {
  says({ from, to, max, rate }) {
    if (from === "basic") return say(to === "basic" ? "do.convert.basic-basic" : "do.convert.basic-gold", { max });
    if (from === "gold") return say("do.convert.gold-basic", { max, rate });
    return say("do.convert.one-gold", { max, from: `[${from}]` });
  },
  worth({ from, to, max, rate }, { unit }) {
    const one = (of: Resource | "basic"): number => (of === "basic" ? 1.1 * unit.production : unit[of]);
    return Math.max(0.1, rate * one(to) - one(from)) * Math.min(max, 2);
  },
  words,
};
