import { type AnyGame, type AnyMatch, Match, type MatchRecord, Random, type Seat } from "@civitas/kernel";
import type { Budget } from "./search/budget.ts";
import { Search } from "./search/search.ts";

/** One decision of a finished game, looked at again. */
export interface Turning {
  /** How many answers had been given before it. */
  readonly at: number;
  readonly seat: Seat;
  readonly chosen: string;
  /** What a strong player would have taken. */
  readonly best: string;
  /** What the seat could expect with what it chose, and with the best; from 0 to 1. */
  readonly expected: number;
  readonly expectedOfBest: number;
  /** By seat, its expected share of the victory just before the decision. */
  readonly standing: readonly number[];
}

/** A finished game, looked at again. */
export interface Analysis {
  /** Every decision, in order. */
  readonly turnings: readonly Turning[];
  /** The costliest decisions, the worst first. */
  readonly mistakes: readonly Turning[];
}

const MISTAKES = 3;
/** Below this difference two choices count as equally good. */
const WORTH_NAMING = 0.02;

/** What was lost by not choosing the best. */
export function cost({ expected, expectedOfBest }: Turning): number {
  return Math.max(0, expectedOfBest - expected);
}

/**
 * Goes through a record decision by decision. It is a generator, so that the caller can show each step and do other
 * things in between. It returns the whole analysis.
 */
export function* analyse(
  game: AnyGame,
  record: MatchRecord,
  budget: Budget = { iterations: 300 },
): Generator<Turning, Analysis> {
  const match: AnyMatch = Match.replay(game, record, 0);
  const turnings: Turning[] = [];
  for (const { seat, id } of record.answers) {
    const turning = lookAgain(match, seat, id, budget);
    turnings.push(turning);
    yield turning;
    match.answer(seat, id);
  }
  const mistakes = turnings
    .filter((turning) => cost(turning) >= WORTH_NAMING)
    .sort((a, b) => cost(b) - cost(a))
    .slice(0, MISTAKES);
  return { turnings, mistakes };
}

/** For a fair comparison the search looks at both the chosen option and the best at least this often. */
const LOOKS = 40;

function lookAgain(match: AnyMatch, seat: Seat, chosen: string, budget: Budget): Turning {
  const at = match.answers.length;
  const search = new Search(match, seat, Random.stream(at));
  search.run(budget);
  const { expected: standing } = search;
  const best = search.appraisals()[0]?.id ?? chosen;
  for (const { id, visits } of search.appraisals()) {
    if (id === best || id === chosen) search.consider(id, Math.max(0, LOOKS - visits));
  }
  const worth = (id: string): number => search.appraisals().find((one) => one.id === id)?.expected[seat] ?? 0;
  return { at, seat, chosen, best, expected: worth(chosen), expectedOfBest: worth(best), standing };
}
