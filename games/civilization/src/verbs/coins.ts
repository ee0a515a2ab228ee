/** CV-17.7: a coin token onto the card that grants it. */
export interface AddCoinHere {
  readonly verb: "addCoinHere";
}

/** CV-15.17: one coin token each of so many other players. */
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
