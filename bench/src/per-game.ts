import { type AnyGame, type AnyMatch, startMatch } from "@civitas/kernel";
import { chance, Stopwatch } from "./stopwatch.ts";

/** What one game costs. The names are those of the command's JSON. */
export interface GameCosts {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  /** A copy of a match in the middle of a turn: clone the checkpoint, replay the answers since. */
  readonly forkMicros: number;
  readonly viewMicros: number;
}

const SPEED_MS = 3000;
/** V8 goes on compiling the rules of a large game for twenty seconds. That time is not part of the cost of a decision. */
const WARM_UP_MS = 20_000;
/** Reading the clock takes time, so it is read once for this many games. */
const BATCH = 10;
const POSITIONS = 60;
const ROUNDS = 50;

const pick = chance(11);

function step(match: AnyMatch): void {
  const decision = match.pending[0];
  const option = decision?.options[pick(decision.options.length)];
  if (decision !== undefined && option !== undefined) match.answer(decision.seat, option.id);
}

/** Random games, with the options of every decision computed, for so long. */
function playFor(game: AnyGame, seats: number, ms: number): { decisions: number; games: number; seconds: number } {
  const watch = new Stopwatch();
  let decisions = 0;
  let games = 0;
  while (watch.ms < ms) {
    for (const until = games + BATCH; games < until; games++) {
      const match = startMatch(game, { seats, seed: `bench ${games}` });
      while (!match.over) step(match);
      decisions += match.answers.length;
    }
  }
  return { decisions, games, seconds: watch.ms / 1000 };
}

/** Matches somewhere in the middle, each at a decision that is not the first of its turn. */
function middles(game: AnyGame, seats: number): AnyMatch[] {
  const found: AnyMatch[] = [];
  for (let i = 0; found.length < POSITIONS && i < 20 * POSITIONS; i++) {
    const match = startMatch(game, { seats, seed: `middle ${i}` });
    const stop = 20 + pick(60);
    for (let n = 0; n < stop && !match.over; n++) step(match);
    if (!match.over && match.answers.length > match.snapshot().base.at) found.push(match);
  }
  return found;
}

function microsEach(matches: readonly AnyMatch[], work: (match: AnyMatch) => unknown): number {
  const once = (): void => {
    for (let round = 0; round < ROUNDS; round++) for (const match of matches) work(match);
  };
  once();
  const watch = new Stopwatch();
  once();
  return (1000 * watch.ms) / (ROUNDS * Math.max(1, matches.length));
}

/** With four players, or as many as can play. */
export function measureGame(game: AnyGame): GameCosts {
  const seats = Math.min(4, game.seats.max);
  playFor(game, seats, WARM_UP_MS);
  const { decisions, games, seconds } = playFor(game, seats, SPEED_MS);
  const matches = middles(game, seats);
  return {
    decisionsPerSecond: Math.round(decisions / seconds),
    gamesPerSecond: Number((games / seconds).toFixed(1)),
    forkMicros: Number(microsEach(matches, (match) => match.fork({ quiet: true })).toFixed(2)),
    viewMicros: Number(microsEach(matches, (match) => match.view(0)).toFixed(2)),
  };
}
