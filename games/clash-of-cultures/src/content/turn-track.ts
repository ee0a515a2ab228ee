/** CC-6.1, CC-6.2. */
export const TURNS_PER_ROUND = 3;
export const ACTIONS_PER_TURN = 3;

/** CC-6.1, CC-31.6, CC-31.7. */
export const ROUNDS = { six: 6, four: 4, variable: 7 } as const;

/** CC-31.7, CC-31.8: a numbered turn, and the highest roll that ends the game as it begins. */
export interface NumberedTurn {
  readonly round: number;
  readonly turn: number;
  readonly upTo: number;
}

export const NUMBERED_TURNS: readonly NumberedTurn[] = [
  { round: 6, turn: 2, upTo: 1 },
  { round: 6, turn: 3, upTo: 2 },
  { round: 7, turn: 1, upTo: 3 },
  { round: 7, turn: 2, upTo: 4 },
  { round: 7, turn: 3, upTo: 5 },
];
