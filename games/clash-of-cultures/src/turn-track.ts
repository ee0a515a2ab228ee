import { NUMBERED_TURNS, type NumberedTurn, ROUNDS } from "./content/turn-track.ts";
import type { Clash } from "./state.ts";

/** CC-31.7: the number of this turn on the back of the turn track. */
export const numberedTurn = ({ round, turn }: Clash): NumberedTurn | undefined =>
  NUMBERED_TURNS.find((one) => one.round === round && one.turn === turn);

export const isNumberedTurn = (s: Clash): boolean => numberedTurn(s) !== undefined;

/** CC-6.1, CC-31.6, CC-31.7: after this many rounds the game is over. */
export const roundsOf = ({ variant }: Pick<Clash, "variant">): number =>
  variant.rounds === "four" ? ROUNDS.four : variant.ending === "fixed" ? ROUNDS.six : ROUNDS.variable;
