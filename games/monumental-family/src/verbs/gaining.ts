import type { Counter } from "../counter.ts";
import { type Resources, saidResources } from "../resources.ts";
import { say } from "../say.ts";
import type { Verb } from "../verb.ts";
import type { VerbKind } from "./kind.ts";

export const gain = (what: Resources): Verb<"gain"> => ({ verb: "gain", what });
export const gainAny = (n: number): Verb<"gainAny"> => ({ verb: "gainAny", n });
export const gainPer = (per: Counter, each: Resources, min = 0): Verb<"gainPer"> => ({
  verb: "gainPer",
  per,
  each,
  min,
});
export const gainRestricted = (military: number): Verb<"gainRestricted"> => ({ verb: "gainRestricted", military });
export const gainAdvantage: Verb<"gainAdvantage"> = { verb: "gainAdvantage" };

export const gainKind: VerbKind<"gain"> = {
  *run({ what }, stage) {
    stage.gain(what, 1);
  },
  can: () => true,
  asks: () => false,
  says: ({ what }) => say("do.gain", { what: saidResources(what) }),
};

export const gainAnyKind: VerbKind<"gainAny"> = {
  run: ({ n }, stage) => stage.gainAny(n),
  can: () => true,
  asks: () => true,
  says: ({ n }) => say("do.gain-any", { n }),
};

export const gainPerKind: VerbKind<"gainPer"> = {
  *run({ per, each, min }, stage) {
    const times = Math.max(min, stage.counter(per));
    if (times > 0) stage.gain(each, times);
  },
  can: ({ per, min }, stage) => Math.max(min, stage.counter(per)) > 0,
  asks: () => false,
  says: ({ per, each, min }) =>
    say(min > 0 ? "do.gain-per-min" : "do.gain-per", { what: saidResources(each), per: say(`per.${per}`), min }),
};

export const gainRestrictedKind: VerbKind<"gainRestricted"> = {
  *run({ military }, stage) {
    stage.gainRestricted(military);
  },
  can: () => true,
  asks: () => false,
  says: ({ military }) => say("do.gain-restricted", { what: saidResources({ military }) }),
};

export const gainAdvantageKind: VerbKind<"gainAdvantage"> = {
  *run(_verb, stage) {
    stage.gainAdvantage();
  },
  can: (_verb, stage) => !stage.hasAdvantage(),
  asks: () => false,
  says: () => say("do.gain-advantage"),
};
