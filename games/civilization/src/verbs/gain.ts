import { cardSays, type Speeches, sayAmounts, WORTH } from "./speech.ts";

/** Culture and trade, as one gain. */
export interface Amounts {
  readonly culture?: number;
  readonly trade?: number;
}

export interface Gain {
  readonly verb: "gain";
  readonly what: Amounts;
}

/** What effects count. */
export type Counter =
  /** CV-33.20. */
  | "buildings"
  | "coins"
  /** CV-33.24. */
  | "unbuilt-armies"
  /** CV-33.25: counters on the card itself. */
  | "counters-here"
  /** CV-30.6. */
  | "players-behind"
  /** CV-16.7: resources spent just now. */
  | "resources-spent";

/** This much for every n of the things counted (CV-0.16). */
export interface GainPer {
  readonly verb: "gainPer";
  readonly per: Counter;
  readonly every: number;
  readonly what: Amounts;
}

/** CV-33.40: another player of choice gains trade. */
export interface OtherGains {
  readonly verb: "otherGains";
  readonly trade: number;
}

/** CV-33.30. */
export interface Convert {
  readonly verb: "convert";
}

/** CV-33.25. */
export interface AddCounter {
  readonly verb: "addCounter";
}

export type GainVerb = Gain | GainPer | OtherGains | Convert | AddCounter;

export const gain = (what: Amounts): Gain => ({ verb: "gain", what });
export const gainPer = (per: Counter, what: Amounts, every = 1): GainPer => ({ verb: "gainPer", per, every, what });
export const otherGains = (trade: number): OtherGains => ({ verb: "otherGains", trade });
export const convert: Convert = { verb: "convert" };
export const addCounter: AddCounter = { verb: "addCounter" };

const worthOf = ({ culture = 0, trade = 0 }: Amounts): number => culture * WORTH.culture + trade * WORTH.trade;

/** How many of the things counted there usually are. */
const USUAL: Readonly<Record<Counter, number>> = {
  buildings: 4,
  coins: 6,
  "unbuilt-armies": 4,
  "counters-here": 2,
  "players-behind": 1.5,
  "resources-spent": 1,
};

export const gainSpeeches: Speeches<GainVerb> = {
  gain: {
    says: ({ what }) => cardSays("do.gain", { what: sayAmounts({ ...what }) }),
    worth: ({ what }) => worthOf(what),
  },
  gainPer: {
    says: ({ per, every, what }) =>
      cardSays("do.gain-per", { what: sayAmounts({ ...what }), per: cardSays(`per.${per}`, { n: every }) }),
    worth: ({ per, every, what }) => (worthOf(what) * USUAL[per]) / every,
  },
  otherGains: { says: ({ trade }) => cardSays("do.other-gains", { n: trade }), worth: ({ trade }) => -trade / 2 },
  convert: { says: () => cardSays("do.convert"), worth: () => 4 },
  addCounter: { says: () => cardSays("do.add-counter"), worth: () => 5 },
};
