import type { Resource } from "../content/ids.ts";
import { cardSays, type Speeches, sayEither, WORTH } from "./speech.ts";

/** One token of a kind of choice from the market. */
export interface GainResource {
  readonly verb: "gainResource";
}

/** CV-33.3: one token of each kind that the market holds. */
export interface GainEachResource {
  readonly verb: "gainEachResource";
}

/** CV-9.13. */
export interface Harvest {
  readonly verb: "harvest";
}

/** CV-15.19: this card is spent as one resource; another player may get a coin for it (CV-33.39). */
export interface ActAsResource {
  readonly verb: "actAsResource";
  readonly kinds: readonly Resource[];
  readonly coinForAnother: boolean;
}

export type ResourceVerb = GainResource | GainEachResource | Harvest | ActAsResource;

export const gainResource: GainResource = { verb: "gainResource" };
export const gainEachResource: GainEachResource = { verb: "gainEachResource" };
export const harvest: Harvest = { verb: "harvest" };
export const actAsResource = (kinds: readonly Resource[], { coinForAnother = false } = {}): ActAsResource => ({
  verb: "actAsResource",
  kinds,
  coinForAnother,
});

export const resourceSpeeches: Speeches<ResourceVerb> = {
  gainResource: { says: () => cardSays("do.gain-resource"), worth: () => WORTH.resource },
  gainEachResource: { says: () => cardSays("do.gain-each-resource"), worth: () => 3 * WORTH.resource },
  harvest: { says: () => cardSays("do.harvest"), worth: () => WORTH.resource },
  actAsResource: {
    says: ({ kinds, coinForAnother }) =>
      cardSays(coinForAnother ? "do.act-as-resource-coin" : "do.act-as-resource", {
        kinds: sayEither(kinds.map((kind) => cardSays(`either.${kind}`))),
      }),
    worth: ({ coinForAnother }) => WORTH.resource - (coinForAnother ? WORTH.coin / 3 : 0),
  },
};
