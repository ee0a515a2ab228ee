import { spoken } from "@civitas/words/spoken";
import { type Resources, saidResources } from "../resources.ts";
import type { VerbKind } from "../verb.ts";

export interface Gain {
  readonly verb: "gain";
  readonly what: Resources;
}

export const gain = (what: Resources): Gain => ({ verb: "gain", what });

/** Something that can add to the player's supply. */
export interface Gains {
  gain(resources: Resources, times: number): void;
}

const { say, words } = spoken({
  en: { "do.gain": "gain {what}" },
  ru: { "do.gain": "получите: {what}" },
  hu: { "do.gain": "kapsz: {what}" },
});

export const gainKind: VerbKind<Gain, Gains> = {
  *run({ what }, stage) {
    stage.gain(what, 1);
  },
  can: () => true,
  asks: () => false,
  says: ({ what }) => say("do.gain", { what: saidResources(what) }),
  worth: ({ what }, scale) => scale.resources(what),
  words,
};
