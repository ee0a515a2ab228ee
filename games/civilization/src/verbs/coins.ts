import { cardSays, type Speeches, WORTH } from "./speech.ts";

/** CV-17.7: a coin token onto the card that grants it. */
export interface AddCoinHere {
  readonly verb: "addCoinHere";
}

/** CV-15.17: one coin token from each of this many other players. */
export interface OtherDiscardsCoin {
  readonly verb: "otherDiscardsCoin";
  readonly players: number | "all";
}

export type CoinVerb = AddCoinHere | OtherDiscardsCoin;

export const addCoinHere: AddCoinHere = { verb: "addCoinHere" };
export const otherDiscardsCoin = (players: number | "all" = 1): OtherDiscardsCoin => ({
  verb: "otherDiscardsCoin",
  players,
});

export const coinSpeeches: Speeches<CoinVerb> = {
  addCoinHere: { says: () => cardSays("do.add-coin-here"), worth: () => WORTH.coin },
  otherDiscardsCoin: {
    says: ({ players }) => {
      if (players === "all") return cardSays("do.all-discard-coin");
      return players === 1 ? cardSays("do.other-discards-coin") : cardSays("do.others-discard-coin", { n: players });
    },
    worth: ({ players }) => (WORTH.coin / 3) * (players === "all" ? 3 : players),
  },
};
