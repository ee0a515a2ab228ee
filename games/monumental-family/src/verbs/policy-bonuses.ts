import { spoken } from "@civitas/words/spoken";
import type { Speech } from "../verb.ts";

/** The bonus (one-off) effects of developed policies once more. */
export interface PolicyBonuses<N extends number | "all" = number | "all"> {
  readonly verb: "policyBonuses";
  readonly n: N;
}

export const policyBonuses = <N extends number | "all">(n: N): PolicyBonuses<N> => ({ verb: "policyBonuses", n });

const { say, words } = spoken({
  en: {
    "do.policy-bonuses":
      "apply the bonus effect of {n, plural, one {# cultural policy} other {# cultural policies}} you have developed",
    "do.policy-bonuses-all": "apply the one-off effects of all your cultural policies",
  },
  ru: {
    "do.policy-bonuses":
      "примените {n, plural, one {бонусный эффект # своей разработанной культурной политики} other {бонусные эффекты # своих разработанных культурных политик}}",
    "do.policy-bonuses-all": "примените бонусные эффекты всех своих культурных политик",
  },
  hu: {
    "do.policy-bonuses": "hajtsd végre {n} bevezetett kulturális rendeleted egyszeri hatását",
    "do.policy-bonuses-all": "hajtsd végre az összes kulturális rendeleted egyszeri hatását",
  },
});

export const policyBonusesSpeech: Speech<PolicyBonuses> = {
  says: ({ n }) => (n === "all" ? say("do.policy-bonuses-all") : say("do.policy-bonuses", { n })),
  worth: ({ n }) => 0.4 * (n === "all" ? 2 : n),
  words,
};
