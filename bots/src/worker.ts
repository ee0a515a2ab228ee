import { findGame } from "@civitas/games";
import { type AnyGame, type Barrier, Match, Random, type Seat, type Snapshot } from "@civitas/kernel";
import { type Contest, type Outcome, playContest } from "./contest.ts";
import { makeBot } from "./make.ts";

/** A question for a bot, as it travels to a worker thread. */
export interface DecideTask {
  readonly snapshot: Snapshot;
  readonly seat: Seat;
  readonly spec: string;
  readonly seed: string;
}

/** Whether the last answer can be taken back, as it travels to a worker thread. */
export interface BarrierTask {
  readonly snapshot: Snapshot;
  readonly seat: Seat;
}

async function gameOf(id: string): Promise<AnyGame> {
  const entry = findGame(id);
  if (entry === undefined) throw new RangeError(`there is no game "${id}"`);
  return (await entry.load()).game;
}

/** The id of the option the bot picks. */
export async function decide({ snapshot, seat, spec, seed }: DecideTask): Promise<string> {
  const match = Match.resume(await gameOf(snapshot.game), snapshot);
  return makeBot(spec).decide(match, seat, Random.seeded(seed));
}

/** What keeps the seat from taking back the last answer. */
export async function barrier({ snapshot, seat }: BarrierTask): Promise<Barrier | undefined> {
  return Match.resume(await gameOf(snapshot.game), snapshot).barrier(seat);
}

/** Plays a whole game between bots, for the arena. */
export async function contest(task: Contest & { readonly game: string }): Promise<Outcome> {
  return playContest(await gameOf(task.game), task);
}
