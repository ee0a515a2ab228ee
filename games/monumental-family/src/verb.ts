import type { Condition } from "./condition.ts";
import type { Counter } from "./counter.ts";
import type { Resources } from "./resources.ts";

/** Kinds of cards in the city that an effect may copy. */
export type Copied = "building" | "wonder";

/** What each verb needs to know. */
export interface Fields {
  gain: { readonly what: Resources };
  gainAny: { readonly n: number };
  gainPer: { readonly per: Counter; readonly each: Resources; readonly min: number };
  gainRestricted: { readonly military: number };
  gainAdvantage: object;
  choose: { readonly lists: readonly Verbs[] };
  when: { readonly condition: Condition; readonly does: Verbs; readonly otherwise: Verbs };

  archive: UpTo;
  discard: UpTo;
  discardDisplay: UpTo;
  reinforce: UpTo;
  activate: UpTo;
  placeTypeToken: UpTo;
  copy: { readonly seeks: Copied };
  drawUse: { readonly draw: number; readonly use: number };
  /** A building or a knowledge card of the row. */
  useDisplay: object;
  takeBasic: object;
  wonderSection: { readonly discount: number };
  policyBonus: { readonly n: number };
  /** Also of a province whose bonus is reserved for the warlord. */
  warlordsProvinceBonus: { readonly n: number };
  tradeFree: { readonly n: number };
}

/** `exact`: n must be taken, or as many as there are; otherwise the player may take fewer or none. */
interface UpTo {
  readonly n: number;
  readonly exact: boolean;
}

export type VerbName = keyof Fields;

export type Verb<Name extends VerbName = VerbName> = { [N in Name]: { readonly verb: N } & Fields[N] }[Name];

/** Effects are carried out in written order. */
export type Verbs = readonly Verb[];

/** The verbs that move things on the table; each game of the family carries them out in its own zones. */
export type TableVerb = Exclude<
  Verb,
  { verb: "gain" | "gainAny" | "gainPer" | "gainRestricted" | "gainAdvantage" | "choose" | "when" }
>;
