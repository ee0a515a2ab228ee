import type { Speech } from "@civitas/monumental-family";
import { spoken } from "@civitas/words/spoken";

/** Develops a policy at once for this much less culture. */
export interface DevelopPolicy {
  readonly verb: "developPolicy";
  readonly discount: number;
}

export const developPolicy = (discount: number): DevelopPolicy => ({ verb: "developPolicy", discount });

const { say, words } = spoken({
  en: { "do.develop-policy": "you may develop a cultural policy at once for {n} [culture] less" },
  ru: { "do.develop-policy": "вы можете сразу разработать культурную политику на {n} [culture] дешевле" },
  hu: { "do.develop-policy": "azonnal bevezethetsz egy kulturális rendeletet {n} [culture] kedvezménnyel" },
});

export const developPolicySpeech: Speech<DevelopPolicy> = {
  says: ({ discount }) => say("do.develop-policy", { n: discount }),
  worth: ({ discount }, { unit }) => discount * unit.culture,
  words,
};
