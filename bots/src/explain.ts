import { type AnyMatch, Random, type Seat } from "@civitas/kernel";
import type { Budget } from "./search/budget.ts";
import { Search } from "./search/search.ts";

/** What a strong player thinks of one option. */
export interface Advice {
  readonly id: string;
  /** The seat's expected share of the victory if it takes this option, from 0 to 1. */
  readonly expected: number;
  /** The share of the search's visits that went to this option, from 0 to 1. */
  readonly share: number;
}

/** "What would a strong player do?": every option of the seat's question, the best first. */
export function explain(
  match: AnyMatch,
  seat: Seat,
  budget: Budget = { iterations: 1000 },
  random: Random = Random.stream(match.answers.length),
): Advice[] {
  const search = new Search(match, seat, random);
  search.run(budget);
  return advise(search, seat);
}

/** Turns what a search found out into advice to its seat. An option that the search never looked at gets one look. */
function advise(search: Search, seat: Seat): Advice[] {
  for (const { id, visits } of search.appraisals()) if (visits === 0) search.consider(id, 1);
  return search.appraisals().map(({ id, visits, expected }) => ({
    id,
    expected: expected[seat] ?? 0,
    share: visits / Math.max(1, search.iterations),
  }));
}
