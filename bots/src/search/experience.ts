import type { Seat } from "@civitas/kernel";

/** One option's record over the whole search, wherever it was chosen. */
interface Tally {
  visits: number;
  total: number;
}

/**
 * What an option was worth to a seat wherever it was chosen during this search. Ids mean the same thing all over a
 * game ("buy:forum"), so this tells which options to try first at a place the search has never been to.
 */
export class Experience {
  readonly #tallies: readonly Map<string, Tally>[];

  constructor(seats: number) {
    this.#tallies = Array.from({ length: seats }, () => new Map());
  }

  /** The mean result of choosing it; nothing if it was never chosen. */
  of(seat: Seat, option: string): number | undefined {
    const tally = this.#tallies[seat]?.get(option);
    return tally && tally.total / tally.visits;
  }

  add(seat: Seat, option: string, result: number): void {
    const tallies = this.#tallies[seat];
    const tally = tallies?.get(option);
    if (tally === undefined) tallies?.set(option, { visits: 1, total: result });
    else {
      tally.visits += 1;
      tally.total += result;
    }
  }
}
