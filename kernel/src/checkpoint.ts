import type { Agenda } from "./agenda.ts";
import type { Answer } from "./option.ts";
import type { RandomState } from "./random.ts";
import type { Viewer } from "./seat.ts";
import type { Happening } from "./table.ts";

/** The state between two stories, what is still to be told, and how many answers led to it. */
export interface Checkpoint {
  readonly at: number;
  readonly state: unknown;
  readonly agenda: Agenda;
  readonly random: RandomState;
  /** How many happenings had been told. */
  readonly logged: number;
}

/** A happening and the number of answers given before it. */
export interface Told {
  readonly at: number;
  readonly happening: Happening;
}

/** After `at` answers the things hidden from `viewer` were dealt anew, from a separate stream of chance. */
export interface Imagining {
  readonly at: number;
  readonly viewer: Viewer;
  readonly stream: number;
}

/** What a course follows from. */
export interface Origin {
  /** Never none; the latest is the last. */
  readonly checkpoints: readonly Checkpoint[];
  readonly answers: readonly Answer[];
  readonly told: readonly Told[];
  readonly imaginings: readonly Imagining[];
  /** How many answers are given before another checkpoint is made at the start of a story. */
  readonly keep?: number | undefined;
}

/** The last checkpoint that lies at or before this number of answers. */
export function latest(checkpoints: readonly Checkpoint[], at: number): Checkpoint {
  for (let i = checkpoints.length - 1; i >= 0; i--) {
    const checkpoint = checkpoints[i];
    if (checkpoint !== undefined && checkpoint.at <= at) return checkpoint;
  }
  throw new RangeError(`no checkpoint before answer ${at} is kept`);
}
