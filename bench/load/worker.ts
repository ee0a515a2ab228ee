import type { BarrierTask } from "@civitas/bots/worker";
import { type Barrier, Match } from "@civitas/kernel";
import { ticTacToe } from "../src/tic-tac-toe.ts";

/** What a bot's thread does for a table without bots: the same as in `bots/src/worker.ts`, for a game that is not on the list. */
export async function barrier({ snapshot, seat }: BarrierTask): Promise<Barrier | undefined> {
  return Match.resume(ticTacToe, snapshot).barrier(seat);
}
