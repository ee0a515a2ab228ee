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
  /** By seat, the part of the victory it could expect just before the decision. */
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
/** Below this, one choice is as good as the other. */
const WORTH_NAMING = 0.02;

/** What was lost by not choosing the best. */
export function cost({ expected, expectedOfBest }: Turning): number {
  return Math.max(0, expectedOfBest - expected);
}

/**
 * Goes through a record decision by decision. A generator, so that whoever runs it can show each step and do other
 * things in between; it returns the whole.
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

/** What was chosen is compared with the best on an equal footing: the search looks at both so often at least. */
const LOOKS = 40;

function lookAgain(match: AnyMatch, seat: Seat, chosen: string, budget: Budget): Turning {
  const at = match.answers.length;
  const search = new Search(match, seat, Random.stream(at));
  search.run(budget);
  const { expected: standing } = search;
  const best = search.findings()[0]?.id ?? chosen;
  for (const { id, visits } of search.findings()) {
    if (id === best || id === chosen) search.consider(id, Math.max(0, LOOKS - visits));
  }
  const worth = (id: string): number => search.findings().find((finding) => finding.id === id)?.expected[seat] ?? 0;
  return { at, seat, chosen, best, expected: worth(chosen), expectedOfBest: worth(best), standing };
}
