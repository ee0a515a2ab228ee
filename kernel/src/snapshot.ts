import type { Agenda } from "./agenda.ts";
import type { Told } from "./checkpoint.ts";
import type { RandomState } from "./random.ts";
import type { PlayedMatch } from "./record.ts";

/** A match as plain data: what it started from, the answers, the last checkpoint and the log up to there. */
export interface Snapshot extends PlayedMatch {
  readonly base: {
    readonly at: number;
    readonly state: unknown;
    /** Absent if it is empty. */
    readonly agenda?: Agenda;
    readonly random: RandomState;
  };
  /** What was told before the checkpoint, unless it was left out. */
  readonly log?: readonly Told[];
}
