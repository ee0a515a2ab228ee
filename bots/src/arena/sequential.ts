import type { Contest, Outcome } from "../contest.ts";
import { schedule } from "./schedule.ts";

/** How small a difference matters, and how sure one wants to be. */
export interface Bounds {
  /** A difference of less than this many Elo points isn't worth having. */
  readonly worth: number;
  /** How often the finding may be wrong: 0.05 for one time in twenty. */
  readonly risk: number;
}

/** What a sequential test has found about the first bot, or that it has to go on. */
export type Finding = "stronger" | "weaker" | "no-difference" | "open";

export interface Comparison {
  readonly finding: Finding;
  /** How many rounds it took. */
  readonly rounds: number;
  /** By how much the first bot is better, with the 95 % interval. */
  readonly elo: number;
  readonly interval: readonly [number, number];
}

/** The spread of scores is unknown at first, so nothing is decided before this many rounds. */
const FEWEST_ROUNDS = 8;
/** Half the width of a 95 % interval, in standard deviations. */
const SURE = 1.96;

/**
 * One round: games on the same deal in which both bots take every seat equally often. Luck of the deal and of the seat
 * cancel out in it.
 */
export const gamesInRound = (seats: number): number => (seats % 2 === 0 ? seats : 2 * seats);

/** The games of the first `rounds` rounds between two bots. */
export function rounds(bots: readonly [string, string], seats: number, count: number, seed: string): Contest[] {
  return schedule({ bots, seats, games: count * gamesInRound(seats), seed });
}

/** The first bot's share of the victories of one round: 0.5 if it is as good as the other. */
export function shareOf(bot: string, outcomes: readonly Outcome[]): number {
  const won = outcomes.flatMap((outcome) => outcome.won.filter((_, seat) => outcome.bots[seat] === bot));
  return won.reduce((sum, part) => sum + part, 0) / Math.max(1, outcomes.length);
}

/**
 * Three findings by two sequential probability ratio tests (Wald; Sobel and Wald for three): "equal" against "better by
 * `worth`", and "equal" against "worse by `worth`". The shares are taken as normal with the spread seen so far.
 */
export function compare(shares: readonly number[], { worth, risk }: Bounds): Comparison {
  const rounds = shares.length;
  const mean = rounds === 0 ? 0.5 : shares.reduce((sum, share) => sum + share, 0) / rounds;
  // Two invented rounds, one won by each bot: without them a clean sweep would have no spread.
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0.5);
  const variance = squares / (rounds + 2);
  const step = shareFor(worth) - 0.5;
  const towards = (lead: number): number => (rounds * lead * (mean - 0.5 - lead / 2)) / variance;
  // Two equal bots can be taken for unequal in two ways, so each way gets half of the risk.
  const accept = Math.log((1 - risk) / (risk / 2));
  const reject = Math.log(risk / (1 - risk / 2));
  const half = SURE * Math.sqrt(variance / Math.max(1, rounds));
  return {
    finding: rounds < FEWEST_ROUNDS ? "open" : findingFrom(towards(step), towards(-step), accept, reject),
    rounds,
    elo: eloFor(mean),
    interval: [eloFor(mean - half), eloFor(mean + half)],
  };
}

function findingFrom(better: number, worse: number, accept: number, reject: number): Finding {
  if (better >= accept) return "stronger";
  if (worse >= accept) return "weaker";
  return better <= reject && worse <= reject ? "no-difference" : "open";
}

const shareFor = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** A clean sweep counts as 799 wins in 800. */
function eloFor(share: number): number {
  const within = Math.min(1 - 1 / 800, Math.max(1 / 800, share));
  return 400 * Math.log10(within / (1 - within));
}
