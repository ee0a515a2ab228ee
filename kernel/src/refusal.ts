import type { Seat } from "./seat.ts";

export type RefusalCode =
  | "not-offered"
  | "not-your-turn"
  | "malformed"
  | "game-over"
  | "no-undo"
  | "bad-setup"
  | "bad-record";

/** What a match says to bad input. The match is as it was. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  constructor(
    readonly code: RefusalCode,
    message: string,
    /** What would have been accepted: option ids, or the seats whose turn it is. */
    readonly expected: readonly string[] = [],
    readonly seat?: Seat,
  ) {
    super(message);
  }
}

/** A mistake in a game's rules (never the player's): no option left, a rule that runs away, a rule that throws. */
export class BrokenRules extends Error {
  override readonly name: string = "BrokenRules";
}

/** The rules ask without any option, or stop without asking anybody. */
export class DeadEnd extends BrokenRules {
  override readonly name = "DeadEnd";
}

/** The rules run in circles and never come to a question. */
export class Runaway extends BrokenRules {
  override readonly name = "Runaway";
}
