import { bothDictionaries, type Spoken, spoken } from "@civitas/words/spoken";
import { type Resources, saidResources } from "../resources.ts";
import type { VerbKind } from "../verb.ts";
import type { Gains } from "./gain.ts";

/** This much for each (or for every `div`) of the things counted; `min` and `max` limit how often. */
export interface GainPer<Counter extends string> {
  readonly verb: "gainPer";
  readonly per: Counter;
  readonly each: Resources;
  readonly div: number;
  readonly min: number;
  readonly max: number | "none";
}

export const gainPer = <Counter extends string>(
  per: Counter,
  each: Resources,
  { div = 1, min = 0, max = "none" }: Partial<Pick<GainPer<Counter>, "div" | "min" | "max">> = {},
): GainPer<Counter> => ({ verb: "gainPer", per, each, div, min, max });

/** Something that counts what its player has. */
export interface Counts<Counter extends string> {
  counter(of: Counter): number;
}

const { say, words } = spoken({
  en: {
    "do.gain-per": "gain {what} for each {per}",
    "do.gain-per-min": "gain {what} for each {per}, at least {min} in all",
    "do.gain-per-max": "gain {what} for each {per}, at most {max, plural, one {once} other {# times}}",
    "do.gain-per-every": "gain {what} for every {per}",
    "do.gain-per-every-max": "gain {what} for every {per}, at most {max, plural, one {once} other {# times}}",
  },
  ru: {
    "do.gain-per": "получите: {what} {per}",
    "do.gain-per-min": "получите: {what} {per}, но не менее {min}",
    "do.gain-per-max":
      "получите: {what} {per}, но не более {max, plural, one {# раза} few {# раз} many {# раз} other {# раза}}",
    "do.gain-per-every": "получите: {what} {per}",
    "do.gain-per-every-max":
      "получите: {what} {per}, но не более {max, plural, one {# раза} few {# раз} many {# раз} other {# раза}}",
  },
  hu: {
    "do.gain-per": "{per} kapsz: {what}",
    "do.gain-per-min": "{per} kapsz: {what}, de összesen legalább {min}",
    "do.gain-per-max": "{per} kapsz: {what}, de legfeljebb {max} alkalommal",
    "do.gain-per-every": "{per} kapsz: {what}",
    "do.gain-per-every-max": "{per} kapsz: {what}, de legfeljebb {max} alkalommal",
  },
});

function key({ div, min, max }: GainPer<string>) {
  const limited = max !== "none";
  if (div > 1) return limited ? "do.gain-per-every-max" : "do.gain-per-every";
  if (limited) return "do.gain-per-max";
  return min > 0 ? "do.gain-per-min" : "do.gain-per";
}

const times = <Counter extends string>({ per, div, min, max }: GainPer<Counter>, stage: Counts<Counter>): number => {
  const n = Math.max(min, Math.floor(stage.counter(per) / div));
  return max === "none" ? n : Math.min(max, n);
};

/** `counters` say what is counted: "province you control", or for a `div` of 2 "2 provinces you control". */
export const gainPerKind = <Counter extends string>(
  counters: Spoken<`per.${Counter}`>,
): VerbKind<GainPer<Counter>, Gains & Counts<Counter>> => ({
  *run(verb, stage) {
    const n = times(verb, stage);
    if (n > 0) stage.gain(verb.each, n);
  },
  can: (verb, stage) => times(verb, stage) > 0,
  asks: () => false,
  says: (verb) => {
    const { per, each, div, min, max } = verb;
    return say(key(verb), {
      what: saidResources(each),
      per: counters.say(`per.${per}`, { n: div }),
      min,
      max,
    });
  },
  worth: ({ each, min }, scale) => scale.resources(each) * Math.max(1, min),
  words: bothDictionaries(words, counters.words),
});
