import { cardSays, type Speeches, WORTH } from "./speech.ts";

/** CV-15.7: free spaces on the culture track; with `perCoins`, one for each group of that many coins. */
export interface Advance {
  readonly verb: "advance";
  readonly perCoins: number | null;
}

/** CV-33.4: all from one deck of choice. */
export interface DrawCulture {
  readonly verb: "drawCulture";
  readonly count: number;
}

/** CV-33.17. */
export interface RefillCultureHand {
  readonly verb: "refillCultureHand";
}

export interface GainGreatPerson {
  readonly verb: "gainGreatPerson";
}

export type CultureVerb = Advance | DrawCulture | RefillCultureHand | GainGreatPerson;

export const advance: Advance = { verb: "advance", perCoins: null };
export const advancePerCoins = (perCoins: number): Advance => ({ verb: "advance", perCoins });
export const drawCulture = (count: number): DrawCulture => ({ verb: "drawCulture", count });
export const refillCultureHand: RefillCultureHand = { verb: "refillCultureHand" };
export const gainGreatPerson: GainGreatPerson = { verb: "gainGreatPerson" };

export const cultureSpeeches: Speeches<CultureVerb> = {
  advance: {
    says: ({ perCoins }) =>
      perCoins === null ? cardSays("do.advance") : cardSays("do.advance-per-coins", { n: perCoins }),
    worth: ({ perCoins }) => WORTH.advance * (perCoins === null ? 1 : 2),
  },
  drawCulture: {
    says: ({ count }) => cardSays("do.draw-culture", { n: count }),
    worth: ({ count }) => count * WORTH.event,
  },
  refillCultureHand: { says: () => cardSays("do.refill-culture-hand"), worth: () => 2 * WORTH.event },
  gainGreatPerson: { says: () => cardSays("do.gain-great-person"), worth: () => WORTH.greatPerson },
};
