import { Stopwatch } from "@civitas/bench/stopwatch";
import { type Bot, makeBot } from "@civitas/bots";
import {
  type AnyGame,
  type AnyMatch,
  type MatchRecord,
  type OptionValues,
  Random,
  type Result,
  startMatch,
} from "@civitas/kernel";

/** Many games of one setting between bots. */
export interface Simulation {
  readonly game: AnyGame;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  /** Specs of bots; they take the seats in turn. */
  readonly bots: readonly string[];
  readonly options: OptionValues;
  /** Whether records are wanted; they are made outside of the timed part. */
  readonly keeping: boolean;
  /** Whether every answer is timed. */
  readonly timing: boolean;
}

/** A game that was played to its end, or until its rules broke. */
export interface PlayedGame {
  readonly seed: string;
  readonly decisions: number;
  readonly rounds: number;
  readonly result: Result | undefined;
  /** What went wrong, and the answer it went wrong on. */
  readonly error: string | undefined;
  /** The match itself if its record is wanted. Keeping all of them would cost more than playing them. */
  readonly match: AnyMatch | undefined;
  /** By seat, how many milliseconds each answer took, where that is wanted. */
  readonly thinking: readonly (readonly number[])[] | undefined;
}

/** Nobody reads the log of a simulated game; a record is made from its answers. */
const QUIET = { quiet: true };

/** A game with more decisions than this will not end. */
const ENDLESS = 100_000;

/** Some games, and how long it took to play them. */
export interface Batch {
  readonly played: readonly PlayedGame[];
  readonly ms: number;
}

/** Reading the clock takes time, so it is read once for a batch of games. */
const BATCH_MS = 100;

/** Plays the games one after the other. Only the playing is timed, with the options of every decision. */
export function* simulate(simulation: Simulation): Generator<Batch> {
  const { game, seats, games, seed, options, keeping, timing } = simulation;
  const specs = Array.from({ length: seats }, (_, seat) => simulation.bots[seat % simulation.bots.length] ?? "random");
  const bots = specs.map(makeBot);
  if (specs.every((spec) => spec === "random")) warmUp(simulation, bots);
  for (let i = 0; i < games; ) {
    const played: PlayedGame[] = [];
    const watch = new Stopwatch();
    const until = performance.now() + (keeping ? 0 : BATCH_MS);
    do {
      const ofThisGame = `${seed}/${i++}`;
      const match = startMatch(game, { seats, seed: ofThisGame, options }, QUIET);
      const thinking: number[][] | undefined = timing ? specs.map(() => []) : undefined;
      const error = playOut(match, bots, ofThisGame, thinking);
      played.push({
        seed: ofThisGame,
        decisions: match.answers.length,
        rounds: match.progress.round,
        result: match.result,
        error,
        match: keeping ? match : undefined,
        thinking,
      });
    } while (i < games && performance.now() < until);
    yield { played, ms: watch.ms };
  }
}

const WARM_UP_MS = 500;
const WARM_UP_GAMES = 10;

/** Plays some games first, never more than will follow, so that V8 has compiled the rules before they are timed. */
function warmUp({ game, games, seats, options }: Simulation, bots: readonly Bot[]): void {
  const watch = new Stopwatch();
  for (let i = 0; i < games && (i % WARM_UP_GAMES > 0 || watch.ms < WARM_UP_MS); i++) {
    playOut(startMatch(game, { seats, seed: `warm-up ${i}`, options }, QUIET), bots, `warm-up ${i}`);
  }
}

/**
 * Lets the bots play a match to its end. Gives what went wrong, if anything did, and notes by seat how long answers
 * took.
 */
export function playOut(
  match: AnyMatch,
  bots: readonly Bot[],
  seed: string,
  thinking?: readonly number[][],
): string | undefined {
  // Each seat has its own stream of chance, so that its thinking doesn't change another's luck.
  const chances = bots.map((_, seat) => Random.seeded(`${seed} seat ${seat}`));
  while (!match.over) {
    const seat = match.pending[0]?.seat ?? 0;
    const bot = bots[seat];
    const chance = chances[seat];
    if (bot === undefined || chance === undefined) return `seat ${seat} is asked but does not exist`;
    let id = "";
    try {
      const began = thinking === undefined ? 0 : performance.now();
      id = bot.decide(match, seat, chance);
      if (thinking !== undefined) thinking[seat]?.push(performance.now() - began);
      match.answer(seat, id);
    } catch (error) {
      return `on "${seat} ${id}": ${error instanceof Error ? error.message : String(error)}`;
    }
    if (match.answers.length > ENDLESS) return `not over after ${ENDLESS} decisions`;
  }
  return undefined;
}

/** The record of a played game; for one that broke, with the place. */
export function recordOf(match: AnyMatch, bots: readonly string[], error: string | undefined): MatchRecord {
  return match.record({ bots: bots.join(","), ...(error === undefined ? {} : { error: error.replace(/\s+/g, " ") }) });
}
