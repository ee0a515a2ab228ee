import type { AnyGame } from "../game.ts";
import type { AnyMatch } from "../match.ts";
import type { Message } from "../message.ts";
import type { Random } from "../random.ts";
import type { Viewer } from "../seat.ts";
import { type Law, NonConformance } from "./law.ts";
import type { Setting } from "./setting.ts";

/** One match being looked at. */
export interface Visit {
  readonly game: AnyGame;
  readonly setting: Setting;
  readonly seed: string;
  readonly match: AnyMatch;
  /** Chooses the answers. They depend on the seed alone, not on how closely the game is inspected. */
  readonly answers: Random;
  /** The inspector's own chance; the match's stays untouched. */
  readonly chance: Random;
  /** Keys of log lines by which the rules themselves reveal something that the view doesn't keep. */
  readonly reveals: ReadonlySet<string>;
  /** Clauses whose questions may tell by themselves that there is something to answer with. */
  readonly betrays: ReadonlySet<string>;
  /** Called with every message a player would read. */
  readonly hear?: ((message: Message) => void) | undefined;
}

export function broken(visit: Visit, law: Law, detail: string, cause?: unknown): NonConformance {
  const { game, setting, seed, match } = visit;
  return new NonConformance(law, game.id, setting, seed, match.answers.length, detail, { cause });
}

/** A copy of the match; it can't be made if the answers since the checkpoint no longer fit. */
export function copied(visit: Visit, copy: () => AnyMatch): AnyMatch {
  try {
    return copy();
  } catch (error) {
    throw broken(visit, "nothing lives outside the state", `a copy plays differently: ${String(error)}`, error);
  }
}

export function viewersOf(match: AnyMatch): Viewer[] {
  return ["audience", ...Array.from({ length: match.seats }, (_, seat) => seat)];
}

/** The first difference between two JSON texts, for an error message. */
export function parting(a: string, b: string): string {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const around = (text: string): string => text.slice(Math.max(0, i - 60), i + 60);
  return `…${around(a)}… against …${around(b)}…`;
}
