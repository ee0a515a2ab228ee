import type { Batch, PlayedGame } from "./simulate.ts";
import { type Thinking, thinkingTime } from "./thinking.ts";

/** What many games came to. The names are those of the command's JSON. */
export interface Tally {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly errors: number;
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly meanRounds: number;
  readonly score: { readonly mean: readonly number[]; readonly sd: readonly number[] };
  /** By seat; a shared first place is a win for all who share it. */
  readonly wins: readonly number[];
  /** By seat, if answers were timed. */
  readonly thinking?: readonly Thinking[];
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

const round = (n: number, digits: number): number => Number(n.toFixed(digits));

/** Adds up games as they come in. */
export class Counting {
  #games = 0;
  #errors = 0;
  #decisions = 0;
  #ms = 0;
  readonly #rounds: number[] = [];
  readonly #scores: number[][];
  readonly #wins: number[];
  /** By seat, how long each answer took. */
  readonly #thinking: number[][];

  constructor(
    private readonly game: string,
    private readonly seats: number,
  ) {
    this.#scores = Array.from({ length: seats }, () => []);
    this.#wins = Array.from({ length: seats }, () => 0);
    this.#thinking = Array.from({ length: seats }, () => []);
  }

  add({ played, ms }: Batch): void {
    this.#ms += ms;
    for (const game of played) this.#count(game);
  }

  #count({ decisions, rounds, result, error, thinking }: PlayedGame): void {
    this.#games++;
    this.#decisions += decisions;
    for (const [seat, ms] of thinking?.entries() ?? []) this.#thinking[seat]?.push(...ms);
    if (error !== undefined || result === undefined) {
      this.#errors++;
      return;
    }
    this.#rounds.push(rounds);
    for (const [seat, score] of result.scores.entries()) this.#scores[seat]?.push(score);
    for (const [seat, place] of result.places.entries()) {
      if (place === 1) this.#wins[seat] = (this.#wins[seat] ?? 0) + 1;
    }
  }

  get decisionsPerSecond(): number {
    return this.#ms === 0 ? 0 : (1000 * this.#decisions) / this.#ms;
  }

  tally(): Tally {
    return {
      game: this.game,
      seats: this.seats,
      games: this.#games,
      errors: this.#errors,
      decisions: this.#decisions,
      decisionsPerSecond: round(this.decisionsPerSecond, 0),
      gamesPerSecond: round(this.#ms === 0 ? 0 : (1000 * this.#games) / this.#ms, 2),
      meanRounds: round(mean(this.#rounds), 3),
      score: {
        mean: this.#scores.map((scores) => round(mean(scores), 3)),
        sd: this.#scores.map((scores) => round(deviation(scores), 3)),
      },
      wins: this.#wins,
      ...(this.#thinking.some((ms) => ms.length > 0) && { thinking: this.#thinking.map(thinkingTime) }),
    };
  }
}
