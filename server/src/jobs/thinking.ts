import { LEVELS, makeBot } from "@civitas/bots";
import type { AnyMatch, Barrier, Seat } from "@civitas/kernel";
import { Random } from "@civitas/kernel";

/** Where bots think, and where other slow questions are worked out. */
export interface Thinking {
  decide(match: AnyMatch, seat: Seat, spec: string, seed: string): Promise<string>;
  /** What keeps the seat from taking back the last answer. */
  barrier(match: AnyMatch, seat: Seat): Promise<Barrier | undefined>;
  close(): Promise<void>;
  /** How many bots can think at once. */
  readonly threads: number;
}

/** In this very thread: for tests and for bots that think quickly. */
export const thinkHere: Thinking = {
  async decide(match, seat, spec, seed) {
    return makeBot(spec).decide(match.fork(), seat, Random.seeded(seed));
  },
  async barrier(match, seat) {
    return match.fork().barrier(seat);
  },
  async close() {},
  threads: 1,
};

export function isLevel(level: string): boolean {
  return LEVELS.some(({ id }) => id === level);
}

/** The spec of a bot of this level; a level that no longer exists is played by the first one. */
export function specOf(level: string): string {
  return (LEVELS.find(({ id }) => id === level) ?? LEVELS[0])?.spec ?? "random";
}
