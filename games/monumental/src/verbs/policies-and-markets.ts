import { type Speech, spoken } from "@civitas/monumental-family";

/** Develops a policy at once for so much culture less. */
export interface DevelopPolicy {
  readonly verb: "developPolicy";
  readonly discount: number;
}

/** Turns up to n used market tokens face up again. */
export interface RefreshMarket {
  readonly verb: "refreshMarket";
  readonly n: number;
}

export const developPolicy = (discount: number): DevelopPolicy => ({ verb: "developPolicy", discount });
export const refreshMarket = (n: number): RefreshMarket => ({ verb: "refreshMarket", n });

const developing = spoken({
  en: { "do.develop-policy": "you may develop a cultural policy at once for {n} [culture] less" },
  ru: { "do.develop-policy": "вы можете сразу разработать культурную политику на {n} [culture] дешевле" },
  hu: { "do.develop-policy": "azonnal bevezethetsz egy kulturális rendeletet {n} [culture] kedvezménnyel" },
});

const refreshing = spoken({
  en: {
    "do.refresh-market": "turn {n, plural, one {# used market token} other {up to # used market tokens}} face up again",
  },
  ru: {
    "do.refresh-market":
      "переверните лицевой стороной вверх {n, plural, one {# использованный жетон рынка} few {не более # использованных жетонов рынка} many {не более # использованных жетонов рынка} other {не более # использованного жетона рынка}}",
  },
  hu: { "do.refresh-market": "fordíts vissza képpel felfelé {n} felhasznált piacjelzőt" },
});

export const developPolicySpeech: Speech<DevelopPolicy> = {
  says: ({ discount }) => developing.say("do.develop-policy", { n: discount }),
  worth: ({ discount }, { unit }) => discount * unit.culture,
  words: developing.words,
};

export const refreshMarketSpeech: Speech<RefreshMarket> = {
  says: ({ n }) => refreshing.say("do.refresh-market", { n }),
  worth: ({ n }) => 0.5 * n,
  words: refreshing.words,
};
