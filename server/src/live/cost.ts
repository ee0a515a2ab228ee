import type { Command } from "@civitas/protocol";

/**
 * What a command costs the server, in units of about a tenth of a millisecond. Each address has a budget of these per
 * second: see `ServerLimits`. Replies are also counted in bytes.
 */
const COST: Readonly<Record<Command["do"], number>> = {
  lobby: 5,
  watch: 20,
  unwatch: 1,
  ping: 1,
  answer: 10,
  stand: 10,
  revoke: 10,
  undo: 20,
  consent: 10,
  pause: 10,
  chat: 10,
  resign: 10,
  "stand-in": 10,
  replace: 10,
};

export function costOf(command: Command): number {
  return COST[command.do];
}

/** What so many milliseconds of work cost. */
export const costOfWork = (ms: number): number => 10 * ms;
